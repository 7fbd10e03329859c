import { EMPTY_BOARD, type PlacedTile, withTiles } from '../domain/board/board.ts';
import { readLaidTile } from '../domain/board/laidTile.ts';
import { BOARD_SIZE, squareAt, writeSquare } from '../domain/board/square.ts';
import { fail, ok, type Result } from '../domain/result.ts';
import { BLANK, type TileSet } from '../domain/tiles/tileSet.ts';
import type { Position } from './playFinder.ts';

/** One more than the tiles that can be laid at once: so many are held where seven of eight are laid. */
export const MOST_HELD = 8;

export type PositionError =
  | { readonly why: 'no-position' }
  | { readonly why: 'wrong-rows'; readonly got: number }
  | { readonly why: 'wrong-row'; readonly row: number; readonly got: number }
  | { readonly why: 'foreign-tile'; readonly at: string; readonly sign: string }
  | { readonly why: 'no-rack' }
  | { readonly why: 'foreign-rack-tile'; readonly sign: string }
  | { readonly why: 'rack-too-long'; readonly got: number };

const EMPTY = '.';

/**
 * A position as data of a stranger: `{"board": [15 strings], "rack": "EOOSTY?"}`, `.` for an empty square, a capital for
 * a tile, a small letter for a blank that stands for it. How the tiles came to lie so is not asked, nor whether there
 * are so many of them: half a game or a puzzle is a position too.
 */
export function readPosition(set: TileSet, value: unknown): Result<Position, PositionError> {
  if (typeof value !== 'object' || value === null || !('board' in value) || !Array.isArray(value.board))
    return fail({ why: 'no-position' });
  const rows: readonly unknown[] = value.board;
  if (rows.length !== BOARD_SIZE) return fail({ why: 'wrong-rows', got: rows.length });
  const tiles: PlacedTile[] = [];
  for (const [row, text] of rows.entries()) {
    if (typeof text !== 'string') return fail({ why: 'no-position' });
    const signs = [...text.normalize('NFC')];
    if (signs.length !== BOARD_SIZE) return fail({ why: 'wrong-row', row: row + 1, got: signs.length });
    for (const [column, sign] of signs.entries()) {
      if (sign === EMPTY) continue;
      const square = squareAt(column, row);
      const tile = isLetter(set, sign) ? readLaidTile(set, sign) : null;
      if (tile === null) return fail({ why: 'foreign-tile', at: writeSquare(square), sign });
      tiles.push({ square, tile });
    }
  }
  const rack = readRack(set, 'rack' in value ? value.rack : null);
  return rack.ok ? ok({ board: withTiles(EMPTY_BOARD, tiles), rack: rack.value }) : rack;
}

function readRack(set: TileSet, text: unknown): Result<readonly string[], PositionError> {
  if (typeof text !== 'string') return fail({ why: 'no-rack' });
  const rack = [...text.normalize('NFC')];
  const foreign = rack.find((sign) => sign !== BLANK && !set.alphabet.includes(sign));
  if (foreign !== undefined) return fail({ why: 'foreign-rack-tile', sign: foreign });
  return rack.length > MOST_HELD ? fail({ why: 'rack-too-long', got: rack.length }) : ok(rack);
}

/** Some signs have a letter of the set for their capital and are none of its letters, as the long s. */
function isLetter({ alphabet }: TileSet, sign: string): boolean {
  const capital = sign.toUpperCase();
  return alphabet.includes(capital) && (sign === capital || sign === capital.toLowerCase());
}
