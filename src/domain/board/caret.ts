import { type Board, tileAt } from './board.ts';
import { isAnchor } from './position.ts';
import {
  BOARD_SIZE,
  columnOf,
  type Direction,
  otherDirection,
  rowOf,
  type Square,
  squareAt,
  squareBeyond,
  type WordStart,
} from './square.ts';

/** Can a word that begins on this square be joined to what lies, with so many tiles? */
export function isPlayable(board: Board, { square, direction }: WordStart, most: number): boolean {
  let laid = 0;
  for (let at: Square | null = square; at !== null; at = squareBeyond(at, direction, 1)) {
    if (tileAt(board, at) !== null) continue;
    laid += 1;
    if (laid > most) return false;
    if (isAnchor(board, at)) return true;
  }
  return false;
}

/**
 * Where a tap is meant: on the square itself if a word can begin there, otherwise on the nearest one of its eight
 * neighbours; a square of the board is narrower than a finger. The direction stays unless only the other one can be played.
 */
export function snapped(board: Board, square: Square, direction: Direction, most: number): WordStart {
  for (const at of nearest(square)) {
    for (const way of [direction, otherDirection(direction)]) {
      const start = { square: at, direction: way };
      if (isPlayable(board, start, most)) return start;
    }
  }
  return { square, direction };
}

/** The square, then those beside it, then those at its corners. */
function nearest(square: Square): readonly Square[] {
  const [column, row] = [columnOf(square), rowOf(square)];
  return [
    [0, 0],
    [-1, 0],
    [0, -1],
    [1, 0],
    [0, 1],
    [-1, -1],
    [1, -1],
    [-1, 1],
    [1, 1],
  ].flatMap(([dx, dy]) => {
    const [x, y] = [column + dx!, row + dy!];
    return x >= 0 && y >= 0 && x < BOARD_SIZE && y < BOARD_SIZE ? [squareAt(x, y)] : [];
  });
}
