import { BLANK, type TileSet } from '../tiles/tileSet.ts';
import { type Board, tilesOn } from './board.ts';
import { asDrawn } from './laidTile.ts';

/** How many tiles of each kind do not lie on the board: in the bag, on the racks. Every letter of the set is there. */
export type Supply = ReadonlyMap<string, number>;

export function supplyOf(set: TileSet, board: Board): Supply {
  const left = new Map<string, number>(
    [...set.alphabet, BLANK].map((tile) => [tile, set.tiles.get(tile)?.count ?? 0]),
  );
  for (const { tile } of tilesOn(board)) {
    const drawn = asDrawn(set, tile);
    left.set(drawn, (left.get(drawn) ?? 0) - 1);
  }
  return left;
}

export function leftOf(supply: Supply, tile: string): number {
  return supply.get(tile) ?? 0;
}
