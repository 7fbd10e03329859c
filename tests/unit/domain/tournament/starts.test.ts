import { describe, expect, test } from 'vitest';
import { assignStarters, pairRound } from '../../../../src/domain/tournament/pairing/pairRound.ts';
import { startsIn } from '../../../../src/domain/tournament/starts.ts';
import { Hall, score } from './hall.ts';

const paired = (round: number, ...players: readonly (readonly [number, number])[]) => ({
  type: 'paired' as const,
  round,
  by: 'typed' as const,
  pairs: players.map((pair, i) => ({ table: i + 1, players: pair })),
  byes: [],
});

describe('who begins', () => {
  test('whoever has begun fewer games; then who did not begin the last; always the same for the same log', () => {
    const hall = new Hall().players(4);
    hall.add(assignStarters(hall.tournament, paired(1, [1, 2], [3, 4])));
    const [one, two] = hall.tournament.rounds[0]!.pairings.map(({ players, first }) => players[first!]);
    const rest = [1, 2, 3, 4].filter((number) => number !== one && number !== two);
    const second = assignStarters(hall.tournament, paired(2, [one!, rest[0]!], [rest[1]!, two!]));
    expect(second.pairs.map(({ players, first }) => players[first!])).toEqual(rest);
    hall.add(second);
    // All have begun once: those who did not begin last.
    const third = assignStarters(hall.tournament, paired(3, [one!, rest[0]!], [two!, rest[1]!]));
    expect(third.pairs.map(({ players, first }) => players[first!])).toEqual([one, two]);
    expect(assignStarters(hall.tournament, paired(3, [one!, rest[0]!], [two!, rest[1]!]))).toEqual(third);
  });

  test('of those who began equally often, whoever was second more often', () => {
    const hall = new Hall().players(5);
    const begun = (round: number, ...pairs: readonly (readonly [number, number])[]) =>
      hall.add({
        ...paired(round, ...pairs),
        pairs: pairs.map((players, i) => ({ table: i + 1, players, first: 0 as const })),
      });
    const played = (round: number, table: number) => hall.result(round, table, 300, 200);
    // Number 2 was second and then began; number 3 only began, and had no game after it.
    for (const pairs of [
      [
        [1, 2],
        [3, 4],
      ],
      [[2, 5]],
    ] as const) {
      const round = hall.tournament.rounds.length + 1;
      begun(round, ...pairs);
      for (let table = 1; table <= pairs.length; table += 1) played(round, table);
    }
    const third = assignStarters(hall.tournament, paired(3, [3, 2]));
    expect(third.pairs.map(({ first }) => first)).toEqual([1]);
  });

  test('over a whole Swiss tournament nobody begins much more often than others', () => {
    const hall = new Hall({ rounds: 10 }).players(16);
    for (let round = 1; round <= 10; round += 1) {
      hall.add(pairRound(hall.tournament, round, 'swiss'));
      for (const { table, players } of hall.tournament.rounds[round - 1]!.pairings)
        hall.result(round, table, 300 + players[0] * 3 + round, 300 + players[1] * 3 - round);
    }
    const counts = [...startsIn(hall.tournament.rounds).values()].map(({ count }) => count);
    expect(counts).toHaveLength(16);
    expect(Math.max(...counts) - Math.min(...counts)).toBeLessThanOrEqual(2);
  });

  test('what the table says counts, not what was assigned; a walkover is begun by nobody', () => {
    const hall = new Hall().players(4);
    hall.add(assignStarters(hall.tournament, paired(1, [1, 2], [3, 4])));
    const assigned = hall.tournament.rounds[0]!.pairings[0]!.first!;
    const manual = { source: { kind: 'manual' }, answered: [], round: 1, game: 1 } as const;
    const first = assigned === 0 ? 1 : 0;
    hall.add({ type: 'result', ...manual, table: 1, ...score(300, 200), first });
    hall.add({ type: 'result', ...manual, table: 2, scores: [300, 0], winner: 0, forfeit: true });
    const starts = startsIn(hall.again().rounds);
    expect(starts.get(first + 1)).toEqual({ count: 1, replies: 0, last: true });
    expect(starts.get(assigned + 1)).toEqual({ count: 0, replies: 1, last: false });
    expect(starts.has(3)).toBe(false);
  });

  test('a round that is paired anew keeps it for those who still sit together, either way round', () => {
    const hall = new Hall().players(4);
    hall.add(assignStarters(hall.tournament, paired(1, [1, 2], [3, 4])));
    const { players, first } = hall.tournament.rounds[0]!.pairings[1]!;
    const anew = assignStarters(hall.tournament, paired(1, [4, 3], [1, 2]));
    expect(anew.pairs[0]!.players[anew.pairs[0]!.first!]).toBe(players[first!]);
  });

  test('nobody is assigned where the tables draw', () => {
    const hall = new Hall({ startsDrawn: true }).players(4);
    expect(pairRound(hall.tournament, 1, 'swiss').pairs.every(({ first }) => first === undefined)).toBe(true);
  });
});
