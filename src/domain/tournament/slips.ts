import { ok } from '../result.ts';
import type { FactOf } from './fact.ts';
import { type Outcome, reasonRefusal, refuse } from './refusal.ts';
import type { Tournament } from './state.ts';

export function setSlipAside(
  tournament: Tournament,
  { slip, reason }: FactOf<'set-aside'>,
): Outcome<Tournament> {
  const refusal = reasonRefusal(reason);
  if (refusal) return refuse(refusal);
  return ok({ ...tournament, setAside: new Set([...tournament.setAside, slip]) });
}
