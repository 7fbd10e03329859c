import { describe, expect, test } from 'vitest';
import { append, current, type Game } from '../../../../src/domain/table/game.ts';
import { importGcg } from '../../../../src/share/gcg/importGcg.ts';
import { type GcgProfile, writeGcg } from '../../../../src/share/gcg/writeGcg.ts';
import { randomGame, seeded } from './randomGame.ts';

/*
 * What the parsers of other programs take, line by line. The strictest reader of lines knows these kinds and refuses a
 * file with any other; the sum of a turn has no sign; a line of time or of racks ends the game, and no turn may follow.
 */
const TURNS = {
  play: /^>\S+: +\S+ +(?:\d{1,2}[A-O]|[A-O]\d{1,2}) +[\p{L}.]+ +\+\d+ +\d+$/u,
  pass: /^>\S+: +\S+ +- +\+0 +\d+$/,
  exchange: /^>\S+: +\S+ +-[\p{L}?]+ +\+0 +\d+$/u,
  phony: /^>\S+: +\S+ +-- +-\d+ +\d+$/,
  bonus: /^>\S+: +\S* *\(challenge\) +\+\d+ +\d+$/,
} as const;
const ENDS = {
  gained: /^>\S+: +\([\p{L}?]+\) +\+\d+ +-?\d+$/u,
  lost: /^>\S+: +([\p{L}?]+) +\(\1\) +-\d+ +-?\d+$/u,
  time: /^>\S+: +\S* *\(time\) +-\d+ +-?\d+$/,
} as const;

const matches = (kinds: Readonly<Record<string, RegExp>>, line: string) =>
  Object.values(kinds).filter((kind) => kind.test(line)).length;

function troubles(text: string): readonly string[] {
  const lines = text.split('\n');
  const found: string[] = [];
  if (lines[0] !== '#character-encoding UTF-8') found.push('the encoding is not first');
  if (text.includes('\r') || text.includes('\uFEFF')) found.push('a sign that not all take');
  if (lines.at(-1) !== '') found.push('the last line has no end');
  let over = false;
  let events = 0;
  for (const line of lines.slice(1, -1)) {
    if (line.startsWith('>')) {
      events += 1;
      const [turn, end] = [matches(TURNS, line), matches(ENDS, line)];
      if (turn + end !== 1) found.push(`${turn + end} kinds: ${line}`);
      if (turn === 1 && over) found.push(`after the end: ${line}`);
      over ||= end === 1;
    } else if (/^#note \S/.test(line)) {
      if (events === 0) found.push(`a note of nothing: ${line}`);
      if (/[#>]/.test(line.slice(1))) found.push(`a sign that begins a line: ${line}`);
    } else if (events > 0) found.push(`after the first turn: ${line}`);
    else if (!/^#(?:player[12] \S+ \S.*|lexicon \w+|tile-distribution [a-z]+)$/u.test(line))
      found.push(`unknown: ${line}`);
  }
  const nicks = lines.flatMap((line) => /^#player\d (\S+)/.exec(line)?.[1] ?? []);
  if (new Set(nicks).size !== 2) found.push('nicks');
  return found;
}

/** The same game with points that the referee took after its second line, and gave after its third. */
function withPenalties(game: Game): Game {
  let next = game;
  for (const [seat, points] of [
    [0, -10],
    [1, 5],
  ] as const) {
    const fact = { type: 'penalty', seat, points, reason: 'kara > # 1' } as const;
    const added = append(next, { at: next.entries.at(-1)!.at, fact });
    if (!added.ok) throw new Error(JSON.stringify(added.error));
    next = added.value;
  }
  return next;
}

const written = (game: Game, profile: GcgProfile, upTo?: number) => {
  const text = writeGcg(game, { profile, ...(upTo === undefined ? {} : { upTo }) });
  if (!text.ok) throw new Error(JSON.stringify(text.error));
  return text.value;
};

describe.each(['all', 'exact'] as const)('profile %s', (profile) => {
  test.each(['pfs', 'three-games', 'pinczow-school', 'english-school', 'wespa'])(
    'games by %s are lines that every reader of two-player files takes',
    (id) => {
      for (let seed = 0; seed < 12; seed++) {
        const game = randomGame(seeded(seed), id);
        expect(troubles(written(game, profile))).toEqual([]);
        expect(troubles(written(game, profile, 5))).toEqual([]);
      }
    },
  );

  test('points that the referee takes or gives in mid-game end it for nobody', () => {
    const whole = randomGame(seeded(3), 'pfs');
    const rows = whole.states.findIndex((state) => (state?.turns.length ?? 0) === 4);
    let game = withPenalties({
      ...whole,
      entries: whole.entries.slice(0, rows + 1),
      states: whole.states.slice(0, rows + 1),
      facts: whole.facts.slice(0, rows + 1),
    });
    for (const entry of whole.entries.slice(rows + 1)) {
      const added = append(game, entry);
      if (!added.ok) throw new Error(JSON.stringify(added.error));
      game = added.value;
    }
    const text = written(game, profile);
    expect(troubles(text)).toEqual([]);
    const again = importGcg(text, 0);
    if (!again.ok) throw new Error(JSON.stringify(again.error));
    expect(current(again.value.game)!.turns.map(({ points }) => points)).toEqual(
      current(game)!.turns.map(({ points }) => points),
    );
  });
});
