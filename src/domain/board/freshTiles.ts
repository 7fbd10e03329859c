import { fail, ok, type Result } from '../result.ts';
import type { TileSet } from '../tiles/tileSet.ts';
import { type Board, type PlacedTile, tileAt, withTiles } from './board.ts';
import { writeLaidTile } from './laidTile.ts';
import type { Placement } from './placement.ts';
import { type Run, runThrough, squaresOf } from './position.ts';
import { columnOf, type Direction, rowOf, type Square, squareBeyond, writeSquare } from './square.ts';

/** Tiles that lie somewhere without being a word. */
export type FreshError =
  | { readonly why: 'no-tiles' }
  | { readonly why: 'not-in-line' }
  | { readonly why: 'gap'; readonly at: Square };

type FreshLine = { readonly run: Run; readonly direction: Direction };

/**
 * The line that new tiles make together with those that lie there. Two tiles decide the direction; one alone takes the
 * one in which it makes a word, the longer if both do; `wanted` where neither does, or both are equally long.
 */
export function lineOf(
  board: Board,
  fresh: readonly PlacedTile[],
  wanted: Direction,
): Result<FreshLine, FreshError> {
  const squares = fresh.map(({ square }) => square).sort((a, b) => a - b);
  const [first, last] = [squares[0], squares.at(-1)];
  if (first === undefined || last === undefined) return fail({ why: 'no-tiles' });
  const direction = directionOf(board, squares, wanted);
  if (!direction) return fail({ why: 'not-in-line' });
  const after = withTiles(board, fresh);
  for (let square = first; square !== last; square = squareBeyond(square, direction, 1)!) {
    if (tileAt(after, square) === null) return fail({ why: 'gap', at: square });
  }
  return ok({ run: runThrough(after, first, direction), direction });
}

/** New tiles as the word they make is announced: where it begins, and all its letters. */
export function placementOf(
  set: TileSet,
  board: Board,
  fresh: readonly PlacedTile[],
  line: FreshLine,
): Placement {
  const after = withTiles(board, fresh);
  const word = squaresOf(line.run, line.direction).map((square) =>
    writeLaidTile(set, tileAt(after, square)!),
  );
  return {
    at: writeSquare(line.run.from),
    ...(line.direction === 'down' ? { down: true } : {}),
    word: word.join(''),
  };
}

function directionOf(board: Board, squares: readonly Square[], wanted: Direction): Direction | null {
  const first = squares[0]!;
  if (squares.length === 1) {
    const across = lengthOf(runThrough(board, first, 'across'), 'across');
    const down = lengthOf(runThrough(board, first, 'down'), 'down');
    if (across === down) return wanted;
    return across > down ? 'across' : 'down';
  }
  if (squares.every((square) => rowOf(square) === rowOf(first))) return 'across';
  return squares.every((square) => columnOf(square) === columnOf(first)) ? 'down' : null;
}

function lengthOf(run: Run, direction: Direction): number {
  return squaresOf(run, direction).length;
}
