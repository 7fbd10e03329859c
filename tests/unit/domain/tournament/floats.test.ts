import { describe, expect, test } from 'vitest';
import type { PlayerNumber } from '../../../../src/domain/tournament/fact.ts';
import { type ClubMates, type Contender, swiss } from '../../../../src/domain/tournament/pairing/swiss.ts';
import { dice } from './hall.ts';

/** Simulated events; a thousand in the soak. */
const EVENTS = Math.ceil(Number(process.env.LAW_RUNS ?? 60) / 2);
const ROUNDS = 5;

type Player = { readonly number: number; readonly club: string; wins: number; readonly met: number[] };

/** One event of so many players of three schools; the stronger wins three times out of four. */
function event(
  seed: number,
  count: number,
  mates: ClubMates,
  look: (table: readonly Contender[], pairs: Pairs) => void,
) {
  const roll = dice(seed);
  const players: Player[] = Array.from({ length: count }, (_, i) => ({
    number: i + 1,
    club: `SP ${roll(3)}`,
    wins: 0,
    met: [],
  }));
  for (let round = 0; round < ROUNDS; round += 1) {
    const table = [...players]
      .sort((a, b) => b.wins - a.wins || a.number - b.number)
      .map((player) => ({ ...player, met: [...player.met], byes: 0 }));
    const { pairs } = swiss(table, mates);
    look(table, pairs);
    for (const [a, b] of pairs) {
      const [one, other] = [players[a - 1]!, players[b - 1]!];
      one.met.push(b);
      other.met.push(a);
      const better = a < b ? one : other;
      const won = roll(4) > 0 ? better : better === one ? other : one;
      won.wins += 1;
    }
  }
}

type Pairs = readonly (readonly [PlayerNumber, PlayerNumber])[];

type Allowed = (a: Contender, b: Contender) => boolean;

/** The fewest pairs of different groups in any pairing of all: every set of players has its own answer. */
function fewestFloats(table: readonly Contender[], allowed: Allowed): number {
  const n = table.length;
  const fewest = new Float64Array(2 ** n).fill(Number.POSITIVE_INFINITY);
  fewest[0] = 0;
  for (let set = 0; set < 2 ** n; set += 1) {
    if (fewest[set] === Number.POSITIVE_INFINITY) continue;
    const a = firstMissing(set);
    for (let b = a + 1; b < n; b += 1) {
      if (set & (1 << b) || !allowed(table[a]!, table[b]!)) continue;
      const more = set | (1 << a) | (1 << b);
      const floats = fewest[set]! + (table[a]!.wins === table[b]!.wins ? 0 : 1);
      if (floats < fewest[more]!) fewest[more] = floats;
    }
  }
  return fewest[2 ** n - 1]!;
}

function firstMissing(set: number): number {
  let place = 0;
  while (set & (1 << place)) place += 1;
  return place;
}

describe.each([
  ['free', false],
  ['apart', true],
] as const)('club mates %s', (mates, apart) => {
  test(`no more floats than any pairing must have, in ${EVENTS} events of 14 players`, () => {
    let looked = 0;
    for (let seed = 1; seed <= EVENTS; seed += 1) {
      event(seed, 14, mates, (table, pairs) => {
        const of = new Map(table.map((player) => [player.number, player]));
        const repeats = pairs.filter(([a, b]) => of.get(a)!.met.includes(b));
        const together = pairs.filter(([a, b]) => of.get(a)!.club === of.get(b)!.club);
        expect(repeats).toEqual([]);
        if (apart && together.length > 0) return;
        const floats = pairs.filter(([a, b]) => of.get(a)!.wins !== of.get(b)!.wins).length;
        const allowed: Allowed = (a, b) => !a.met.includes(b.number) && !(apart && a.club === b.club);
        expect(fewestFloats(table, allowed)).toBe(floats);
        looked += 1;
      });
    }
    expect(looked).toBeGreaterThan(EVENTS * (ROUNDS - 1));
  });
});

test('school mates in a group meet only where somebody would have to float', () => {
  const at = (number: number, wins: number, club: string): Contender => ({
    number,
    wins,
    club,
    byes: 0,
    met: [],
  });
  const table = [at(1, 1, 'A'), at(2, 1, 'A'), at(3, 0, 'B'), at(4, 0, 'C')];
  expect(swiss(table, 'apart-in-group').pairs).toEqual([
    [1, 2],
    [3, 4],
  ]);
  expect(swiss(table, 'apart').pairs).toEqual([
    [1, 3],
    [2, 4],
  ]);
  const four = [at(1, 0, 'A'), at(2, 0, 'B'), at(3, 0, 'A'), at(4, 0, 'B')];
  expect(swiss(four, 'free').pairs).toEqual([
    [1, 3],
    [2, 4],
  ]);
  expect(swiss(four, 'apart-in-group').pairs).toEqual([
    [1, 2],
    [3, 4],
  ]);
});
