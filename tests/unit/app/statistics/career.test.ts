import { expect, test } from 'vitest';
import { careers, filtered, pointsOver, rivalries } from '../../../../src/app/statistics/career.ts';
import { playedGame } from '../../../../src/app/statistics/playedGame.ts';
import { careersCsv } from '../../../../src/app/statistics/statisticsCsv.ts';
import { begin, challenge, pass, play, rack, stop, verdict } from '../../domain/table/script.ts';

function game(id: string, names: readonly [string, string], points: readonly [number, number]) {
  const players = names.map((name) => ({ name }));
  const script = begin('pinczow-school', { players }).given(
    { type: 'play', seat: 0, points: points[0], words: ['KOt'], bonus: points[0] > 60 ? 50 : 0 },
    play(1, points[1]),
  );
  script.given(stop(0), challenge(1, 'XYZ'), verdict({ XYZ: false }), { type: 'loss', seat: 0 });
  script.given(pass(1), pass(0), pass(1), pass(0), rack(0, 'A'), rack(1, 'AA'));
  return playedGame({ id, entries: script.entries })!;
}

const GAMES = [
  game('a', ['Anna Łoś', 'Marek'], [70, 30]),
  game('b', ['marek', 'ANNA łos'], [40, 50]),
  game('c', ['Anna Łoś', 'Ola'], [20, 21]),
];

test('one player is one, however the name is typed', () => {
  expect(careers(GAMES).map(({ name, games, wins, points }) => [name, games, wins, points])).toEqual([
    ['Anna Łoś', 3, 2, 69 + 48 + 19],
    ['Marek', 2, 0, 28 + 39],
    ['Ola', 1, 1, 19],
  ]);
  expect(careers(GAMES)[0]).toMatchObject({
    draws: 0,
    highest: 69,
    bestMove: { points: 70, word: 'KOt' },
    bonuses: 1,
    challenges: 1,
    challengesWon: 1,
  });
});

test('against each other, and one result after the other', () => {
  expect(rivalries(GAMES, 'anna los')).toMatchObject([
    { name: 'marek', games: 2, wins: 2, points: 117, against: 67 },
    { name: 'Ola', games: 1, wins: 0, draws: 0 },
  ]);
  expect(pointsOver(GAMES, 'anna los')).toEqual([69, 48, 19]);
});

test('a draw in the first place is one for those who share it, and for nobody behind them', () => {
  const players = ['Kuba', 'Zosia', 'Max', 'Ola'].map((name) => ({ name }));
  const script = begin('english-school', { players }).given(play(0, 5), play(1, 9), play(2, 9), play(3, 3));
  for (const seat of [0, 1, 2, 3, 0, 1, 2, 3]) script.given(pass(seat));
  for (const seat of [0, 1, 2, 3]) script.given(rack(seat, 'A'));
  const played = playedGame({ id: 'four', entries: script.entries })!;
  expect(played).toMatchObject({ winner: null, drawn: [1, 2] });
  const draws = new Map(careers([played]).map((career) => [career.name, career.draws]));
  expect(['Kuba', 'Zosia', 'Max', 'Ola'].map((name) => draws.get(name))).toEqual([0, 1, 1, 0]);
});

test('by time and by regulation', () => {
  expect(filtered(GAMES, { since: null, regulation: null })).toHaveLength(3);
  expect(filtered(GAMES, { since: 1_000_000_000_000_000, regulation: null })).toEqual([]);
  expect(filtered(GAMES, { since: null, regulation: 'pfs' })).toEqual([]);
});

test('half a game has no part in it', () => {
  const { entries } = begin('pinczow-school').given(play(0, 20));
  expect(playedGame({ id: 'x', entries })).toBeNull();
});

test('as a table for a spreadsheet', () => {
  const text = careersCsv(['Gracz', 'Partie'], careers(GAMES));
  expect(text).toContain('"Anna Łoś";3;2;0;45,3;69;46,7;70;"KOT";');
});
