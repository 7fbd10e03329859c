import { ok } from '../result.ts';
import type { FactOf } from './fact.ts';
import { grown } from './grownSet.ts';
import { reasonRefusal, refuseFact, type TournamentOutcome } from './refusal.ts';
import type { Tournament } from './state.ts';

export function setSlipAside(
  tournament: Tournament,
  { slip, reason }: FactOf<'set-aside'>,
): TournamentOutcome<Tournament> {
  const refusal = reasonRefusal(reason);
  if (refusal) return refuseFact(refusal);
  return ok({ ...tournament, setAside: grown(tournament.setAside, slip) });
}
