import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { contestedAt, decision } from '../../../../src/domain/tournament/contested.ts';
import type { OwnFact, TournamentEntry } from '../../../../src/domain/tournament/fact.ts';
import { historyOf } from '../../../../src/domain/tournament/history.ts';
import { answeredSlips } from '../../../../src/domain/tournament/intake/answered.ts';
import { compareCopies } from '../../../../src/domain/tournament/merging/compareCopies.ts';
import { rankedRows } from '../../../../src/domain/tournament/merging/rankedRows.ts';
import { settle } from '../../../../src/domain/tournament/merging/settle.ts';
import { replayTournament } from '../../../../src/domain/tournament/replay.ts';
import { resultAt, type Tournament } from '../../../../src/domain/tournament/state.ts';
import { stepTournament } from '../../../../src/domain/tournament/step.ts';
import { Hall, nameOf, score, slip } from './hall.ts';

type Log = readonly TournamentEntry[];

const tournamentOf = (log: Log): Tournament => replayTournament(log).tournament!;

/** A device: facts that are possible go on record, by its own clock. */
function goOn(log: Log, facts: readonly OwnFact[], clock: number): Log {
  const rows = [...log];
  let tournament = tournamentOf(log);
  for (const [i, fact] of facts.entries()) {
    const at = clock + Math.floor(i / 2);
    const next = stepTournament(tournament, fact, { at });
    if (!next.ok) continue;
    tournament = next.value;
    rows.push({ at, fact });
  }
  return rows;
}

/** Takes over another copy as the desk does. */
function merge(ours: Log, theirs: Log): Log {
  const compared = compareCopies(ours, theirs);
  if (!compared.ok) throw new Error(compared.error.why);
  const { there, after } = compared.value;
  if (there.length === 0) return ours;
  const merged = [...ours, { at: 0, fact: { type: 'merged' as const, rows: there } }];
  expect(tournamentOf(merged)).toEqual(after);
  return merged;
}

const result = (round: number, table: number, a: number, b: number, game = 1): OwnFact => ({
  type: 'result',
  round,
  table,
  game,
  ...score(a, b),
  source: { kind: 'manual' },
  answered: [],
});

const corrected = (round: number, table: number, a: number, b: number, over?: number): OwnFact => ({
  type: 'corrected',
  ...(over === undefined ? {} : { over }),
  round,
  table,
  game: 1,
  ...score(a, b),
  source: { kind: 'manual' },
  answered: [],
  reason: 'bo tak',
});

const base = (): Log => new Hall().players(6).pair(1, [1, 2], [3, 4], [5, 6]).entries;

const LATER = 1_000_000;

const player = (number: number, name: string): OwnFact => ({ type: 'player', number, name, club: '' });

/** Anything a device may do, possible or not. */
const anyFact: fc.Arbitrary<OwnFact> = fc.oneof(
  fc
    .tuple(fc.integer({ min: 1, max: 2 }), fc.integer({ min: 1, max: 4 }), fc.nat(3), fc.nat(3))
    .map(([round, table, a, b]) => result(round, table, a, b)),
  fc
    .tuple(fc.integer({ min: 1, max: 2 }), fc.integer({ min: 1, max: 4 }), fc.nat(3), fc.nat(3), fc.nat(3))
    .map(([round, table, a, b, over]) => corrected(round, table, a, b, over === 3 ? undefined : over)),
  fc
    .tuple(fc.integer({ min: 1, max: 2 }), fc.integer({ min: 1, max: 4 }))
    .map(([round, table]): OwnFact => ({ type: 'removed', round, table, game: 1, reason: 'nie' })),
  fc
    .tuple(fc.integer({ min: 7, max: 9 }), fc.constantFrom('Ala', 'Ola', 'Ela'))
    .map(([n, name]) => player(n, name)),
  fc
    .tuple(fc.constantFrom('withdrawn' as const, 'returned' as const), fc.integer({ min: 1, max: 8 }))
    .map(([type, number]): OwnFact => ({ type, number })),
  fc.shuffledSubarray([1, 2, 3, 4, 5, 6, 7, 8], { minLength: 2, maxLength: 8 }).chain((order) =>
    fc.integer({ min: 1, max: 2 }).map(
      (round): OwnFact => ({
        type: 'paired',
        round,
        by: 'typed',
        pairs: Array.from({ length: Math.floor(order.length / 2) }, (_, i) => ({
          table: i + 1,
          players: [order[2 * i]!, order[2 * i + 1]!] as const,
        })),
        byes: [],
      }),
    ),
  ),
  fc.constant<OwnFact>({ type: 'unpaired', round: 2 }),
  fc
    .integer({ min: 1, max: 9 })
    .map(
      (rounds): OwnFact => ({ type: 'settings', settings: { ...new Hall().tournament.settings, rounds } }),
    ),
  fc.integer({ min: 1, max: 6 }).map((number): OwnFact => ({ type: 'away', round: 2, number, as: 'absent' })),
);

