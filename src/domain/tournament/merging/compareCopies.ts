import { fail, ok, type Result } from '../../result.ts';
import type { LaterFact, PlayerNumber, RankedRow, Score, TournamentEntry } from '../fact.ts';
import { sameScore } from '../intake/compare.ts';
import { nameKey } from '../intake/identify.ts';
import { type Pairing, playerOf, type Tournament } from '../state.ts';
import { keyText } from './keyText.ts';
import { rankedRows, rowKey } from './rankedRows.ts';
import { nameInId, type Settled, settle } from './settle.ts';

/** What only the organizer can decide after two copies have become one. */
export type Contradiction =
  /** Both have a result of one game. `kept`: what stands now; the sides as ours has them. */
  | {
      readonly why: 'results';
      readonly round: number;
      readonly table: number;
      readonly names: readonly [string, string];
      readonly here: Score;
      readonly there: Score;
      readonly kept: Score | null;
    }
  | { readonly why: 'pairings'; readonly round: number }
  | { readonly why: 'settings' }
  /** Somebody else has the number in the other copy. */
  | { readonly why: 'number'; readonly name: string; readonly was: PlayerNumber; readonly now: PlayerNumber }
  /** Both have entered somebody of this name since, under different numbers: perhaps the same person. */
  | { readonly why: 'twice'; readonly name: string; readonly numbers: readonly PlayerNumber[] }
  /** What cannot stand beside the rest and is left out. */
  | { readonly why: 'left-out'; readonly row: RankedRow };

/** Two copies of one tournament held against each other. */
export type CopyDifference = {
  /** What only ours has. */
  readonly here: readonly RankedRow[];
  /** What only the other has. */
  readonly there: readonly RankedRow<LaterFact>[];
  readonly contradictions: readonly Contradiction[];
  /** The tournament with both. */
  readonly after: Tournament;
};

/** Changes nothing. Two logs that do not begin alike are not of one tournament, whatever they are called. */
export function compareCopies(
  ours: readonly TournamentEntry[],
  theirs: readonly TournamentEntry[],
): Result<CopyDifference, { readonly why: 'other-tournament' }> {
  if (keyText(ours[0]) !== keyText(theirs[0])) return fail({ why: 'other-tournament' });
  const [a, b] = [rankedRows(ours), rankedRows(theirs)];
  const [inA, inB] = [new Set(a.map(rowKey)), new Set(b.map(rowKey))];
  const here = a.filter((row) => !inB.has(rowKey(row)));
  const there = b.filter((row) => !inA.has(rowKey(row))).filter(isLater);
  const after = settle([...a, ...there]);
  if (!after.tournament) return fail({ why: 'other-tournament' });
  const sides = { a: settle(a), b: settle(b), after, here, there };
  return ok({ here, there, after: after.tournament, contradictions: contradictionsIn(sides) });
}

const isLater = (row: RankedRow): row is RankedRow<LaterFact> => row.fact.type !== 'created';

type Sides = {
  readonly a: Settled;
  readonly b: Settled;
  readonly after: Settled;
  readonly here: readonly RankedRow[];
  readonly there: readonly RankedRow[];
};

function contradictionsIn(sides: Sides): readonly Contradiction[] {
  const { a, b, after, here, there } = sides;
  // With nothing new on one side there is nothing to contradict.
  if (here.length === 0 || there.length === 0) return [];
  const results = contradictingResults(sides);
  const changed = (rows: readonly RankedRow[], type: LaterFact['type']) =>
    rows.some(({ fact }) => fact.type === type);
  const settings =
    changed(here, 'settings') &&
    changed(there, 'settings') &&
    keyText(a.tournament?.settings) !== keyText(b.tournament?.settings);
  const moved = a.ids.flatMap((id, i): Contradiction[] => {
    const now = after.ids.indexOf(id) + 1;
    return now === i + 1 ? [] : [{ why: 'number', name: nameInId(id), was: i + 1, now }];
  });
  const twice = enteredTwice(sides);
  const fresh = new Set([...a.refused, ...b.refused]);
  const leftOut = after.refused
    .filter((row) => !fresh.has(row) && !isAmong(results, row))
    .map((row): Contradiction => ({ why: 'left-out', row }));
  return [
    ...results,
    ...contradictingRounds(sides),
    ...(settings ? [{ why: 'settings' } as const] : []),
    ...moved,
    ...twice,
    ...leftOut,
  ];
}

