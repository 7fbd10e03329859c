import { laidMoveOf } from '../../domain/board/laidMove.ts';
import type { Hand, Laying } from '../../domain/board/laying.ts';
import { readSquare, writeWordStart } from '../../domain/board/square.ts';
import { countOf } from '../../domain/duplicate/racks.ts';
import { type DuplicateState, type MoveRecord, tileSetOf } from '../../domain/duplicate/state.ts';

/** The letters everybody has, on the board of the move; null where either is not known. */
export function handOf(state: DuplicateState, { board, rack }: MoveRecord): Hand | null {
  return board && rack ? { set: tileSetOf(state), board, left: countOf(rack), most: rack.length } : null;
}

/** What was laid on the board as it would be typed, `8H ŽIARA`; null while it is no move. */
export function layingLine(state: DuplicateState, move: MoveRecord, laying: Laying): string | null {
  const hand = handOf(state, move);
  if (!hand || laying.fresh.length === 0) return null;
  const { rack, bingo, naming } = state.rules;
  const laid = laidMoveOf(laying, hand, { rack, bonus: bingo });
  if (!laid.ok) return null;
  const { at, down = false, word } = laid.value.placement;
  const square = readSquare(at);
  return square === null
    ? null
    : `${writeWordStart({ square, direction: down ? 'down' : 'across' }, naming)} ${word}`;
}

/** The line of a slip with another move in it: whoever it is for stays. */
export function withMoveIn(line: string, move: string): string {
  const [who = ''] = /^\s*(?:\*|[\d,-]+)(?=\s|$)/.exec(line) ?? [];
  return `${who.trim()} ${move}`;
}
