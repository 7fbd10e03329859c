import { describe, expect, test } from 'vitest';
import type { DuplicateFact } from '../../../../src/domain/duplicate/fact.ts';
import { rankGame, tournamentPointsOf } from '../../../../src/domain/duplicate/ranking.ts';
import { tournamentStandings } from '../../../../src/domain/duplicate/standings.ts';
import type { DuplicateState } from '../../../../src/domain/duplicate/state.ts';
import { SLOVAK_DUPLICATE } from '../../../../src/domain/rules/presets/slovakDuplicate.ts';
import { points, startOf, stateAfter } from './script.ts';

const BEST = [30, 74, 25, 40];
const D4 = [
  [30, 70, 25, 38],
  [30, 74, 25, 34],
  [24, 60, 20, 40],
  [20, 74, 0, 30],
  [30, 0, 18, 22],
];

/** One row a participant, one column a move. */
function gameOf(rows: readonly (readonly number[])[], more: readonly DuplicateFact[] = []): DuplicateState {
  const moves = rows[0]!.flatMap((_, move): DuplicateFact[] => {
    const best = Math.max(...rows.map((row) => row[move]!));
    return [...rows.map((row, i) => points(i + 1, row[move]!)), { type: 'master', points: best }];
  });
  return stateAfter(startOf(rows.length), ...moves, ...more, { type: 'ended', why: 'referee' });
}

describe('D4: one game', () => {
  const ranked = rankGame(gameOf(D4));

  test.each([
    [2, 1, 163, 3, 9645, 10],
    [1, 2, 163, 2, 9645, 7],
    [3, 3, 144, 1, 8521, 4],
    [4, 4, 124, 1, 7337, 2],
    [5, 5, 70, 1, 4142, 1],
  ])('participant %i is at place %i', (number, place, sum, maxima, percentage, tournamentPoints) => {
    expect(ranked[place - 1]).toMatchObject({
      number,
      place,
      points: sum,
      maxima,
      percentage,
      tournamentPoints,
    });
  });

  test('the best moves add up to 169', () => expect(BEST.reduce((sum, best) => sum + best)).toBe(169));
});

describe('D8: tournament points', () => {
  const rule = SLOVAK_DUPLICATE.tournamentPoints;
  const all = Array.from({ length: 29 }, (_, i) => tournamentPointsOf(rule, i + 1, 29));

  test('29 participants: 34, 31, 28, 26, 25 … 3, 2, 1', () => {
    expect(all.slice(0, 8)).toEqual([34, 31, 28, 26, 25, 24, 23, 22]);
    expect(all.slice(-3)).toEqual([3, 2, 1]);
    expect(all.reduce((sum, one) => sum + one)).toBe(444);
  });

  test('three participants: the table goes before „posledné miesto: 1 bod”', () => {
    expect([1, 2, 3].map((place) => tournamentPointsOf(rule, place, 3))).toEqual([8, 5, 2]);
  });

  test('who is level in points and maxima shares the better place; the next is skipped', () => {
    const ranked = rankGame(
      gameOf([
        [20, 30],
        [30, 20],
        [10, 10],
      ]),
    );
    expect(ranked.map(({ place, tournamentPoints }) => [place, tournamentPoints])).toEqual([
      [1, 8],
      [1, 8],
      [3, 2],
    ]);
  });
});

describe('several games', () => {
  const lines = (...games: DuplicateState[]) =>
    tournamentStandings(games).map(({ number, place, tournamentPoints }) => [
      number,
      place,
      tournamentPoints,
    ]);

  test('tournament points go before points', () => {
    const one = gameOf([[10], [9], [8]]);
    const two = gameOf([[10], [9], [90]]);
    expect(lines(one, one)).toEqual([
      [1, 1, 16],
      [2, 2, 10],
      [3, 3, 4],
    ]);
    // 8 + 5, 5 + 2, 2 + 8: the better points do not help the third one past the first.
    expect(lines(one, two)).toEqual([
      [1, 1, 13],
      [3, 2, 10],
      [2, 3, 7],
    ]);
  });

  test('level in tournament points: points, then maxima, then the average percentage', () => {
    const level = [
      gameOf([
        [20, 5],
        [10, 9],
      ]),
      gameOf([
        [10, 9],
        [25, 5],
      ]),
    ];
    expect(tournamentStandings(level).map(({ number, points: sum }) => [number, sum])).toEqual([
      [2, 49],
      [1, 44],
    ]);
    const maxima = [
      gameOf([
        [10, 10, 10],
        [15, 5, 0],
      ]),
      gameOf([[20], [30]]),
    ];
    const [first, second] = tournamentStandings(maxima);
    expect([first!.number, first!.points, second!.points]).toEqual([2, 50, 50]);
    expect([first!.tournamentPoints, second!.tournamentPoints, first!.maxima, second!.maxima]).toEqual([
      11, 11, 2, 2,
    ]);
    expect(first!.percentage).toBeGreaterThan(second!.percentage);
  });

  test('everything equal: a shared place', () => {
    expect(lines(gameOf([[10], [10], [5]]))).toEqual([
      [1, 1, 8],
      [2, 1, 8],
      [3, 3, 2],
    ]);
  });

  test('who misses a game has nothing of it, and N stays', () => {
    const one = gameOf([[10], [9], [8]]);
    const two = gameOf([[10], [9]]);
    expect(lines(one, two)).toEqual([
      [1, 1, 16],
      [2, 2, 10],
      [3, 3, 2],
    ]);
  });

  test('who is excluded has no place; N stays', () => {
    const warning: DuplicateFact = { type: 'warning', participant: 1, confirmed: { by: 'referee' } };
    const one = gameOf([[10], [9], [8]], [warning, warning, warning, warning]);
    expect(
      rankGame(one).map(({ number, place, tournamentPoints }) => [number, place, tournamentPoints]),
    ).toEqual([
      [2, 1, 8],
      [3, 2, 5],
      [1, null, 0],
    ]);
    expect(lines(one)).toEqual([
      [2, 1, 8],
      [3, 2, 5],
      [1, null, 0],
    ]);
  });
});
