import type { Board } from '../../domain/board/board.ts';
import { laidMoveOf } from '../../domain/board/laidMove.ts';
import { asDrawn } from '../../domain/board/laidTile.ts';
import { caretOf, type Hand, type Laying, tapped, typed } from '../../domain/board/laying.ts';
import type { Placement } from '../../domain/board/placement.ts';
import type { Square } from '../../domain/board/square.ts';
import { capitals, TILE_SETS } from '../../domain/tiles/tileSet.ts';
import type { Scene } from '../../share/room/messages.ts';

/** The tiles a player lays from: those of the rack, and no others. */
export function playerHand({ language, rack }: Scene, board: Board): Hand {
  const left = new Map<string, number>();
  const tiles = [...(rack ?? '')];
  for (const tile of tiles) left.set(tile, (left.get(tile) ?? 0) + 1);
  return { set: TILE_SETS[language], board, left, most: tiles.length };
}

/** Each tile of the rack in its order, and whether it still stands there. */
export function rackTiles(
  rack: string,
  laying: Laying,
  { set }: Hand,
): readonly { readonly sign: string; readonly there: boolean }[] {
  const used = laying.fresh.map(({ tile }) => asDrawn(set, tile));
  return [...rack].map((sign) => {
    const at = used.indexOf(sign);
    if (at >= 0) used.splice(at, 1);
    return { sign, there: at < 0 };
  });
}

/** A tap on a tile that was just laid takes it back; elsewhere it brings the caret. */
export function tappedByPlayer(laying: Laying, hand: Hand, square: Square): Laying {
  if (!laying.fresh.some((tile) => tile.square === square)) return tapped(laying, hand, square);
  return { ...laying, cursor: square, fresh: laying.fresh.filter((tile) => tile.square !== square) };
}

/** Lays a letter if the rack has it, or a blank for it. */
export function laidByPlayer(laying: Laying, hand: Hand, letter: string, blank = false): Laying {
  const index = hand.set.alphabet.indexOf(letter);
  if (index < 0 || caretOf(hand.board, laying) === null) return laying;
  const next = typed(blank ? { ...laying, blank: true } : laying, hand, index);
  return overdrawn(next.laying, hand) ? laying : next.laying;
}

function overdrawn({ fresh }: Laying, { set, left }: Hand): boolean {
  const used = new Map<string, number>();
  for (const { tile } of fresh) {
    const drawn = asDrawn(set, tile);
    used.set(drawn, (used.get(drawn) ?? 0) + 1);
  }
  return [...used].some(([drawn, count]) => count > (left.get(drawn) ?? 0));
}

/** What lies there as a move; null for what is none (004 §6). Whether its words are valid is not asked. */
export function moveLaid(laying: Laying, hand: Hand, scene: Scene): Placement | null {
  const laid = laidMoveOf(laying, hand, { rack: scene.size, bonus: 0 });
  if (!laid.ok) return null;
  const { placement } = laid.value;
  const short = hand.board.tiles === 0 && laying.fresh.length < scene.firstMove;
  const forbidden = new Set(scene.forbidden);
  return short || [...capitals(placement.word)].some((letter) => forbidden.has(letter)) ? null : placement;
}
