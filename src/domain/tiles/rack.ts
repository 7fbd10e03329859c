import { fail, ok, type Result } from '../result.ts';
import { isBlankLetter } from './blank.ts';
import { BLANK, type TileSet } from './tileSet.ts';

/**
 * Tiles as a player writes them down: capitals are letter tiles, a small letter is a blank standing for that letter
 * (`ZAłOGA`), `?` is a blank on a rack. Spaces and commas are ignored.
 */
export function readTiles(set: TileSet, text: string): Result<string[], { readonly letter: string }> {
  const tiles: string[] = [];
  for (const sign of text.normalize('NFC')) {
    if (sign === ' ' || sign === ',') continue;
    if (sign !== BLANK && !set.alphabet.includes(sign.toUpperCase())) return fail({ letter: sign });
    tiles.push(isBlankLetter(sign) ? BLANK : sign);
  }
  return ok(tiles);
}

/** How often each tile occurs; used to notice a tile that the set does not have. */
export type TileCounts = ReadonlyMap<string, number>;

export const NO_TILES: TileCounts = new Map();

export function addTiles(count: TileCounts, tiles: readonly string[]): TileCounts {
  const sum = new Map(count);
  for (const tile of tiles) sum.set(tile, (sum.get(tile) ?? 0) + 1);
  return sum;
}

/** The first tile that has been seen more often than the set holds it. */
export function surplusTile(
  set: TileSet,
  count: TileCounts,
): { readonly letter: string; readonly seen: number; readonly inSet: number } | null {
  for (const [letter, seen] of count) {
    const inSet = set.tiles.get(letter)?.count ?? 0;
    if (seen > inSet) return { letter, seen, inSet };
  }
  return null;
}
