import { type Board, isEmpty, tileAt } from './board.ts';
import { CENTRE, type Direction, type Square, squareBeyond } from './square.ts';

/** A line of squares without a gap, its ends included. */
export type Run = { readonly from: Square; readonly to: Square };

/** Every move covers one of these at least: the centre, and once something lies, any empty square beside a tile. */
export function isAnchor(board: Board, square: Square): boolean {
  if (tileAt(board, square) !== null) return false;
  if (isEmpty(board)) return square === CENTRE;
  return touches(board, square, 'across') || touches(board, square, 'down');
}

/** Does a tile lie right before or right after the square? */
export function touches(board: Board, square: Square, direction: Direction): boolean {
  return hasTile(board, square, direction, -1) || hasTile(board, square, direction, 1);
}

/** The tiles that join into one line with a tile on this square, and the square itself. */
export function runThrough(board: Board, square: Square, direction: Direction): Run {
  return { from: endOfRun(board, square, direction, -1), to: endOfRun(board, square, direction, 1) };
}

/** Square by square, from the first to the last. */
export function squaresOf({ from, to }: Run, direction: Direction): readonly Square[] {
  const squares = [];
  for (let square = from; square !== to; square = squareBeyond(square, direction, 1)!) squares.push(square);
  return [...squares, to];
}

function endOfRun(board: Board, square: Square, direction: Direction, step: 1 | -1): Square {
  let end = square;
  while (hasTile(board, end, direction, step)) end = squareBeyond(end, direction, step)!;
  return end;
}

function hasTile(board: Board, square: Square, direction: Direction, by: 1 | -1): boolean {
  const beside = squareBeyond(square, direction, by);
  return beside !== null && tileAt(board, beside) !== null;
}