/** What a device did on its own since, and how its clock stands. */
const since = fc.tuple(fc.array(anyFact, { maxLength: 12 }), fc.integer({ min: -500_000, max: 500_000 }));

const copies = fc
  .tuple(since, since, since)
  .map((all) => all.map(([facts, clock]) => goOn(base(), facts, LATER + clock)))
  .map(([a = [], b = [], c = []]) => ({ a, b, c }));

describe('merging is a law', () => {
  test('two copies become the same tournament in either order', () => {
    fc.assert(
      fc.property(copies, ({ a, b }) => {
        expect(tournamentOf(merge(a, b))).toEqual(tournamentOf(merge(b, a)));
      }),
      { numRuns: 300 },
    );
  });

  test('three copies do, whichever two meet first', () => {
    fc.assert(
      fc.property(copies, ({ a, b, c }) => {
        const one = tournamentOf(merge(merge(a, b), c));
        expect(tournamentOf(merge(a, merge(b, c)))).toEqual(one);
        expect(tournamentOf(merge(merge(c, a), b))).toEqual(one);
      }),
      { numRuns: 200 },
    );
  });

  test('a copy that comes twice, or comes back, adds nothing', () => {
    fc.assert(
      fc.property(copies, ({ a, b }) => {
        const both = merge(a, b);
        expect(merge(both, b)).toBe(both);
        expect(merge(both, a)).toBe(both);
        expect(merge(both, merge(b, a))).toBe(both);
        expect(merge(a, a)).toBe(a);
      }),
      { numRuns: 200 },
    );
  });

  test('devices go on after it, and it still holds', () => {
    fc.assert(
      fc.property(copies, since, since, ({ a, b }, [x, early], [y, late]) => {
        const one = goOn(merge(a, b), x, LATER + early);
        const other = goOn(merge(b, a), y, LATER + late);
        expect(tournamentOf(merge(one, other))).toEqual(tournamentOf(merge(other, one)));
      }),
      { numRuns: 200 },
    );
  });

  test('a log of one device says the same row by row and settled', () => {
    fc.assert(
      fc.property(copies, ({ a }) => {
        const settled = settle(rankedRows(a));
        expect(settled.refused).toEqual([]);
        expect(settled.tournament).toEqual(tournamentOf(a));
      }),
      { numRuns: 200 },
    );
  });

  test('no result is lost where the copies have different tables', () => {
    const first = goOn(base(), [result(1, 2, 300, 200)], LATER);
    const second = goOn(base(), [result(1, 1, 400, 350), result(1, 3, 250, 260)], LATER - 500_000);
    const compared = compareCopies(first, second);
    expect(compared.ok && compared.value.contradictions).toEqual([]);
    expect(compared.ok && [compared.value.here.length, compared.value.there.length]).toEqual([1, 2]);
    const scores = [1, 2, 3].map(
      (table) => resultAt(tournamentOf(merge(first, second)), { round: 1, table, game: 1 })?.scores,
    );
    expect(scores).toEqual([
      [400, 350],
      [300, 200],
      [250, 260],
    ]);
  });
});