/** A person is known by number and name; one who was entered on both devices may be there twice. */
function enteredTwice({ a, b, after }: Sides): readonly Contradiction[] {
  const only = (ids: readonly string[], others: readonly string[]) =>
    ids.filter((id) => !others.includes(id));
  const theirs = only(b.ids, a.ids);
  const numberOf = (id: string): PlayerNumber => after.ids.indexOf(id) + 1;
  const listed = (id: string) => !(after.tournament && playerOf(after.tournament, numberOf(id))?.removed);
  return only(a.ids, b.ids)
    .filter(listed)
    .flatMap((id) => {
      const alike = theirs.filter(
        (other) => listed(other) && nameKey(nameInId(other)) === nameKey(nameInId(id)),
      );
      if (alike.length === 0) return [];
      const numbers = [id, ...alike].map(numberOf).sort((one, other) => one - other);
      return [{ why: 'twice', name: nameInId(id), numbers }];
    });
}

function contradictingRounds({ a, b, here, there }: Sides): readonly Contradiction[] {
  const touched = (rows: readonly RankedRow[]) =>
    new Set(
      rows.flatMap(({ fact }) => (fact.type === 'paired' || fact.type === 'unpaired' ? [fact.round] : [])),
    );
  const theirs = touched(there);
  return [...touched(here)]
    .filter((round) => theirs.has(round) && seatsOf(a, round) !== seatsOf(b, round))
    .sort((one, other) => one - other)
    .map((round) => ({ why: 'pairings', round }));
}

/** Who meets whom, by the players themselves. */
const seatsOf = ({ tournament, ids }: Settled, round: number): string =>
  (tournament?.rounds[round - 1]?.pairings ?? [])
    .map(({ players }) =>
      players
        .map((number) => ids[number - 1])
        .sort()
        .join(' – '),
    )
    .sort()
    .join('; ');

type ResultsDiffer = Extract<Contradiction, { readonly why: 'results' }>;

function contradictingResults({ a, b, after, here, there }: Sides): readonly ResultsDiffer[] {
  const [ours, theirs] = [changedGames(here), changedGames(there)];
  return (a.tournament?.rounds ?? []).flatMap(({ pairings }, i) =>
    pairings.flatMap((pairing) => {
      const [one = '', two = ''] = pairing.players.map((number) => a.ids[number - 1]);
      const other = pairingOf(b, i + 1, one, two);
      const settled = pairingOf(after, i + 1, one, two);
      return pairing.results.flatMap((mine, game): ResultsDiffer[] => {
        const key = gameKey(i + 1, one, two, game + 1);
        const yours = scoreIn(other, b, one, game);
        if (!mine || !yours || !ours.has(key) || !theirs.has(key) || sameScore(mine, yours)) return [];
        return [
          {
            why: 'results',
            round: i + 1,
            table: pairing.table,
            names: [nameInId(one), nameInId(two)],
            here: mine,
            there: yours,
            kept: scoreIn(settled, after, one, game),
          },
        ];
      });
    }),
  );
}

const gameKey = (round: number, one: string, two: string, game: number): string =>
  [round, ...[one, two].sort(), game].join('|');

function changedGames(rows: readonly RankedRow[]): ReadonlySet<string> {
  return new Set(
    rows.flatMap(({ fact, who }) => {
      const [one = '', two = ''] = who.map(([, id]) => id);
      return 'game' in fact ? [gameKey(fact.round, one, two, fact.game)] : [];
    }),
  );
}

function pairingOf({ tournament, ids }: Settled, round: number, one: string, two: string): Pairing | null {
  const wanted = [ids.indexOf(one) + 1, ids.indexOf(two) + 1];
  const pairings = tournament?.rounds[round - 1]?.pairings ?? [];
  return pairings.find(({ players }) => wanted.every((number) => players.includes(number))) ?? null;
}

/** A result with the sides as ours has them. */
function scoreIn(pairing: Pairing | null, { ids }: Settled, one: string, game: number): Score | null {
  const result = pairing?.results[game] ?? null;
  if (!pairing || !result || ids[pairing.players[0] - 1] === one) return result;
  const { winner } = result;
  return {
    ...result,
    scores: [result.scores[1], result.scores[0]],
    winner: winner === null ? null : winner === 0 ? 1 : 0,
  };
}

const isAmong = (results: readonly ResultsDiffer[], { fact, who }: RankedRow): boolean =>
  'game' in fact &&
  results.some(
    ({ round, names }) => round === fact.round && who.every(([, id]) => names.includes(nameInId(id))),
  );
