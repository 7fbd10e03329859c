import { ok } from '../result.ts';
import type { FactOf } from './fact.ts';
import { isIntegerIn } from './isIntegerIn.ts';
import { refuseFact, type TournamentOutcome } from './refusal.ts';
import { MOST_ROUNDS } from './settings.ts';
import { playerOf, type Tournament } from './state.ts';

/** Said for a round that may be paired already: its pairing stays as it is. */
export function callAway(
  tournament: Tournament,
  { round, number, as }: FactOf<'away'>,
): TournamentOutcome<Tournament> {
  if (!playerOf(tournament, number)) return refuseFact({ why: 'no-such-player', number });
  if (!isIntegerIn(round, 1, MOST_ROUNDS)) return refuseFact({ why: 'no-such-round', round });
  return ok({ ...tournament, away: [...others(tournament, round, number), { round, number, as }] });
}

export function callBack(
  tournament: Tournament,
  { round, number }: FactOf<'back'>,
): TournamentOutcome<Tournament> {
  if (!playerOf(tournament, number)) return refuseFact({ why: 'no-such-player', number });
  return ok({ ...tournament, away: others(tournament, round, number) });
}

const others = ({ away }: Tournament, round: number, number: number) =>
  away.filter((one) => one.round !== round || one.number !== number);
