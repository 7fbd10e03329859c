import { ok } from '../result.ts';
import type { FactOf, Score, Slot, TournamentEntry } from './fact.ts';
import { isIntegerIn } from './isIntegerIn.ts';
import { reasonRefusal, refuseFact, type TournamentOutcome, type TournamentRefusal } from './refusal.ts';
import { HIGHEST_SCORE } from './settings.ts';
import { type PairingResult, pairingAt, resultAt, type Tournament } from './state.ts';

export function recordResult(
  tournament: Tournament,
  fact: FactOf<'result'>,
  { at }: Pick<TournamentEntry, 'at'>,
): TournamentOutcome<Tournament> {
  const { round, table } = fact;
  const refusal = slotRefusal(tournament, fact) ?? scoreRefusal(fact);
  if (refusal) return refuseFact(refusal);
  if (resultAt(tournament, fact)) return refuseFact({ why: 'has-result', round, table });
  return ok(withResult(tournament, fact, { ...scoreOf(fact), source: fact.source, at, corrections: 0 }));
}

export function correctResult(
  tournament: Tournament,
  fact: FactOf<'corrected'>,
  { at }: Pick<TournamentEntry, 'at'>,
): TournamentOutcome<Tournament> {
  const { round, table, source } = fact;
  const refusal = slotRefusal(tournament, fact) ?? scoreRefusal(fact);
  if (refusal) return refuseFact(refusal);
  const was = resultAt(tournament, fact);
  if (!was) return refuseFact({ why: 'no-result', round, table });
  const unexplained = reasonRefusal(fact.reason);
  if (unexplained) return refuseFact(unexplained);
  const corrections = was.corrections + 1;
  return ok(withResult(tournament, fact, { ...scoreOf(fact), source, at, corrections }));
}

export function removeResult(tournament: Tournament, fact: FactOf<'removed'>): TournamentOutcome<Tournament> {
  const { round, table } = fact;
  const refusal = slotRefusal(tournament, fact);
  if (refusal) return refuseFact(refusal);
  if (!resultAt(tournament, fact)) return refuseFact({ why: 'no-result', round, table });
  const unexplained = reasonRefusal(fact.reason);
  return unexplained ? refuseFact(unexplained) : ok(withResult(tournament, fact, null));
}

function slotRefusal(tournament: Tournament, { round, table, game }: Slot): TournamentRefusal | null {
  if (!tournament.rounds[round - 1]) return { why: 'no-such-round', round };
  const games = pairingAt(tournament, round, table)?.results.length ?? 0;
  return isIntegerIn(game, 1, games) ? null : { why: 'no-such-table', round, table };
}

function scoreRefusal({
  round,
  table,
  scores,
  winner,
  forfeit,
  bothLose,
}: Slot & Score): TournamentRefusal | null {
  const sound =
    scores.length === 2 &&
    scores.every((score) => isIntegerIn(score, -HIGHEST_SCORE, HIGHEST_SCORE)) &&
    (winner === null || winner === 0 || winner === 1) &&
    (!bothLose || (forfeit && winner === null));
  return sound ? null : { why: 'bad-score', round, table };
}

const scoreOf = ({ scores, winner, forfeit, bothLose, first }: Score): Score => ({
  scores,
  winner,
  forfeit,
  ...(bothLose ? { bothLose } : {}),
  ...(first === undefined ? {} : { first }),
});

function withResult(tournament: Tournament, slot: Slot, result: PairingResult | null): Tournament {
  const round = tournament.rounds[slot.round - 1]!;
  const pairings = round.pairings.map((pairing) =>
    pairing.table === slot.table
      ? { ...pairing, results: pairing.results.with(slot.game - 1, result) }
      : pairing,
  );
  const rest = tournament.contested.filter(
    ({ round: other, table, game }) => other !== slot.round || table !== slot.table || game !== slot.game,
  );
  // The same list where nothing was settled: whoever shows it has nothing new to show.
  const contested = rest.length < tournament.contested.length ? rest : tournament.contested;
  return { ...tournament, contested, rounds: tournament.rounds.with(slot.round - 1, { ...round, pairings }) };
}
