import { type Board, type PlacedTile, tileAt } from '../../domain/board/board.ts';
import { type LayingError, laidMoveOf } from '../../domain/board/laidMove.ts';
import { asDrawn } from '../../domain/board/laidTile.ts';
import { caretOf, type Hand, type Laying, tapped, typed } from '../../domain/board/laying.ts';
import type { Placement } from '../../domain/board/placement.ts';
import { columnOf, type Direction, rowOf, type Square, squareBeyond } from '../../domain/board/square.ts';
import { fail, ok, type Result } from '../../domain/result.ts';
import { BLANK, capitals, TILE_SETS } from '../../domain/tiles/tileSet.ts';
import type { Scene } from '../../share/room/messages.ts';

/** The tiles a player lays from: those of the rack, and no others. */
export function playerHand({ language, rack }: Scene, board: Board): Hand {
  const left = new Map<string, number>();
  const tiles = [...(rack ?? '')];
  for (const tile of tiles) left.set(tile, (left.get(tile) ?? 0) + 1);
  return { set: TILE_SETS[language], board, left, most: tiles.length };
}

/** A tap on a tile that was just laid takes it back; elsewhere it brings the caret. */
export function tappedByPlayer(laying: Laying, hand: Hand, square: Square): Laying {
  return isFresh(laying, square) ? takenBack(laying, square) : tapped(laying, hand, square);
}

export function isFresh({ fresh }: Laying, square: Square): boolean {
  return fresh.some((tile) => tile.square === square);
}

/** From the board to the rack again. */
export function takenBack(laying: Laying, square: Square): Laying {
  return { ...laying, cursor: square, fresh: laying.fresh.filter((tile) => tile.square !== square) };
}

/** Lays a letter if the rack has it, or a blank for it. */
export function laidByPlayer(laying: Laying, hand: Hand, letter: string, blank = false): Laying {
  const index = hand.set.alphabet.indexOf(letter);
  if (index < 0 || caretOf(hand.board, laying) === null) return laying;
  const next = typed(blank ? { ...laying, blank: true } : laying, hand, index);
  return isOverdrawn(next.laying, hand) ? laying : { ...next.laying, blank: false };
}

/** A tile of the rack put on a square: what was laid there goes back. A blank is asked about first. */
export function droppedFromRack(laying: Laying, hand: Hand, sign: string, square: Square): Laying {
  if (tileAt(hand.board, square) !== null) return laying;
  const free = takenBack(laying, square);
  if (sign === BLANK) return { ...free, blank: true };
  return wayOn(laidByPlayer({ ...free, blank: false }, hand, sign), square);
}

/** A tile that was laid goes to another square; with what was laid there it changes places. */
export function droppedFromBoard(laying: Laying, { board }: Hand, from: Square, to: Square): Laying {
  if (tileAt(board, to) !== null || from === to) return laying;
  const fresh = laying.fresh.map(({ square, tile }): PlacedTile => {
    if (square === from) return { square: to, tile };
    return { square: square === to ? from : square, tile };
  });
  return wayOn({ ...laying, fresh }, to);
}

/** The next letter goes behind the one that was put down, in the direction that all of them make. */
function wayOn(laying: Laying, square: Square): Laying {
  const direction = directionOf(laying);
  return { ...laying, direction, cursor: squareBeyond(square, direction, 1) };
}

function directionOf({ fresh, direction }: Laying): Direction {
  const columns = new Set(fresh.map(({ square }) => columnOf(square)));
  const rows = new Set(fresh.map(({ square }) => rowOf(square)));
  if (fresh.length < 2 || columns.size === rows.size) return direction;
  return columns.size < rows.size ? 'down' : 'across';
}

/** More of a letter than the rack has. */
export function isOverdrawn({ fresh }: Laying, { set, left }: Hand): boolean {
  const used = new Map<string, number>();
  for (const { tile } of fresh) {
    const drawn = asDrawn(set, tile);
    used.set(drawn, (used.get(drawn) ?? 0) + 1);
  }
  return [...used].some(([drawn, count]) => count > (left.get(drawn) ?? 0));
}

/** Why what lies there is no move. */
export type NoMove = LayingError['why'] | 'too-short' | 'forbidden-letter';

/** What lies there as a move; why it is none (004 §6). Whether its words are valid is not asked. */
export function readMove(laying: Laying, hand: Hand, scene: Scene): Result<Placement, NoMove> {
  const laid = laidMoveOf(laying, hand, { rack: scene.size, bonus: 0 });
  if (!laid.ok) return fail(laid.error.why);
  const { placement } = laid.value;
  if (hand.board.tiles === 0 && laying.fresh.length < scene.firstMove) return fail('too-short');
  const forbidden = new Set(scene.forbidden);
  if ([...capitals(placement.word)].some((letter) => forbidden.has(letter))) return fail('forbidden-letter');
  return ok(placement);
}
