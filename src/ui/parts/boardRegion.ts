import type { PlacedTile } from '../../domain/board/board.ts';
import { BOARD_SIZE, columnOf, rowOf, type Square, squareAt } from '../../domain/board/square.ts';

/** A part of the board: its upper left corner, and how many squares it has each way. */
export type Region = {
  readonly column: number;
  readonly row: number;
  readonly columns: number;
  readonly rows: number;
};

export const WHOLE_BOARD: Region = { column: 0, row: 0, columns: BOARD_SIZE, rows: BOARD_SIZE };

export function isWithin({ column, row, columns, rows }: Region, square: Square): boolean {
  const [x, y] = [columnOf(square) - column, rowOf(square) - row];
  return x >= 0 && y >= 0 && x < columns && y < rows;
}

export function squaresWithin({ column, row, columns, rows }: Region): readonly Square[] {
  return Array.from({ length: columns * rows }, (_, i) =>
    squareAt(column + (i % columns), row + Math.trunc(i / columns)),
  );
}

/** The square at a point of the screen; of a point beside the board the nearest one. */
export function squareNear(
  { column, row, columns, rows }: Region,
  box: DOMRect,
  x: number,
  y: number,
): Square {
  const place = (at: number, from: number, size: number, count: number) =>
    Math.min(Math.max(0, Math.trunc(((at - from) / size) * count)), count - 1);
  return squareAt(column + place(x, box.left, box.width, columns), row + place(y, box.top, box.height, rows));
}

/** So many squares round one, moved back onto the board at its edges. */
export function regionAround(square: Square, columns: number, rows: number): Region {
  const fit = (middle: number, size: number) =>
    Math.min(Math.max(0, middle - Math.trunc(size / 2)), BOARD_SIZE - size);
  return { column: fit(columnOf(square), columns), row: fit(rowOf(square), rows), columns, rows };
}

/** Where tiles lie with a square round them; at least so many squares each way, so that cut-outs look alike. */
export function regionOf(tiles: readonly PlacedTile[], least: number): Region {
  const columns = tiles.map(({ square }) => columnOf(square));
  const rows = tiles.map(({ square }) => rowOf(square));
  const across = span(columns, least);
  const down = span(rows, least);
  return { column: across.from, columns: across.size, row: down.from, rows: down.size };
}

function span(places: readonly number[], least: number): { readonly from: number; readonly size: number } {
  const [low, high] = [Math.min(...places), Math.max(...places)];
  const size = Math.min(BOARD_SIZE, Math.max(least, high - low + 3));
  const from = Math.round((low + high) / 2 - (size - 1) / 2);
  return { from: Math.min(Math.max(0, from), BOARD_SIZE - size), size };
}
