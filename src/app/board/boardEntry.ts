import { lineOf, placementOf } from '../../domain/board/freshTiles.ts';
import { type LaidMove, type LayingError, laidMoveOf } from '../../domain/board/laidMove.ts';
import type { Laying } from '../../domain/board/laying.ts';
import type { Place } from '../../domain/board/places.ts';
import { ok, type Result } from '../../domain/result.ts';
import type { GameState } from '../../domain/table/state.ts';
import type { Points, Seat } from '../../domain/units.ts';
import { pointsOf } from '../table/moveFact.ts';
import { NOTHING_TYPED, type TypedMove } from '../table/typedMove.ts';
import { NO_WORDS, typedWordsOf } from '../table/typedWords.ts';
import { scoringOf, tableHand } from './tableHand.ts';

/** What lies on the board so far: a move that can be counted, a word put down on an unknown board, or what is wrong. */
type LaidSoFar =
  | ({ readonly kind: 'counted' } & LaidMove)
  | { readonly kind: 'put-down'; readonly word: string; readonly placement: LaidMove['placement'] }
  | { readonly kind: 'nothing' };

export function laidSoFar(state: GameState, seat: Seat, laying: Laying): Result<LaidSoFar, LayingError> {
  if (laying.fresh.length === 0) return ok({ kind: 'nothing' });
  const hand = tableHand(state, seat);
  if (state.board) {
    const move = laidMoveOf(laying, hand, scoringOf(state));
    return move.ok ? ok({ kind: 'counted', ...move.value }) : move;
  }
  const line = lineOf(hand.board, laying.fresh, laying.direction);
  if (!line.ok) return { ok: false, error: { ...line.error, repair: null } };
  const placement = placementOf(hand.set, hand.board, laying.fresh, line.value);
  return ok({ kind: 'put-down', word: placement.word, placement });
}

/** Points that somebody said, and the board does not say the same: both are shown. */
export function isAnnounced(typed: TypedMove, bingo: Points): boolean {
  const points = pointsOf(typed, bingo);
  return points !== null && points !== typed.counted;
}

/** What the form knows once something else lies on the board. Announced points stand. */
export function layingChanges(
  state: GameState,
  seat: Seat,
  typed: TypedMove,
  laying: Laying,
): Partial<TypedMove> {
  const { bingo } = state.rules;
  const laid = laidSoFar(state, seat, laying);
  const announced = isAnnounced(typed, bingo);
  if (laid.ok && laid.value.kind === 'counted') {
    return { laying, ...countedChanges(laid.value, announced) };
  }
  const { digits, bonus, tiles } = announced ? typed : NOTHING_TYPED;
  const nothing = { laying, digits, bonus, tiles, counted: null, placement: null };
  if (!laid.ok || laid.value.kind !== 'put-down') return { ...nothing, words: NO_WORDS };
  const { placement, word } = laid.value;
  return { ...nothing, placement, words: typedWordsOf([word]) };
}

/** One of the proposed places was chosen: the words it forms are known, and the points were its own. */
export function placeChanges({ placement, laid }: Place): Partial<TypedMove> {
  return { laying: null, ...countedChanges({ placement, laid }, true) };
}

/** The points of the board instead of those that were said. */
export function takeCounted(typed: TypedMove, bonus: Points): Partial<TypedMove> {
  return typed.counted === null ? {} : pointsChanges(typed.counted, bonus);
}

/** What follows from a word that lies: its points too, unless others were announced. */
export function countedChanges(
  { placement, laid }: Pick<LaidMove, 'placement' | 'laid'>,
  announced: boolean,
): Partial<TypedMove> {
  return {
    placement,
    counted: laid.points,
    words: { words: laid.words.map(({ word }) => word), at: 0 },
    tiles: laid.tiles.length,
    ...(announced ? {} : pointsChanges(laid.points, laid.bonus)),
  };
}

function pointsChanges(points: Points, bonus: Points): Partial<TypedMove> {
  return { digits: String(points - bonus), bonus: bonus > 0 };
}
