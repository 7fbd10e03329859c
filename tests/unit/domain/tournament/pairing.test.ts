import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { PlayerNumber } from '../../../../src/domain/tournament/fact.ts';
import { maximumMatching } from '../../../../src/domain/tournament/pairing/matching.ts';
import { clubMatePairs, opponentsOf } from '../../../../src/domain/tournament/pairing/opponents.ts';
import { pairRound } from '../../../../src/domain/tournament/pairing/pairRound.ts';
import { roundRobin } from '../../../../src/domain/tournament/pairing/roundRobin.ts';
import { standings } from '../../../../src/domain/tournament/standings.ts';
import { dice, Hall, score } from './hall.ts';

describe('round robin', () => {
  test.each([2, 3, 4, 5, 8, 15, 16, 31])('of %i players: everybody meets everybody once', (n) => {
    const players = Array.from({ length: n }, (_, i) => i + 1);
    const met = new Map<string, number>();
    const byes = new Map<PlayerNumber, number>();
    const rounds = n % 2 === 0 ? n - 1 : n;
    for (let round = 1; round <= rounds; round += 1) {
      const pairing = roundRobin(players, round);
      expect([...pairing.pairs.flat(), ...pairing.byes].sort((a, b) => a - b)).toEqual(players);
      for (const [a, b] of pairing.pairs) met.set(`${a}-${b}`, (met.get(`${a}-${b}`) ?? 0) + 1);
      for (const number of pairing.byes) byes.set(number, (byes.get(number) ?? 0) + 1);
    }
    expect(met.size).toBe((n * (n - 1)) / 2);
    expect([...met.values()].every((times) => times === 1)).toBe(true);
    expect(byes.size).toBe(n % 2 === 0 ? 0 : n);
  });

  test('a withdrawal moves nobody else: the absent leave byes behind', () => {
    const hall = new Hall({ system: 'round-robin' }).players(6);
    const before = pairRound(hall.tournament, 2, 'round-robin');
    hall.add(pairRound(hall.tournament, 1, 'round-robin'), { type: 'withdrawn', number: 3 });
    const after = pairRound(hall.tournament, 2, 'round-robin');
    const met = before.pairs.find(({ players }) => players.includes(3))!.players;
    expect(after.byes).toEqual(met.filter((number) => number !== 3));
    expect(after.pairs.map(({ players }) => players)).toEqual(
      before.pairs.filter(({ players }) => !players.includes(3)).map(({ players }) => players),
    );
  });
});

describe('matching', () => {
  test('is as large as any, by counting all of them', () => {
    const graphs = fc
      .integer({ min: 2, max: 8 })
      .chain((n) =>
        fc
          .array(fc.boolean(), { minLength: n * n, maxLength: n * n })
          .map((bits) =>
            Array.from({ length: n }, (_, a) =>
              Array.from({ length: n }, (_, b) => a !== b && bits[Math.min(a, b) * n + Math.max(a, b)]!),
            ),
          ),
      );
    fc.assert(
      fc.property(graphs, (graph) => {
        const most = largest(graph, 0, new Set());
        const mates = maximumMatching(graph);
        expect(mates.filter((mate) => mate !== -1).length / 2).toBe(most);
        for (const [a, b] of mates.entries()) {
          if (b === -1) continue;
          expect(mates[b]).toBe(a);
          expect(graph[a]![b]).toBe(true);
        }
      }),
      { numRuns: 500 },
    );
  });
});

function largest(graph: boolean[][], from: number, used: Set<number>): number {
  let a = from;
  while (a < graph.length && used.has(a)) a += 1;
  if (a >= graph.length) return 0;
  let best = largest(graph, a + 1, used);
  for (let b = a + 1; b < graph.length; b += 1) {
    if (!graph[a]![b] || used.has(b)) continue;
    best = Math.max(best, 1 + largest(graph, a + 1, new Set([...used, a, b])));
  }
  return best;
}

