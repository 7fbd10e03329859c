import { readTiles } from '../../domain/tiles/rack.ts';
import { rackPoints, type TileSet } from '../../domain/tiles/tileSet.ts';
import type { Points } from '../../domain/units.ts';

/** What the letters of a rack are worth; nothing where they are no letters of ours. */
export function rackValue(set: TileSet, rack: string): Points {
  const read = readTiles(set, rack.toUpperCase());
  return read.ok ? rackPoints(set, read.value) : 0;
}
