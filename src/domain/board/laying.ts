import { BLANK, type TileSet } from '../tiles/tileSet.ts';
import { type Board, type PlacedTile, tileAt } from './board.ts';
import { snapped } from './caret.ts';
import { isBlank, laidTile, letterOf } from './laidTile.ts';
import { type Direction, otherDirection, type Square, squareBeyond } from './square.ts';
import { leftOf, type Supply } from './supply.ts';

/** A word while it is laid square by square: where the next letter goes, and what lies so far. Plain data: it is kept. */
export type Laying = {
  /** May be a square where a tile lies: a letter that lies there is swallowed, any other goes behind it. Null: nowhere. */
  readonly cursor: Square | null;
  readonly direction: Direction;
  /** In the order in which they were laid. */
  readonly fresh: readonly PlacedTile[];
  /** The next letter is a blank. */
  readonly blank: boolean;
};

export const NOTHING_LAID: Laying = { cursor: null, direction: 'across', fresh: [], blank: false };

/** What a letter came to. `became-blank`: no tile of it is left, so it can only be a blank. */
export type LetterOutcome = 'laid' | 'swallowed' | 'became-blank' | 'no-square' | 'no-room' | 'rack-full';

/** What the letters are taken from: at the table all that are not on the board, or a player's own rack. */
export type Hand = {
  readonly set: TileSet;
  readonly board: Board;
  readonly left: Supply;
  /** Tiles that can be laid at most. */
  readonly most: number;
};

/** Where the next letter will lie: the first free square from the cursor. */
export function caretOf(board: Board, { cursor, direction, fresh }: Laying): Square | null {
  let square = cursor;
  while (square !== null && isTaken(board, fresh, square)) square = squareBeyond(square, direction, 1);
  return square;
}

/** A tap: on a new tile it says whether that is a blank, on the caret it turns it, elsewhere it brings the caret there. */
export function tapped(laying: Laying, hand: Hand, square: Square): Laying {
  const { board } = hand;
  if (laying.fresh.some((tile) => tile.square === square)) return blankToggled(laying, hand, square);
  if (square === caretOf(board, laying) || square === laying.cursor) return turned(laying, board);
  const { fresh, direction } = laying;
  // Beside tiles that are being laid the square is meant as it is; a first tap may be a square off.
  const to = fresh.length > 0 ? { square, direction } : snapped(board, square, direction, hand.most);
  return { ...laying, cursor: to.square, direction: to.direction };
}

export function typed(
  laying: Laying,
  hand: Hand,
  letter: number,
): { readonly laying: Laying; readonly typed: LetterOutcome } {
  const { cursor, direction, fresh } = laying;
  if (cursor === null) return { laying, typed: fresh.length > 0 ? 'no-room' : 'no-square' };
  const there = tileAt(hand.board, cursor);
  if (!laying.blank && there !== null && letterOf(there) === letter) {
    return { laying: { ...laying, cursor: squareBeyond(cursor, direction, 1) }, typed: 'swallowed' };
  }
  const square = caretOf(hand.board, laying);
  if (square === null) return { laying, typed: 'no-room' };
  if (fresh.length >= hand.most) return { laying, typed: 'rack-full' };
  const becomes = !laying.blank && isExhausted(laying, hand, letter) && spareBlanks(laying, hand) > 0;
  const tile = laidTile(letter, laying.blank || becomes);
  return {
    laying: {
      cursor: squareBeyond(square, direction, 1),
      direction,
      fresh: [...fresh, { square, tile }],
      blank: false,
    },
    typed: becomes ? 'became-blank' : 'laid',
  };
}

/** Takes the last tile back; the caret returns to its square. */
export function erased(laying: Laying): Laying {
  if (laying.blank) return { ...laying, blank: false };
  const last = laying.fresh.at(-1);
  if (!last) return laying;
  return { ...laying, cursor: last.square, fresh: laying.fresh.slice(0, -1) };
}

export function blankCalled(laying: Laying): Laying {
  return { ...laying, blank: !laying.blank };
}

/** The new tile on this square is a blank after all, or is not. */
function blankToggled(laying: Laying, hand: Hand, square: Square): Laying {
  const fresh = laying.fresh.map((placed) => {
    if (placed.square !== square) return placed;
    const blank = !isBlank(placed.tile);
    // A letter of which there is no tile can be nothing else.
    const mayTurn =
      blank || !isExhausted({ ...laying, fresh: others(laying, square) }, hand, letterOf(placed.tile));
    return mayTurn ? { square, tile: laidTile(letterOf(placed.tile), blank) } : placed;
  });
  return { ...laying, fresh };
}

/** The other direction. What lies so far is laid anew from its first square, if there is room for it. */
export function turned(laying: Laying, board: Board): Laying {
  const direction = otherDirection(laying.direction);
  const line = [...laying.fresh].sort((a, b) => a.square - b.square);
  const first = line[0];
  if (!first) return { ...laying, direction };
  const fresh: PlacedTile[] = [];
  let cursor: Square | null = first.square;
  for (const { tile } of line) {
    while (cursor !== null && tileAt(board, cursor) !== null) cursor = squareBeyond(cursor, direction, 1);
    if (cursor === null) return laying;
    fresh.push({ square: cursor, tile });
    cursor = squareBeyond(cursor, direction, 1);
  }
  return { ...laying, direction, fresh, cursor };
}

/** An arrow key: a square further in a direction, wherever that is. */
export function moved(laying: Laying, board: Board, direction: Direction, by: 1 | -1, from: Square): Laying {
  const at = caretOf(board, laying) ?? laying.fresh.at(-1)?.square ?? null;
  const cursor = at === null ? from : (squareBeyond(at, direction, by) ?? at);
  return { ...laying, cursor };
}

function isTaken(board: Board, fresh: readonly PlacedTile[], square: Square): boolean {
  return tileAt(board, square) !== null || fresh.some((placed) => placed.square === square);
}

function others({ fresh }: Laying, square: Square): readonly PlacedTile[] {
  return fresh.filter((placed) => placed.square !== square);
}

/** No tile of this letter is left, what is being laid included. */
function isExhausted({ fresh }: Laying, { set, left }: Hand, letter: number): boolean {
  const used = fresh.filter(({ tile }) => !isBlank(tile) && letterOf(tile) === letter).length;
  return leftOf(left, set.alphabet[letter]!) - used <= 0;
}

function spareBlanks({ fresh }: Laying, { left }: Hand): number {
  return leftOf(left, BLANK) - fresh.filter(({ tile }) => isBlank(tile)).length;
}
