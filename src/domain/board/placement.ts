import { fail, ok, type Result } from '../result.ts';
import type { TileSet } from '../tiles/tileSet.ts';
import { type Board, type PlacedTile, tileAt } from './board.ts';
import { letterOf, readLaidTile } from './laidTile.ts';
import type { Run } from './position.ts';
import { type Direction, readSquare, squareBeyond } from './square.ts';

/** A word as it is announced: where it begins, which way it runs, small letters for blanks. */
export type Placement = { readonly at: string; readonly down?: boolean; readonly word: string };

export type PlacementError =
  | { readonly why: 'no-such-square'; readonly at: string }
  | { readonly why: 'off-the-board' }
  | { readonly why: 'foreign-letter'; readonly letter: string }
  | { readonly why: 'square-taken'; readonly has: string; readonly wants: string }
  | { readonly why: 'nothing-laid' }
  | { readonly why: 'one-letter-word' }
  | { readonly why: 'word-goes-on' }
  | { readonly why: 'misses-centre' }
  | { readonly why: 'not-connected' };

/** A placement that fits the board: the line it fills, and the tiles of it that do not lie there yet. */
type FittedWord = {
  readonly line: Run;
  readonly direction: Direction;
  readonly fresh: readonly PlacedTile[];
};

/** Fits a word of at least one letter into the board. Whether it may be laid so is another question. */
export function fitWord(
  set: TileSet,
  board: Board,
  { at, down, word }: Placement,
): Result<FittedWord, PlacementError> {
  const from = readSquare(at);
  if (from === null) return fail({ why: 'no-such-square', at });
  const direction = down ? 'down' : 'across';
  const fresh: PlacedTile[] = [];
  let to = from;
  for (const [i, sign] of [...word.normalize('NFC')].entries()) {
    const tile = readLaidTile(set, sign);
    if (tile === null) return fail({ why: 'foreign-letter', letter: sign });
    const square = squareBeyond(from, direction, i);
    if (square === null) return fail({ why: 'off-the-board' });
    const there = tileAt(board, square);
    if (there === null) fresh.push({ square, tile });
    else if (letterOf(there) !== letterOf(tile)) {
      const [has, wants] = [there, tile].map((one) => set.alphabet[letterOf(one)]!);
      return fail({ why: 'square-taken', has: has!, wants: wants! });
    }
    to = square;
  }
  return ok({ line: { from, to }, direction, fresh });
}