describe('swiss', () => {
  test('first round of equals: the upper half against the lower half', () => {
    const hall = new Hall({ clubsApart: false }).players(8);
    expect(pairRound(hall.tournament, 1, 'swiss').pairs.map(({ players }) => players)).toEqual([
      [1, 5],
      [2, 6],
      [3, 7],
      [4, 8],
    ]);
  });

  test('winners meet winners', () => {
    const hall = new Hall({ clubsApart: false }).players(8).pair(1, [1, 5], [2, 6], [3, 7], [4, 8]);
    for (const table of [1, 2, 3, 4]) hall.result(1, table, 400 + table, 300);
    const { pairs } = pairRound(hall.tournament, 2, 'swiss');
    expect(pairs.map(({ players }) => players)).toEqual([
      [4, 2],
      [3, 1],
      [5, 7],
      [6, 8],
    ]);
  });

  test('school mates are kept apart while others are near', () => {
    const hall = new Hall().players(16, (number) => (number % 2 === 0 ? 'SP 1' : 'SP 2'));
    for (const { players } of pairRound(hall.tournament, 1, 'swiss').pairs) {
      expect((players[0] + players[1]) % 2).toBe(1);
    }
  });

  test('of a school with more than half of the players only as many meet as must', () => {
    const hall = new Hall({ clubsBeforeFloats: true }).players(12, (number) =>
      number % 3 === 0 ? `SP ${number}` : 'SP 1',
    );
    for (const round of [1, 2]) {
      const paired = pairRound(hall.tournament, round, 'swiss');
      expect(clubMatePairs(hall.tournament, paired)).toHaveLength(2);
      hall.add(paired);
      for (const { table } of paired.pairs) hall.result(round, table, 300 + table, 250);
    }
  });

  test('no club mates meet where the next group has somebody else for everyone', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 4, max: 24 }),
        fc.integer({ min: 2, max: 6 }),
        fc.nat(),
        (count, clubs, seed) => {
          const roll = dice(seed);
          const hall = new Hall({ clubsBeforeFloats: true }).players(count, () => `SP ${roll(clubs)}`);
          for (let round = 1; round <= 5; round += 1) {
            const wins = new Map(standings(hall.tournament).map((row) => [row.player.number, row.wins]));
            const paired = pairRound(hall.tournament, round, 'swiss');
            const met = opponentsOf(hall.tournament.rounds);
            const playing = paired.pairs.flatMap(({ players }) => players);
            const levels = [...new Set(playing.map((number) => wins.get(number)!))].sort((a, b) => b - a);
            const level = (number: PlayerNumber) => levels.indexOf(wins.get(number)!);
            const club = (number: PlayerNumber) => hall.tournament.players[number - 1]!.club;
            const graph = playing.map((a) =>
              playing.map(
                (b) =>
                  a !== b &&
                  !met.get(a)?.includes(b) &&
                  club(a) !== club(b) &&
                  Math.abs(level(a) - level(b)) <= 1,
              ),
            );
            if (!maximumMatching(graph).includes(-1)) {
              expect(clubMatePairs(hall.tournament, paired)).toEqual([]);
            }
            hall.add(paired);
            for (const { table } of paired.pairs) hall.result(round, table, 250 + roll(200), 250 + roll(200));
          }
        },
      ),
      { numRuns: 60 },
    );
  });

  const tournaments = fc.record({
    players: fc.integer({ min: 2, max: 26 }),
    rounds: fc.integer({ min: 1, max: 14 }),
    seed: fc.nat(),
    clubs: fc.integer({ min: 0, max: 4 }),
    withdrawal: fc.boolean(),
  });

  test('everyone once; at most one bye more than anybody else; no repeats where all can be paired without', () => {
    fc.assert(
      fc.property(tournaments, ({ players, rounds, seed, clubs, withdrawal }) => {
        const roll = dice(seed);
        const hall = new Hall().players(players, (n) => (clubs === 0 ? '' : `SP ${n % clubs}`));
        const byes = new Map<PlayerNumber, number>();
        for (let round = 1; round <= rounds; round += 1) {
          if (withdrawal && round === 3 && players > 4) hall.add({ type: 'withdrawn', number: 1 });
          const active = hall.tournament.players.filter((player) => !player.withdrawn).map((p) => p.number);
          const paired = pairRound(hall.tournament, round, 'swiss');
          const seated = [...paired.pairs.flatMap((pair) => pair.players), ...paired.byes];
          expect(seated.sort((a, b) => a - b)).toEqual(active);
          expect(paired.byes.length).toBe(active.length % 2);
          for (const number of paired.byes) {
            const fewest = Math.min(...active.map((other) => byes.get(other) ?? 0));
            expect(byes.get(number) ?? 0).toBe(fewest);
            byes.set(number, fewest + 1);
          }
          const met = opponentsOf(hall.tournament.rounds);
          const opponents = (number: PlayerNumber) => new Set(met.get(number) ?? []);
          const playing = active.filter((number) => !paired.byes.includes(number));
          const graph = playing.map((a) => playing.map((b) => a !== b && !opponents(a).has(b)));
          const again = paired.pairs.filter(({ players: [a, b] }) => opponents(a).has(b)).length;
          // Where somebody has to meet again, `floats.test.ts` says how seldom.
          if (!maximumMatching(graph).includes(-1)) expect(again).toBe(0);
          hall.add(paired);
          for (const { table } of paired.pairs) hall.result(round, table, 250 + roll(200), 250 + roll(200));
        }
      }),
      { numRuns: 40 },
    );
  });

  test('is the same whenever it is asked', () => {
    const hall = new Hall().players(11);
    hall.add(pairRound(hall.tournament, 1, 'swiss'));
    for (const { table } of hall.tournament.rounds[0]!.pairings) hall.result(1, table, 300, 290 + table);
    expect(pairRound(hall.tournament, 2, 'swiss')).toEqual(pairRound(hall.again(), 2, 'swiss'));
  });

  test('300 players, 15 rounds, no repeat', () => {
    const hall = new Hall({ rounds: 15 }).players(300);
    const roll = dice(5);
    const seen = new Set<string>();
    for (let round = 1; round <= 15; round += 1) {
      const paired = pairRound(hall.tournament, round, 'swiss');
      hall.add(paired);
      for (const { table, players } of paired.pairs) {
        const key = [...players].sort((a, b) => a - b).join('-');
        expect(seen.has(key)).toBe(false);
        seen.add(key);
        const { scores, winner } = score(200 + roll(300), 200 + roll(300));
        hall.add({
          type: 'result',
          round,
          table,
          game: 1,
          scores,
          winner,
          forfeit: false,
          source: { kind: 'manual' },
          answered: [],
        });
      }
    }
    expect(seen.size).toBe(15 * 150);
  });
});
