import { type Board, tileAt } from '../../domain/board/board.ts';
import { writeLaidTile } from '../../domain/board/laidTile.ts';
import type { Placement, PlacementError } from '../../domain/board/placement.ts';
import { runThrough, squaresOf } from '../../domain/board/position.ts';
import { readWordStart, squareBeyond, writeSquare } from '../../domain/board/square.ts';
import { fail, ok, type Result } from '../../domain/result.ts';
import type { TileSet } from '../../domain/tiles/tileSet.ts';

/**
 * A place as the game knows it, from a place as a file gives it: dots become what lies there, and a word of which the
 * file names only the new part is completed.
 */
export function lyingWord(
  set: TileSet,
  board: Board,
  { at, tiles }: { readonly at: string; readonly tiles: string },
): Result<Placement, PlacementError> {
  const start = readWordStart(at, 'letter-columns');
  if (!start) return fail({ why: 'no-such-square', at });
  const { square: from, direction } = start;
  const written = new Map<number, string>();
  let to = from;
  for (const [i, sign] of [...tiles.normalize('NFC')].entries()) {
    const square = squareBeyond(from, direction, i);
    if (square === null) return fail({ why: 'off-the-board' });
    const lying = tileAt(board, square);
    if (sign !== '.') written.set(square, sign);
    else if (lying === null) return fail({ why: 'nothing-laid' });
    to = square;
  }
  const run = { from: runThrough(board, from, direction).from, to: runThrough(board, to, direction).to };
  const word = squaresOf(run, direction).map((square) => {
    const lying = tileAt(board, square);
    return written.get(square) ?? (lying === null ? '' : writeLaidTile(set, lying));
  });
  return ok({ at: writeSquare(run.from), ...(direction === 'down' && { down: true }), word: word.join('') });
}