describe('what contradicts', () => {
  test('two results of one game: the first stands, the other is remembered until somebody decides', () => {
    const first = goOn(base(), [result(1, 1, 400, 350)], LATER);
    const second = goOn(base(), [result(1, 1, 410, 350)], LATER + 10);
    const compared = compareCopies(second, first);
    expect(compared.ok && compared.value.contradictions).toMatchObject([
      {
        why: 'results',
        round: 1,
        table: 1,
        names: [nameOf(1), nameOf(2)],
        here: { scores: [410, 350] },
        there: { scores: [400, 350] },
        kept: { scores: [400, 350] },
      },
    ]);
    const merged = merge(second, first);
    expect(tournamentOf(merged).contested).toMatchObject([{ round: 1, table: 1, scores: [410, 350] }]);
    const decided = goOn(merged, [corrected(1, 1, 410, 350)], LATER + 20);
    expect(tournamentOf(decided).contested).toEqual([]);
    expect(tournamentOf(merge(first, decided)).contested).toEqual([]);
  });

  test('two corrections that did not know of each other: the later stands, the other is shown until somebody decides', () => {
    const known = goOn(base(), [result(1, 1, 300, 200)], LATER);
    const ours = goOn(known, [corrected(1, 1, 310, 200, 0)], LATER + 10);
    const theirs = goOn(known, [corrected(1, 1, 320, 200, 0)], LATER + 20);
    const both = merge(ours, theirs);
    expect(tournamentOf(merge(theirs, ours))).toEqual(tournamentOf(both));
    const other = { round: 1, table: 1, game: 1, scores: [310, 200] };
    expect(resultAt(tournamentOf(both), { round: 1, table: 1, game: 1 })?.scores).toEqual([320, 200]);
    expect(tournamentOf(both).contested).toMatchObject([other]);
    // Whoever corrects what stands now has seen both.
    const decided = goOn(both, [corrected(1, 1, 310, 200, 2)], LATER + 30);
    expect(tournamentOf(decided).contested).toEqual([]);
    expect(tournamentOf(merge(theirs, decided)).contested).toEqual([]);
    // The same words twice contradict nothing.
    const same = goOn(known, [corrected(1, 1, 310, 200, 0)], LATER + 20);
    expect(tournamentOf(merge(ours, same)).contested).toEqual([]);
  });

  test('whoever decides says which of the two counts: what stands keeps its slip, the other comes in its place', () => {
    const won = slip([1, 2], [400, 350], 1);
    const source = {
      kind: 'slip',
      slip: won.digest,
      game: won.gameId,
      version: 1,
      device: won.device,
    } as const;
    const first = goOn(base(), [{ ...result(1, 1, 400, 350), source } as OwnFact], LATER);
    const lost = {
      ...result(1, 1, 0, 0),
      winner: null,
      forfeit: true,
      bothLose: true,
    } as OwnFact;
    const merged = merge(first, goOn(base(), [lost], LATER + 10));
    const slot = { round: 1, table: 1, game: 1 };
    const [other] = contestedAt(tournamentOf(merged), slot);
    expect(other).toMatchObject({ scores: [0, 0], bothLose: true });
    const kept = decision(tournamentOf(merged), slot, resultAt(tournamentOf(merged), slot)!, 'potwierdzone')!;
    const confirmed = tournamentOf(goOn(merged, [kept], LATER + 20));
    expect(confirmed.contested).toEqual([]);
    expect(resultAt(confirmed, slot)).toMatchObject({ scores: [400, 350], source });
    const taken = tournamentOf(
      goOn(merged, [decision(tournamentOf(merged), slot, other!, 'tamten')!], LATER + 20),
    );
    expect(taken.contested).toEqual([]);
    expect(resultAt(taken, slot)).toMatchObject({
      scores: [0, 0],
      bothLose: true,
      source: { kind: 'manual' },
    });
    expect(decision(tournamentOf(merged), { ...slot, table: 2 }, other!, 'x')).toBeNull();
  });

  test('the same result on both is no contradiction, and a correction the other has not seen is none', () => {
    const first = goOn(base(), [result(1, 1, 400, 350)], LATER);
    const second = goOn(base(), [result(1, 1, 400, 350)], LATER + 10);
    const same = compareCopies(first, second);
    expect(same.ok && [same.value.contradictions, same.value.after.contested]).toEqual([[], []]);
    const newer = goOn(first, [corrected(1, 1, 420, 350)], LATER + 20);
    const other = goOn(first, [result(1, 2, 1, 2)], LATER + 30);
    const compared = compareCopies(newer, other);
    expect(compared.ok && compared.value.contradictions).toEqual([]);
  });

  test('a number given twice: people keep their results, the later one gets the next number', () => {
    const pairing = (round: number): OwnFact => ({
      type: 'paired',
      round,
      by: 'typed',
      pairs: [{ table: 1, players: [7, 1] }],
      byes: [],
    });
    const first = goOn(base(), [player(7, 'Ala'), pairing(2), result(2, 1, 500, 1)], LATER);
    const second = goOn(base(), [player(7, 'Ola')], LATER - 100);
    const compared = compareCopies(first, second);
    expect(compared.ok && compared.value.contradictions).toEqual([
      { why: 'number', name: 'Ala', was: 7, now: 8 },
    ]);
    const { players, rounds } = tournamentOf(merge(first, second));
    expect(players.slice(6).map(({ name }) => name)).toEqual(['Ola', 'Ala']);
    expect(rounds[1]?.pairings).toMatchObject([{ players: [8, 1], results: [{ scores: [500, 1] }] }]);
  });

  test('somebody who was entered on both devices under different numbers is named, until one number is given up', () => {
    const first = goOn(base(), [player(7, 'Ala Lis')], LATER);
    const second = goOn(base(), [player(7, 'Ola Kot'), player(8, 'ALA  lis')], LATER - 100);
    const compared = compareCopies(first, second);
    expect(compared.ok && compared.value.contradictions).toEqual([
      { why: 'number', name: 'Ala Lis', was: 7, now: 9 },
      { why: 'twice', name: 'Ala Lis', numbers: [8, 9] },
    ]);
    const removed = goOn(second, [{ type: 'player-removed', number: 8 }], LATER);
    const again = compareCopies(first, removed);
    expect(again.ok && again.value.contradictions.map(({ why }) => why)).toEqual(['number']);
    // One person under one number is one person.
    const same = compareCopies(first, goOn(base(), [player(7, 'Ala Lis')], LATER + 5));
    expect(same.ok && same.value.contradictions).toEqual([]);
  });

  test('a round paired twice: no result is put to another pair', () => {
    const paired = (...pairs: readonly (readonly [number, number])[]): OwnFact => ({
      type: 'paired',
      round: 2,
      by: 'typed',
      pairs: pairs.map((players, i) => ({ table: i + 1, players })),
      byes: [],
    });
    const first = goOn(base(), [paired([1, 3], [2, 4])], LATER);
    const second = goOn(base(), [paired([1, 4], [2, 3]), result(2, 1, 9, 8)], LATER - 10);
    const compared = compareCopies(first, second);
    expect(compared.ok && compared.value.contradictions.map(({ why }) => why)).toEqual([
      'pairings',
      'left-out',
    ]);
    const after = tournamentOf(merge(first, second));
    const winners = after.rounds[1]!.pairings.filter(({ results }) => results[0]).map(
      ({ players }) => players,
    );
    expect(winners).toEqual([[1, 4]]);
  });

  test('logs that do not begin alike are not of one tournament', () => {
    const other = new Hall({ name: 'Inny' }).entries;
    expect(compareCopies(base(), other)).toEqual({ ok: false, error: { why: 'other-tournament' } });
  });
});

test('a slip whose result lost is a question again; one that stands is answered', () => {
  const source = (one: ReturnType<typeof slip>) => ({
    kind: 'slip' as const,
    slip: one.digest,
    game: one.gameId,
    version: one.version,
    device: one.device,
  });
  const [won, lost] = [slip([1, 2], [400, 350], 1), slip([1, 2], [410, 350], 1, { device: 'other' })];
  const first = goOn(base(), [{ ...result(1, 1, 400, 350), source: source(won) } as OwnFact], LATER);
  const second = goOn(base(), [{ ...result(1, 1, 410, 350), source: source(lost) } as OwnFact], LATER + 10);
  const answered = answeredSlips(merge(first, second));
  expect([answered.hasDigest(won.digest), answered.hasDigest(lost.digest)]).toEqual([true, false]);
});

test('the history tells of it, and goes on', () => {
  const first = goOn(base(), [result(1, 2, 300, 200)], LATER);
  const second = goOn(base(), [result(1, 1, 400, 350)], LATER);
  const log = goOn(merge(first, second), [corrected(1, 1, 401, 350)], LATER + 10);
  const [, last] = historyOf(log).slice(-2);
  expect(last).toMatchObject({ players: [1, 2], was: { scores: [400, 350] } });
});
