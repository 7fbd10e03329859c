import { ok } from '../result.ts';
import type { FactOf, Pair, Paired, PlayerNumber, TournamentEntry } from './fact.ts';
import { isIntegerIn } from './isIntegerIn.ts';
import { refuseFact, type TournamentOutcome, type TournamentRefusal } from './refusal.ts';
import { MOST_PLAYERS, MOST_ROUNDS } from './settings.ts';
import { hasResult, type Pairing, type Round, type Tournament } from './state.ts';

/** A round that is paired anew keeps the tables that have a result. */
export function recordPairing(
  tournament: Tournament,
  paired: Paired,
  { at }: Pick<TournamentEntry, 'at'>,
): TournamentOutcome<Tournament> {
  const refusal =
    roundRefusal(tournament, paired) ?? playersRefusal(tournament, paired) ?? tablesRefusal(paired);
  if (refusal) return refuseFact(refusal);
  const { settings, rounds } = tournament;
  const before = rounds[paired.round - 1];
  const played = before?.pairings.filter(hasResult) ?? [];
  const kept = played.every((pairing) => paired.pairs.some((pair) => samePair(pair, pairing)));
  if (!kept) return refuseFact({ why: 'round-has-results', round: paired.round });
  const round: Round = {
    pairedAt: before?.pairedAt ?? at,
    by: paired.by,
    byes: paired.byes,
    pairings: [...paired.pairs]
      .sort((a, b) => a.table - b.table)
      .map((pair) => pairingOf(pair, before, settings.games)),
  };
  const later = rounds.slice(paired.round);
  return ok({ ...tournament, rounds: [...rounds.slice(0, paired.round - 1), round, ...later] });
}

export function takePairingBack(
  tournament: Tournament,
  { round }: FactOf<'unpaired'>,
): TournamentOutcome<Tournament> {
  const { rounds } = tournament;
  if (round !== rounds.length || round === 0) return refuseFact({ why: 'round-out-of-order', round });
  if (rounds.at(-1)?.pairings.some(hasResult)) return refuseFact({ why: 'round-has-results', round });
  return ok({ ...tournament, rounds: rounds.slice(0, -1) });
}

function roundRefusal({ rounds }: Tournament, { round, pairs }: Paired): TournamentRefusal | null {
  if (round < 1 || round > rounds.length + 1 || round > MOST_ROUNDS)
    return { why: 'round-out-of-order', round };
  return pairs.length === 0 ? { why: 'no-pairs' } : null;
}

function playersRefusal(
  { players, rounds }: Tournament,
  { round, pairs, byes }: Paired,
): TournamentRefusal | null {
  const before = rounds[round - 1];
  const seated = new Set<PlayerNumber>();
  for (const number of [...pairs.flatMap((pair) => pair.players), ...byes]) {
    const player = players[number - 1];
    if (!player) return { why: 'no-such-player', number };
    if (seated.has(number)) return { why: 'player-twice', number };
    // Who has played already stays where the result is, whatever happened afterwards.
    if (player.withdrawn && !isIn(before, number)) return { why: 'player-withdrawn', number };
    seated.add(number);
  }
  return null;
}

function tablesRefusal({ round, pairs }: Paired): TournamentRefusal | null {
  const tables = new Set<number>();
  for (const { table } of pairs) {
    if (!isIntegerIn(table, 1, MOST_PLAYERS)) return { why: 'no-such-table', round, table };
    if (tables.has(table)) return { why: 'table-twice', round, table };
    tables.add(table);
  }
  return null;
}

function pairingOf(pair: Pair, before: Round | undefined, games: number): Pairing {
  const known = before?.pairings.find((pairing) => samePair(pairing, pair));
  const first = pair.first ?? known?.first;
  return {
    ...pair,
    ...(first === undefined ? {} : { first }),
    results: known?.results ?? Array.from({ length: games }, () => null),
  };
}

const isIn = (round: Round | undefined, number: PlayerNumber): boolean =>
  round?.pairings.some(({ players }) => players.includes(number)) || round?.byes.includes(number) || false;

const samePair = (a: Pair, b: Pair): boolean =>
  a.table === b.table && a.players[0] === b.players[0] && a.players[1] === b.players[1];
