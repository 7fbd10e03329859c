import { ok } from '../result.ts';
import type { Millis } from '../units.ts';
import type { DuplicatePause } from './fact.ts';
import { withMove } from './moves.ts';
import { type Outcome, refuse } from './refusal.ts';
import { type DuplicateState, openMove, timeLeft } from './state.ts';

/** The game stands: between moves no clock is started, within one it waits. */
export function pauseGame(
  state: DuplicateState,
  { reason, afterMove = false }: DuplicatePause,
  at: Millis,
): Outcome<DuplicateState> {
  if (state.phase === 'over') return refuse({ why: 'game-over' });
  if (state.paused) return refuse({ why: 'paused' });
  const move = openMove(state);
  if (afterMove) {
    return move
      ? ok({ ...state, stopping: { reason: reason ?? null } })
      : refuse({ why: 'wrong-phase', phase: state.phase });
  }
  const stopped: DuplicateState = { ...state, paused: { reason: reason ?? null } };
  if (!move) return ok(stopped);
  const left = timeLeft(move.clock, at);
  // What has run out stays so: going on is no new moment at which the time is up.
  if (left === 0) return ok(stopped);
  return ok(withMove(stopped, { ...move, clock: { ...move.clock, left, since: null } }));
}

export function resumeGame(state: DuplicateState, at: Millis): Outcome<DuplicateState> {
  if (state.phase === 'over') return refuse({ why: 'game-over' });
  if (!state.paused && !state.stopping) return refuse({ why: 'not-paused' });
  if (!state.paused) return ok({ ...state, stopping: null });
  const going: DuplicateState = { ...state, paused: null };
  const move = openMove(state);
  const stands = move?.clock.since === null;
  return ok(stands ? withMove(going, { ...move, clock: { ...move.clock, since: at } }) : going);
}

/** The move is over: what was to stop after it stops. */
export function stoppedAfter(state: DuplicateState): DuplicateState {
  if (!state.stopping) return state;
  return { ...state, stopping: null, paused: state.phase === 'over' ? null : state.stopping };
}
