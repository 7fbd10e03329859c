import { freshTurn, startClock, stopClock } from '../clock/clock.ts';
import type { Moment } from '../log/entry.ts';
import type { Millis, Seat } from '../units.ts';
import { addTurn } from './lines.ts';
import { completeRun } from './runs.ts';
import {
  type ActivePhase,
  activeSeats,
  type End,
  type GameState,
  replaceAt,
  seatAfter,
  type TurnKind,
} from './state.ts';

/** The mover's turn is over: the game ends, or the next seat that may move begins to think. */
export function passTurn(state: GameState, mover: Seat, moment: Moment): GameState {
  const { at } = moment;
  const reason = completeRun(state);
  if (reason) return endGame(state, { reason, at });
  if (activeSeats(state).length === 0) return endGame(state, { reason: 'time', at });
  const next = seatAfter(state, mover);
  if (state.owesTurn[next]) return passTurn(sitOut(state, next, moment), next, moment);
  return think(state, next, at);
}

/** The seat's clock starts; where it ran already, while the move before was settled, it just runs on. */
export function think(state: GameState, seat: Seat, at: Millis): GameState {
  const { clock, rules } = state;
  const runsOn = clock.running?.seat === seat;
  const stopped = runsOn ? clock : stopClock(rules.clock, clock, seat, at);
  const fresh = freshTurn(rules.clock, stopped, seat);
  return {
    ...state,
    phase: { name: 'thinking', seat },
    clock: runsOn ? fresh : startClock(fresh, seat, at),
  };
}

/** Back to a phase: the clock runs for whom that phase lets it run. */
export function enter(state: GameState, phase: ActivePhase, at: Millis): GameState {
  const seat = clockSeat(state, phase);
  return { ...state, phase, clock: seat === null ? state.clock : startClock(state.clock, seat, at) };
}

/** Whose time runs in a phase: the thinker's; while settling nobody's, or the opponent's where the rules say so. */
function clockSeat(state: GameState, phase: ActivePhase): Seat | null {
  if (phase.name === 'thinking') return phase.seat;
  const { clock } = state.rules;
  if (phase.name !== 'settling' || !('settling' in clock) || clock.settling !== 'opponent') return null;
  const opponent = seatAfter(state, phase.seat);
  return opponent === phase.seat ? null : opponent;
}

export function endGame(state: GameState, end: End): GameState {
  const mover = 'seat' in state.phase ? state.phase.seat : 0;
  const clock = stopClock(state.rules.clock, state.clock, mover, end.at);
  if (end.reason === 'out' && state.rules.ending.outNeedsAcceptance) {
    return { ...state, clock, end, phase: { name: 'accepting', seat: end.seat } };
  }
  return { ...state, clock, end, phase: { name: 'over' }, beforeLastPlay: null };
}

/** The turn a failed challenge cost: nobody's clock ran for it. */
function sitOut(state: GameState, seat: Seat, moment: Moment): GameState {
  const paid = { ...state, owesTurn: replaceAt(state.owesTurn, seat, false) };
  const line: TurnKind = { kind: 'loss', words: [], announced: null, cause: 'failed-challenge' };
  return addTurn(paid, seat, 0, line, moment, 0);
}
