import type { Moment } from '../log/entry.ts';
import { ok } from '../result.ts';
import type { Seat } from '../units.ts';
import { EARLY_ENDS, type EarlyEnd, type Finish } from './fact.ts';
import { endGame } from './flow.ts';
import { type Outcome, refuse } from './refusal.ts';
import { type End, type GameState, isRunning } from './state.ts';

/** Did a game that ended, or was decided, by this end before its end? Then no rack is counted. */
export function isEarly(reason: string): reason is EarlyEnd {
  return EARLY_ENDS.some((early) => early === reason);
}

/** How a game came to its end before its end: who has lost by it, and why in the players' words, where they said so. */
export type EarlyEnding = { readonly how: EarlyEnd; readonly loser: Seat | null; readonly why: string };

/** Null for a game that was played out, or is not over. */
export function earlyEnding(end: End | null): EarlyEnding | null {
  if (!end || !('why' in end)) return null;
  return { how: end.reason, loser: 'seat' in end ? end.seat : null, why: end.why };
}

/** Why it was put off, in the players' words; null where it was not. */
export const adjournedFor = ({ phase }: GameState): string | null =>
  phase.name === 'paused' && phase.adjourned ? phase.reason : null;

/** Does this way of ending name somebody, who then has lost? */
export const hasLoser = (how: EarlyEnd) => how === 'resigned' || how === 'walkover';

/** No regulation here knows an early end: the points stay as they stand, and the organizer is told how it came. */
export function finishEarly(
  state: GameState,
  { how, seat, reason: why = '' }: Finish,
  { at }: Moment,
): Outcome<GameState> {
  if (!isRunning(state)) return refuse({ why: 'game-over' });
  if (!hasLoser(how)) return ok(endGame(state, { reason: how, at, why }));
  if (seat === undefined) return refuse({ why: 'no-such-seat', seat: -1, seats: state.players.length });
  return ok(endGame(state, { reason: how, seat, at, why }));
}
