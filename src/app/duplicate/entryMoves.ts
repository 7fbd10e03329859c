import { type DuplicateState, type MoveRecord, openMove } from '../../domain/duplicate/state.ts';
import { missingIn } from './typedAnswer.ts';

/** The moves that slips are typed for: the one that is played, and before it every one in which somebody's is missing. */
export function entryMoves(state: DuplicateState): readonly MoveRecord[] {
  const open = openMove(state);
  return state.moves.filter((move) => move === open || missingIn(state, move).length > 0);
}
