import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  type Costs,
  cheapestMatching,
  HIGHEST_COST,
} from '../../../../src/domain/tournament/pairing/cheapestMatching.ts';
import { weigh } from '../../../../src/domain/tournament/pairing/weigh.ts';
import { dice } from './hall.ts';

/** Every perfect matching there is. */
function cheapest(costs: Costs, left: readonly number[] = [...costs.keys()]): number {
  const [a, ...others] = left;
  if (a === undefined) return 0;
  return Math.min(
    ...others.map(
      (b) =>
        costs[a]![b]! +
        cheapest(
          costs,
          others.filter((other) => other !== b),
        ),
    ),
  );
}

function costOf(costs: Costs, mates: readonly number[]): number {
  return mates.reduce((sum, mate, vertex) => (vertex < mate ? sum + costs[vertex]![mate]! : sum), 0);
}

const symmetric = (n: number, cost: (a: number, b: number) => number): Costs => {
  const upper = Array.from({ length: n }, (_, a) =>
    Array.from({ length: n }, (_, b) => (a < b ? cost(a, b) : 0)),
  );
  return upper.map((row, a) => row.map((_, b) => (a < b ? upper[a]![b]! : upper[b]![a]!)));
};

describe('the cheapest matching', () => {
  test.each([3, 20, 1_000, HIGHEST_COST])('is as cheap as the cheapest of all, costs up to %d', (most) => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 4 }), fc.nat(), (pairs, seed) => {
        const roll = dice(seed);
        const costs = symmetric(pairs * 2, () => Math.floor((roll(1_000_000) / 1_000_000) * most));
        const mates = cheapestMatching(costs);
        expect(mates.every((mate, vertex) => mate !== vertex && mates[mate] === vertex)).toBe(true);
        expect(costOf(costs, mates)).toBe(cheapest(costs));
      }),
      { numRuns: 300 },
    );
  });

  test('nobody, and one pair', () => {
    expect(cheapestMatching([])).toEqual([]);
    expect(cheapestMatching(symmetric(2, () => 7))).toEqual([1, 0]);
    expect(() => cheapestMatching([[0]])).toThrow(RangeError);
  });

  test('no exchange between two pairs makes a field of 120 cheaper', () => {
    const roll = dice(7);
    const costs = symmetric(120, (a, b) => Math.abs(a - b - 30) * 3 + roll(5));
    const mates = cheapestMatching(costs);
    for (const a of mates.keys()) {
      for (const b of mates.keys()) {
        const [x, y] = [mates[a]!, mates[b]!];
        if (new Set([a, b, x, y]).size < 4) continue;
        expect(costs[a]![x]! + costs[b]![y]!).toBeLessThanOrEqual(costs[a]![b]! + costs[x]![y]!);
      }
    }
  });
});

test('an earlier aim is worth more than everything that follows it', () => {
  const costs = weigh(6, [
    { most: 1, cost: (a, b) => (a + b === 5 ? 1 : 0) },
    { most: 9, cost: () => 9 },
  ]);
  expect(costs[0]![5]! - costs[0]![1]!).toBeGreaterThan(3 * 9);
});
