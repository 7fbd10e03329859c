import { type DuplicateState, type MoveRecord, openMove } from '../../domain/duplicate/state.ts';
import { missingIn } from './typedAnswer.ts';

/** The moves that slips are typed for: the one that is played, and before it the last one, as long as somebody's is missing. */
export function entryMoves(state: DuplicateState): readonly MoveRecord[] {
  const open = openMove(state);
  const last = open ? state.moves.at(-2) : state.moves.at(-1);
  const behind = last && missingIn(state, last).length > 0 ? [last] : [];
  return open ? [...behind, open] : behind;
}
