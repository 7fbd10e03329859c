import { readTiles } from '../../domain/tiles/rack.ts';
import { rackPoints, type TileSet } from '../../domain/tiles/tileSet.ts';
import type { Points } from '../../domain/units.ts';

/** What is left on a rack, by its letters or as a number; nothing where they are no letters of ours. */
export function rackValue(set: TileSet, rack: string | Points): Points {
  if (typeof rack === 'number') return rack;
  const read = readTiles(set, rack.toUpperCase());
  return read.ok ? rackPoints(set, read.value) : 0;
}
