import { fail, ok, type Result } from '../result.ts';
import { BLANK } from '../tiles/tileSet.ts';
import type { Points } from '../units.ts';
import { type PlacedTile, tilesOn } from './board.ts';
import { type FreshError, lineOf, placementOf } from './freshTiles.ts';
import { asDrawn, isBlank, laidTile, letterOf } from './laidTile.ts';
import { type Laid, layWord } from './lay.ts';
import type { Hand, Laying } from './laying.ts';
import type { Placement, PlacementError } from './placement.ts';
import { BOARD_SIZE, columnOf, readSquare, rowOf, type Square, squareAt } from './square.ts';
import { leftOf } from './supply.ts';

/** What is wrong with the tiles that are being laid, and what would put it right. */
export type LayingError =
  | (FreshError & { readonly repair: Laying | null })
  | (Extract<PlacementError, { why: 'misses-centre' | 'not-connected' | 'one-letter-word' }> & {
      /** The same tiles on the nearest squares where they may lie, and where their word would begin. */
      readonly repair: Laying | null;
      readonly from: Square | null;
    })
  /** More of a letter than there are: a blank, or an earlier entry is wrong; `at`: where the others lie. */
  | {
      readonly why: 'no-such-tile';
      readonly letter: string;
      readonly seen: number;
      readonly inSet: number;
      readonly at: readonly Square[];
      readonly repair: Laying | null;
    };

/** A word that can be laid, and what follows from it. */
export type LaidMove = {
  readonly placement: Placement;
  readonly laid: Laid;
  /** Letters that lie before the first new tile and belong to the word. */
  readonly before: string;
};

type Scoring = { readonly rack: number; readonly bonus: Points };

export function laidMoveOf(laying: Laying, hand: Hand, scoring: Scoring): Result<LaidMove, LayingError> {
  const { set, board } = hand;
  const surplus = surplusOf(laying, hand);
  if (surplus) return fail(surplus);
  const line = lineOf(board, laying.fresh, laying.direction);
  if (!line.ok) return fail({ ...line.error, repair: lineRepair(laying, line.error) });
  const placement = placementOf(set, board, laying.fresh, line.value);
  const laid = layWord(set, board, placement, scoring);
  if (laid.ok) {
    const first = Math.min(...laid.value.tiles.map(({ square }) => square));
    const step = line.value.direction === 'across' ? 1 : BOARD_SIZE;
    const before = placement.word.slice(0, (first - line.value.run.from) / step);
    return ok({ placement, laid: laid.value, before });
  }
  const { why } = laid.error;
  if (why !== 'misses-centre' && why !== 'not-connected' && why !== 'one-letter-word') {
    return fail({ why: 'not-in-line', repair: null });
  }
  const repair = why === 'one-letter-word' ? null : shifted(laying, hand, scoring);
  const from = repair && laidMoveOf(repair, hand, scoring);
  return fail({ why, repair, from: from?.ok ? readSquare(from.value.placement.at) : null });
}

/** To the empty square between the tiles; of tiles that make no line the last one is taken back. */
function lineRepair(laying: Laying, error: FreshError): Laying | null {
  if (error.why === 'gap') return { ...laying, cursor: error.at };
  if (error.why === 'not-in-line') return { ...laying, fresh: laying.fresh.slice(0, -1) };
  return null;
}

/** The same tiles, moved as little as possible so that they may lie there. */
function shifted(laying: Laying, hand: Hand, scoring: Scoring): Laying | null {
  const moves: { readonly dx: number; readonly dy: number; readonly far: number }[] = [];
  for (let dx = -BOARD_SIZE; dx <= BOARD_SIZE; dx++) {
    for (let dy = -BOARD_SIZE; dy <= BOARD_SIZE; dy++) {
      if (dx !== 0 || dy !== 0) moves.push({ dx, dy, far: Math.abs(dx) + Math.abs(dy) });
    }
  }
  for (const { dx, dy } of moves.sort((a, b) => a.far - b.far)) {
    const fresh = laying.fresh.flatMap((tile) => shiftedTile(tile, dx, dy, hand));
    if (fresh.length < laying.fresh.length) continue;
    const line = lineOf(hand.board, fresh, laying.direction);
    if (!line.ok) continue;
    const placement = placementOf(hand.set, hand.board, fresh, line.value);
    if (!layWord(hand.set, hand.board, placement, scoring).ok) continue;
    return { ...laying, fresh, cursor: fresh.at(-1)!.square };
  }
  return null;
}

function shiftedTile(
  { square, tile }: PlacedTile,
  dx: number,
  dy: number,
  { board }: Hand,
): readonly PlacedTile[] {
  const [column, row] = [columnOf(square) + dx, rowOf(square) + dy];
  if (column < 0 || row < 0 || column >= BOARD_SIZE || row >= BOARD_SIZE) return [];
  const to = squareAt(column, row);
  return board.bytes[to] ? [] : [{ square: to, tile }];
}

function surplusOf(
  laying: Laying,
  { set, board, left }: Hand,
): Extract<LayingError, { why: 'no-such-tile' }> | null {
  for (const [index, { tile }] of laying.fresh.entries()) {
    const drawn = asDrawn(set, tile);
    const used = laying.fresh
      .slice(0, index + 1)
      .filter((other) => asDrawn(set, other.tile) === drawn).length;
    if (used <= leftOf(left, drawn)) continue;
    const at = tilesOn(board).filter((other) => asDrawn(set, other.tile) === drawn);
    const blanks = laying.fresh.filter((other) => isBlank(other.tile)).length;
    const mayBeBlank = drawn !== BLANK && leftOf(left, BLANK) > blanks;
    const blank = { ...laying.fresh[index]!, tile: laidTile(letterOf(tile), true) };
    return {
      why: 'no-such-tile',
      letter: drawn,
      seen: at.length + used,
      inSet: set.tiles.get(drawn)?.count ?? 0,
      at: at.map(({ square }) => square),
      repair: mayBeBlank
        ? { ...laying, fresh: laying.fresh.map((placed, i) => (i === index ? blank : placed)) }
        : null,
    };
  }
  return null;
}
