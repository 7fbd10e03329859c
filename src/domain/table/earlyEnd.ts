import type { Moment } from '../log/entry.ts';
import { ok } from '../result.ts';
import { EARLY_ENDS, type EarlyEnd, type Finish } from './fact.ts';
import { endGame } from './flow.ts';
import { type Outcome, refuse } from './refusal.ts';
import { type GameState, isRunning } from './state.ts';

/** Did a game that ended, or was decided, by this end before its end? Then no rack is counted. */
export function isEarly(reason: string): reason is EarlyEnd {
  return EARLY_ENDS.some((early) => early === reason);
}

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
