import type { LaidTile } from './laidTile.ts';
import { SQUARES, type Square } from './square.ts';

/**
 * What lies on the board: a byte a square, 0 where nothing lies. A board never changes, laying makes another one;
 * 225 bytes are copied faster than a move is counted.
 */
export type Board = {
  /** By square. */
  readonly bytes: ArrayLike<number>;
  readonly tiles: number;
};

/** A tile and where it lies, or is to lie. */
export type PlacedTile = { readonly square: Square; readonly tile: LaidTile };

export const EMPTY_BOARD: Board = { bytes: new Uint8Array(SQUARES), tiles: 0 };

export function isEmpty(board: Board): boolean {
  return board.tiles === 0;
}

export function tileAt(board: Board, square: Square): LaidTile | null {
  return board.bytes[square] || null;
}

/** Lays tiles on empty squares. */
export function withTiles(board: Board, tiles: readonly PlacedTile[]): Board {
  const bytes = new Uint8Array(board.bytes);
  for (const { square, tile } of tiles) bytes[square] = tile;
  return { bytes, tiles: board.tiles + tiles.length };
}

/** Every tile, row by row. */
export function tilesOn(board: Board): readonly PlacedTile[] {
  const placed: PlacedTile[] = [];
  for (let square = 0; square < SQUARES; square++) {
    const tile = tileAt(board, square);
    if (tile !== null) placed.push({ square, tile });
  }
  return placed;
}
