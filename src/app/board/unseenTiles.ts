import { supplyOf } from '../../domain/board/supply.ts';
import type { GameState } from '../../domain/table/state.ts';
import { TILE_SETS } from '../../domain/tiles/tileSet.ts';

/** How many tiles the bag holds, where that is known and the rules let the phone say it. */
export function bagTold({ rules, tiles }: GameState): number | null {
  return rules.unseen === 'none' ? null : (tiles?.bag ?? null);
}

export type UnseenTile = { readonly tile: string; readonly left: number };

/**
 * The tiles in the bag and on the racks together, in the alphabet's order, the blanks last. Null where the rules do not
 * allow a list, or a move lies nowhere: then nobody can tell.
 */
export function unseenTiles({ rules, board }: GameState): readonly UnseenTile[] | null {
  if (rules.unseen !== 'list' || !board) return null;
  return [...supplyOf(TILE_SETS[rules.language], board)].map(([tile, left]) => ({
    tile,
    left: Math.max(0, left),
  }));
}
