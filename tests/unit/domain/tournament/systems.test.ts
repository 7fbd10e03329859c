import { describe, expect, test } from 'vitest';
import { pairRound, roundsForAll } from '../../../../src/domain/tournament/pairing/pairRound.ts';
import { systemOf } from '../../../../src/domain/tournament/settings.ts';
import { Hall, SETTINGS } from './hall.ts';

const playersOf = (hall: Hall, round: number, by: Parameters<typeof pairRound>[2]) =>
  pairRound(hall.tournament, round, by).pairs.map(({ players }) => [...players].sort((a, b) => a - b));

/** After two rounds: 1 has 2 wins, 2 and 3 one each (2 has more points), 4 none. */
function fourAfterTwo(): Hall {
  return new Hall()
    .players(4)
    .pair(1, [1, 2], [3, 4])
    .result(1, 1, 500, 400)
    .result(1, 2, 300, 200)
    .pair(2, [1, 3], [2, 4])
    .result(2, 1, 500, 200)
    .result(2, 2, 400, 200);
}

describe('last rounds', () => {
  test('King of the Hill: first against second, whoever has met', () => {
    expect(playersOf(fourAfterTwo(), 3, 'king-of-the-hill')).toEqual([
      [1, 2],
      [3, 4],
    ]);
  });

  test('Danish: neighbours who have not met', () => {
    expect(playersOf(fourAfterTwo(), 3, 'danish')).toEqual([
      [1, 4],
      [2, 3],
    ]);
  });

  test('an odd number leaves a bye', () => {
    const hall = new Hall().players(5);
    for (const by of ['danish', 'king-of-the-hill'] as const) {
      const paired = pairRound(hall.tournament, 1, by);
      expect([paired.byes, paired.pairs.length]).toEqual([[5], 2]);
    }
  });

  test('the settings say which system pairs a round', () => {
    const settings = {
      ...SETTINGS,
      rounds: 6,
      lastRounds: { count: 2, system: 'king-of-the-hill' } as const,
    };
    expect([1, 4, 5, 6].map((round) => systemOf(settings, round))).toEqual([
      'swiss',
      'swiss',
      'king-of-the-hill',
      'king-of-the-hill',
    ]);
    expect(systemOf({ ...settings, lastRounds: { count: 0, system: 'danish' } }, 7)).toBe('swiss');
  });
});

test('a round robin says how many rounds it needs', () => {
  expect([2, 11, 12].map((players) => roundsForAll(new Hall().players(players).tournament))).toEqual([
    1, 11, 11,
  ]);
  expect(roundsForAll(new Hall().tournament)).toBe(0);
});

describe('before the first round', () => {
  const withRatings = (seeding: 'ratings' | 'drawn') => {
    const hall = new Hall({ seeding });
    for (const [i, rating] of [100, 180, 120, 150].entries())
      hall.add({ type: 'player', number: i + 1, name: `G${i}`, club: '', rating });
    return hall;
  };

  test('ratings seed: the upper half meets the lower', () => {
    expect(playersOf(withRatings('ratings'), 1, 'swiss')).toEqual([
      [2, 3],
      [1, 4],
    ]);
  });

  test('a draw by lot is the same each time, and differs between tournaments', () => {
    const draw = (mark: number) => playersOf(new Hall({ seeding: 'drawn', mark }).players(16), 1, 'swiss');
    expect(draw(1)).toEqual(draw(1));
    expect(draw(1)).not.toEqual(draw(2));
    expect(
      draw(1)
        .flat()
        .sort((a, b) => a - b),
    ).toEqual(Array.from({ length: 16 }, (_, i) => i + 1));
  });
});

describe('by hand', () => {
  test('fixed pairs stay together, the rest is paired around them', () => {
    const hall = new Hall().players(6);
    const fixed = [{ table: 2, players: [1, 2] as const }];
    const paired = pairRound(hall.tournament, 1, 'swiss', fixed);
    expect(paired.pairs.map(({ table, players }) => [table, ...players])).toEqual([
      [1, 3, 5],
      [2, 1, 2],
      [3, 4, 6],
    ]);
  });

  test('a player with a fixed table has it; of two who want one, the first', () => {
    const hall = new Hall();
    for (const [i, table] of [undefined, 9, 9, undefined].entries())
      hall.add({ type: 'player', number: i + 1, name: `G${i}`, club: '', ...(table ? { table } : {}) });
    const paired = pairRound(hall.tournament, 1, 'swiss');
    expect(paired.pairs.map(({ table, players }) => [table, ...players])).toEqual([
      [1, 2, 4],
      [9, 1, 3],
    ]);
  });
});
