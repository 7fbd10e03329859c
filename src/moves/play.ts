import { type Board, type PlacedTile, tileAt } from '../domain/board/board.ts';
import { isBlank, type LaidTile, writeLaidTile } from '../domain/board/laidTile.ts';
import type { Placement } from '../domain/board/placement.ts';
import { type Direction, type Square, squareBeyond, writeSquare } from '../domain/board/square.ts';
import type { TileSet } from '../domain/tiles/tileSet.ts';
import type { Points } from '../domain/units.ts';
import type { FoundPlay } from './playFinder.ts';

/** A legal play of a position. Plain data: it may cross to a worker and back. */
export type Play = {
  readonly direction: Direction;
  /** Where its word begins. */
  readonly square: Square;
  /** The whole word, tiles that lay there already included. */
  readonly word: readonly LaidTile[];
  /** The tiles it lays. */
  readonly tiles: readonly PlacedTile[];
  readonly points: Points;
};

export function keptPlay(board: Board, { direction, square, word, length, points }: FoundPlay): Play {
  const kept = Array.from({ length }, (_, i) => word[i]!);
  const tiles = kept
    .map((tile, i) => ({ square: squareBeyond(square, direction, i)!, tile }))
    .filter((placed) => tileAt(board, placed.square) === null);
  return { direction, square, word: kept, tiles, points };
}

/** As it is announced: `L1`, across or down, the whole word with small letters for blanks. */
export function playPlacement(set: TileSet, { direction, square, word }: Play): Required<Placement> {
  return {
    at: writeSquare(square),
    down: direction === 'down',
    word: word.map((tile) => writeLaidTile(set, tile)).join(''),
  };
}

export function blanksIn(word: readonly LaidTile[]): number {
  return word.reduce((count, tile) => count + (isBlank(tile) ? 1 : 0), 0);
}
