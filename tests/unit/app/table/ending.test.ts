import { describe, expect, test } from 'vitest';
import { gameHeading } from '../../../../src/app/games/gameHead.ts';
import { withStarter } from '../../../../src/app/newGame/gameSetup.ts';
import { initialSetup, setupAgain } from '../../../../src/app/newGame/initialSetup.ts';
import { startFact } from '../../../../src/app/newGame/startFact.ts';
import type { Device, StoredGame } from '../../../../src/app/shell/ports.ts';
import { callNames } from '../../../../src/app/table/callName.ts';
import {
  exportGame,
  fileName,
  hasNextGame,
  matchOf,
  rackOf,
  rackRow,
} from '../../../../src/app/table/ending.ts';
import type { Start } from '../../../../src/domain/table/fact.ts';
import { aheadInGames } from '../../../../src/domain/table/match.ts';
import { readGameFile } from '../../../../src/share/gameFile/gameFile.ts';
import { begin, play, rack, rulesOf, Script, startOf, stop } from '../../domain/table/script.ts';

const takeover = { scores: [100, 90], bag: 0, racks: [2, 2] };

function finished(start: Start): Script {
  return new Script(start).given(stop(0), play(0, 12, 2), { type: 'accept', seat: 1 }, rack(1, 'ĆA'));
}

const stored = (id: string, { entries }: Script): StoredGame => ({ id, entries });

describe('racks', () => {
  test('by letters, by value, and nothing typed is an empty rack', () => {
    const typed = { seat: 1, letters: 'Ć?', value: '6' };
    expect(rackOf({ ...typed, by: 'letters' })).toEqual({ type: 'rack', seat: 1, letters: 'Ć?' });
    expect(rackOf({ ...typed, by: 'value' })).toEqual({ type: 'rack', seat: 1, value: 6 });
    expect(rackOf({ ...typed, by: 'value', value: '' })).toEqual({ type: 'rack', seat: 1, value: 0 });
  });

  test('a wrong one is corrected in its place, more than once', () => {
    const script = finished(startOf(rulesOf('three-games'), { takeover }));
    expect(rackRow(script.game, 0)).toBeNull();
    const row = rackRow(script.game, 1)!;
    script.given({ type: 'amend', target: row, fact: rack(1, 'ŻA') });
    expect(rackRow(script.game, 1)).toBe(row);
    script.given({ type: 'amend', target: row, fact: rack(1, 'ŹA') });
    expect(script.state.racksLeft[1]).toEqual({ letters: ['Ź', 'A'], value: 10 });
  });
});

/** As the players go on from a result: the same setup, and only who starts is asked. */
function startAgain(start: Start, id: string, first: number): Start {
  const last = { id, start, finished: true };
  const setup = setupAgain(initialSetup(rulesOf('pfs'), last, [], []), last);
  return startFact(withStarter(setup, first), (seat) => start.players[seat]!.name);
}

describe('a match', () => {
  const start = startOf(rulesOf('three-games'), { takeover, table: '4', round: '2', game: 1, tournament: 7 });
  const first = finished(start);
  const second = finished({ ...startAgain(start, 'one', 0), takeover });
  const other = finished(start);

  test('the next game keeps players, rules and consents and names its match', () => {
    const next = startAgain(start, 'one', 1);
    expect(next).toMatchObject({ first: 1, game: 2, match: 'one', consents: [0, 1], table: '4', round: '2' });
    expect(next.tournament).toBe(7);
    expect(next.players).toEqual(start.players);
    expect(next).not.toHaveProperty('takeover');
    expect(startAgain(next, 'two', 0)).toMatchObject({ game: 3, match: 'one' });
    expect(new Script(next).state.phase).toEqual({ name: 'thinking', seat: 1 });
  });

  test('after the last game a match begins anew; a single game has no number', () => {
    const last = { ...start, game: 3, match: 'one' };
    expect(hasNextGame(last)).toBe(false);
    expect(startAgain(last, 'three', 0)).toMatchObject({ game: 1 });
    expect(startAgain(last, 'three', 0)).not.toHaveProperty('match');
    expect(startAgain(last, 'three', 0)).not.toHaveProperty('tournament');
    expect(startAgain(startOf(rulesOf('pfs')), 'x', 0)).not.toHaveProperty('game');
  });

  test('so far counts the finished games of this match only', () => {
    const games = [stored('two', second), stored('other', other), stored('one', first)].map(
      ({ id, entries }) => gameHeading().describe(id, entries),
    );
    const match = matchOf(games, 'two', second.state.start)!;
    expect(match.games.map(({ id, game }) => [id, game])).toEqual([
      ['one', 1],
      ['two', 2],
    ]);
    expect(match.tally).toMatchObject({ played: 2, won: [2, 0], drawn: 0, points: [238, 166] });
    expect(matchOf(games, 'one', start)?.tally.played).toBe(2);
    expect(aheadInGames(match.tally)).toBe(0);
    expect(matchOf(games, 'one', startOf(rulesOf('pfs')))).toBeNull();
  });
});

test('a match is summed by person, also where they changed seats', () => {
  const [anna, marek] = startOf(rulesOf('three-games')).players;
  const start = startOf(rulesOf('three-games'), { takeover, game: 1 });
  const first = finished(start);
  const swapped = finished({ ...startAgain(start, 'one', 0), takeover, players: [marek!, anna!] });
  const games = [stored('one', first), stored('two', swapped)].map(({ id, entries }) =>
    gameHeading().describe(id, entries),
  );
  const { tally } = matchOf(games, 'two', swapped.state.start)!;
  expect(tally).toMatchObject({ won: [1, 1], points: [202, 202] });
  expect(aheadInGames(tally)).toBeNull();
});

describe('the game file', () => {
  test('is written whole and read back, with the match it belongs to', async () => {
    const start = startAgain(startOf(rulesOf('three-games'), { game: 1 }), 'one', 0);
    const game = stored('two', new Script(start).given(stop(0), play(0, 8)));
    const files: string[][] = [];
    const device = { saveFile: (...file: string[]) => files.push(file) } as unknown as Device;
    await exportGame(device, game);
    const [[name, content, type] = []] = files;
    expect(type).toBe('application/json');
    expect(name).toMatch(/^sprawdzam_\d{4}-\d\d-\d\d_g2_Anna_Marek\.json$/);
    expect(readGameFile(content ?? '')).toEqual({ ok: true, value: game });
  });

  test('has a name that every file system takes', () => {
    const players = [{ name: '../Żółw: "Q"' }, { name: '🙂' }];
    const game = stored('g', begin('pfs', { players }));
    expect(fileName(game)).toMatch(/^sprawdzam_[\d-]+_Żółw-Q\.json$/);
  });
});

test('players are called by their first names, unless two have the same', () => {
  const named = (...names: string[]) => callNames(names.map((name) => ({ name })));
  expect(named('Anna Kowalska', 'Marek Zieliński')).toEqual(['Anna', 'Marek']);
  expect(named('Anna Kowalska', 'Anna Nowak', 'Ewa')).toEqual(['Anna Kowalska', 'Anna Nowak', 'Ewa']);
});
