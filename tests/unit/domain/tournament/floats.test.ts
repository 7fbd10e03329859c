import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { PlayerNumber } from '../../../../src/domain/tournament/fact.ts';
import { type ClubMates, type Contender, swiss } from '../../../../src/domain/tournament/pairing/swiss.ts';
import { dice } from './hall.ts';

/** Simulated events; LAW_RUNS=6000 makes a thousand of the large ones. */
const EVENTS = Math.ceil(Number(process.env.LAW_RUNS ?? 60) / 2);
/** Those of 24 players take some ten times as long. */
const LARGE_EVENTS = Math.ceil(EVENTS / 3);
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

describe.each([
  ['free', false],
  ['apart', true],
] as const)('club mates %s', (mates, apart) => {
  test(`nor in ${LARGE_EVENTS} events of 24 players, whom no list of all pairings could hold`, () => {
    for (let seed = 1; seed <= LARGE_EVENTS; seed += 1) {
      event(seed, 24, mates, (table, pairs) => {
        const of = new Map(table.map((player) => [player.number, player]));
        const floats = pairs.filter(([a, b]) => of.get(a)!.wins !== of.get(b)!.wins).length;
        const together = pairs.filter(([a, b]) => of.get(a)!.club === of.get(b)!.club).length;
        expect(canPair(table, apart, apart && together > 0 ? table.length / 2 : floats - 1)).toBe(false);
      });
    }
  });
});

/** Is there a pairing of all with at most so many floats? Looked for until nothing is left to try. */
function canPair(table: readonly Contender[], apart: boolean, most: number): boolean {
  const allowed: Allowed = (a, b) => !a.met.includes(b.number) && !(apart && a.club === b.club);
  const dead = new Set<string>();
  const search = (left: readonly Contender[], floats: number): boolean => {
    if (floats < 0 || floats < withoutOwn(left, apart) / 2) return false;
    if (apart && largestClub(left) > left.length / 2) return false;
    // Whoever has the fewest to choose from comes first: dead ends are short.
    const choices = left.map((a) => left.filter((b) => a !== b && allowed(a, b)));
    const fewest = choices.reduce((best, some, i) => (some.length < choices[best]!.length ? i : best), 0);
    const a = left[fewest];
    if (!a) return true;
    const key = `${floats}:${left.map(({ number }) => number).join()}`;
    if (dead.has(key)) return false;
    const near = choices[fewest]!.toSorted((b, c) => Number(b.wins !== a.wins) - Number(c.wins !== a.wins));
    for (const b of near) {
      const rest = left.filter((player) => player !== a && player !== b);
      if (search(rest, floats - Number(a.wins !== b.wins))) return true;
    }
    dead.add(key);
    return false;
  };
  return search(table, most);
}

/** At least so many find nobody in their own group: one of an odd number, and of a school that has most of it the rest. */
function withoutOwn(players: readonly Contender[], apart: boolean): number {
  return groupsBy(players, ({ wins }) => wins).reduce((sum, group) => {
    const crowd = apart ? 2 * largestClub(group) - group.length : 0;
    return sum + Math.max(group.length % 2, crowd);
  }, 0);
}

const largestClub = (players: readonly Contender[]): number =>
  Math.max(0, ...groupsBy(players, ({ club }) => club).map(({ length }) => length));

function groupsBy(players: readonly Contender[], key: (player: Contender) => unknown) {
  const groups = new Map<unknown, Contender[]>();
  for (const player of players) groups.set(key(player), [...(groups.get(key(player)) ?? []), player]);
  return [...groups.values()];
}

/** Everything a pairing is judged by, in the order in which it counts. */
type Judged = readonly number[];

const MODES = {
  free: ['repeats', 'floats', 'lengths', 'halves'],
  'apart-in-group': ['repeats', 'floats', 'lengths', 'clubs', 'halves'],
  apart: ['repeats', 'clubs', 'floats', 'lengths', 'halves'],
} as const satisfies Readonly<Record<ClubMates, readonly string[]>>;

/** By the words of the README, written anew. */
function judged(table: readonly Contender[], a: number, b: number, mates: ClubMates): Judged {
  const [one, two] = [table[a]!, table[b]!];
  const levels = [...new Set(table.map(({ wins }) => wins))];
  const apart = Math.abs(levels.indexOf(one.wins) - levels.indexOf(two.wins));
  const groupOf = (player: Contender) => table.filter(({ wins }) => wins === player.wins);
  const inGroup = (player: Contender) => groupOf(player).indexOf(player);
  const [upper, lower] = a < b ? [one, two] : [two, one];
  const values = {
    repeats: Math.min(3, one.met.filter((number) => number === two.number).length),
    floats: apart > 0 ? 1 : 0,
    lengths: apart,
    clubs: one.club !== '' && one.club === two.club ? 1 : 0,
    halves:
      apart === 0
        ? Math.abs(inGroup(lower) - inGroup(upper) - Math.floor(groupOf(one).length / 2))
        : groupOf(upper).length - 1 - inGroup(upper) + inGroup(lower),
  };
  return MODES[mates].map((aim) => values[aim]);
}

const plus = (a: Judged, b: Judged): Judged => a.map((value, i) => value + b[i]!);
const isLess = (a: Judged, b: Judged): boolean => {
  const i = a.findIndex((value, at) => value !== b[at]);
  return i >= 0 && a[i]! < b[i]!;
};

/** The best of all pairings there are: every set of players has its own answer. */
function best(table: readonly Contender[], mates: ClubMates): Judged {
  const n = table.length;
  const found: (Judged | undefined)[] = [MODES[mates].map(() => 0)];
  for (let set = 0; set < 2 ** n - 1; set += 1) {
    const here = found[set];
    if (!here) continue;
    const a = firstMissing(set);
    for (let b = a + 1; b < n; b += 1) {
      if (set & (1 << b)) continue;
      const more = set | (1 << a) | (1 << b);
      const cost = plus(here, judged(table, a, b, mates));
      if (!found[more] || isLess(cost, found[more])) found[more] = cost;
    }
  }
  return found[2 ** n - 1]!;
}

/** Any table there may be, reached by a tournament or not: few players who have met again and again. */
const anyTable = fc
  .array(
    fc.record({ wins: fc.integer({ min: 0, max: 3 }), club: fc.constantFrom('', 'A', 'B'), met: fc.nat() }),
    { minLength: 1, maxLength: 4 },
  )
  .chain((half) => fc.tuple(fc.constant([...half, ...half]), fc.nat()))
  .map(([people, seed]): readonly Contender[] => {
    const roll = dice(seed);
    const met = people.map(() => people.map(() => Math.max(0, roll(7) - 2)));
    return people
      .map((person, i) => ({
        number: i + 1,
        wins: (person.wins + roll(2)) / 2,
        club: person.club,
        byes: 0,
        met: people.flatMap((_, j) =>
          i === j ? [] : Array.from({ length: met[Math.min(i, j)]![Math.max(i, j)]! }, () => j + 1),
        ),
      }))
      .sort((a, b) => b.wins - a.wins);
  });

test.each(['free', 'apart-in-group', 'apart'] as const)(
  'club mates %s: of all pairings of a small field the best by every aim, in their order',
  (mates) => {
    fc.assert(
      fc.property(anyTable, (table) => {
        const place = new Map(table.map(({ number }, i) => [number, i]));
        const pairs = swiss(table, mates).pairs;
        const cost = pairs.map(([a, b]) => judged(table, place.get(a)!, place.get(b)!, mates)).reduce(plus);
        expect(cost).toEqual(best(table, mates));
      }),
      { numRuns: 200 },
    );
  },
);

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
