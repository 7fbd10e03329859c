import type { Moment } from '../log/entry.ts';
import type { Millis, Points, Seat } from '../units.ts';
import { type GameState, replaceAt, type TurnKind } from './state.ts';

/** Which of its player's turns the next one is, from 1, as the sheet counts them. */
export function nextNumber({ turns }: GameState, seat: Seat): number {
  return turns.filter((turn) => turn.seat === seat).length + 1;
}

/** Writes one line of the sheet; whose turn is next is not its business. */
export function addTurn(
  state: GameState,
  seat: Seat,
  points: Points,
  turn: TurnKind,
  { at, index }: Moment,
  took: Millis = state.clock.spent,
): GameState {
  const scores = replaceAt(state.scores, seat, (state.scores[seat] ?? 0) + points);
  const line = { seat, points, sums: scores, took, at, index, bag: state.tiles?.bag ?? null };
  return { ...state, scores, turns: [...state.turns, { ...line, ...turn }] };
}
