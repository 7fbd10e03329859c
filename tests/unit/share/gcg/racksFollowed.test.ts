import { expect, test } from 'vitest';
import { TILE_SETS } from '../../../../src/domain/tiles/tileSet.ts';
import { writeGcg } from '../../../../src/share/gcg/writeGcg.ts';
import { randomGame, seeded } from './randomGame.ts';

/*
 * A program that follows the racks of a file, as the strictest of them does: what a line lays must be on its rack, every rack
 * must still be there to be drawn, together with what the other player is known to hold since a word came off; a game is over
 * when a rack is empty and no more than seven tiles lie nowhere, and no turn may follow. (After six turns without points it is over too: no
 * file can help where our rules let such a game go on.)
 */
function troubles(text: string, language: 'pl' | 'en'): readonly string[] {
  const found: string[] = [];
  let unseen = [...TILE_SETS[language].tiles].flatMap(([tile, { count }]) =>
    Array.from({ length: count }, () => tile),
  );
  const events = text.split('\n').filter((line) => line.startsWith('>'));
  const held = new Map<string, readonly string[]>();
  let over = false;
  let scoreless = 0;
  let before: {
    readonly unseen: readonly string[];
    readonly scoreless: number;
    readonly rack: string;
  } | null = null;
  for (const [i, line] of events.entries()) {
    const [nick = '', ...words] = line.split(/ +/);
    const [rack = ''] = words;
    const say = (what: string) => found.push(`${what}: ${line}`);
    const isEnd = /^\(/.test(rack);
    const isBack = words[1] === '--';
    if (isBack) {
      if (!before || before.rack !== rack) say('another rack');
      else ({ unseen, scoreless } = { unseen: [...before.unseen], scoreless: before.scoreless });
      over = false;
      held.set(nick, [...rack]);
    } else if (isEnd) {
      if (!over) say('an end before the end');
      if (!draws(unseen, [...rack.slice(1, -1)])) say('not left');
    } else {
      if (over) say('a turn after the end');
      if (rack === '' || !draws(unseen, [...rack])) say('not in the bag');
      const other =
        events
          .slice(i)
          .find((one) => !one.startsWith(nick))
          ?.split(' ')[0] ?? '';
      if (!draws(unseen, [...rack, ...(held.get(other) ?? [])])) say('held by the other');
      before = { unseen, scoreless, rack };
      const laid = /^\d|^[A-O]\d/.test(words[1]!)
        ? [...words[2]!].filter((sign) => sign !== '.').map((sign) => (/\p{Ll}/u.test(sign) ? '?' : sign))
        : [];
      if (!draws([...rack], laid)) say('not on the rack');
      unseen = without(unseen, laid);
      const kept = without([...rack], laid);
      if (laid.length > 0 && kept.length === 0 && unseen.length <= 7) over = true;
      held.set(
        nick,
        words[1]?.startsWith('-') && words[1] !== '-' ? [] : without([...(held.get(nick) ?? [])], laid),
      );
    }
    if (!isEnd) scoreless = /\+0 \d+$/.test(line) || isBack ? scoreless + 1 : 0;
    if (scoreless >= 6) break;
  }
  return found;
}

const without = (tiles: readonly string[], some: readonly string[]) => {
  const rest = [...tiles];
  for (const tile of some) {
    const at = rest.indexOf(tile);
    if (at >= 0) rest.splice(at, 1);
  }
  return rest;
};
const draws = (tiles: readonly string[], some: readonly string[]) =>
  without(tiles, some).length === tiles.length - some.length;

test.each([
  ['pfs', 'pl'],
  ['three-games', 'pl'],
  ['wespa', 'en'],
] as const)('a program that follows the racks finds nothing wrong with games by %s', (id, language) => {
  for (let seed = 0; seed < 25; seed++) {
    const game = randomGame(seeded(seed), id);
    for (const upTo of [undefined, 9]) {
      const text = writeGcg(game, { profile: 'all', ...(upTo === undefined ? {} : { upTo }) });
      expect(text.ok && troubles(text.value, language)).toEqual([]);
    }
  }
});
