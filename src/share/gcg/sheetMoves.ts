import { type Board, EMPTY_BOARD } from '../../domain/board/board.ts';
import { asDrawn, writeLaidTile } from '../../domain/board/laidTile.ts';
import { fitWord, type Placement } from '../../domain/board/placement.ts';
import { squaresOf } from '../../domain/board/position.ts';
import { writeWordStart } from '../../domain/board/square.ts';
import { current, type Game } from '../../domain/table/game.ts';
import type { Turn } from '../../domain/table/state.ts';
import { TILE_SETS, type TileSet } from '../../domain/tiles/tileSet.ts';
import type { Points, Seat } from '../../domain/units.ts';

/** A line of the sheet as a file has it. */
export type SheetMove = { readonly seat: Seat } & (
  | {
      /** A phony is laid and comes off again. */
      readonly kind: 'play' | 'phony';
      /** The square and the tiles, with a dot for each that lies there already. */
      readonly place: string;
      readonly laid: readonly string[];
      readonly points: Points;
    }
  | { readonly kind: 'pass' | 'exchange' }
  /** A play that nobody knows the place of. */
  | { readonly kind: 'no-place' }
);

export function sheetMoves(game: Game): readonly SheetMove[] {
  const state = current(game);
  if (!state) return [];
  const set = TILE_SETS[state.rules.language];
  return state.turns.map((turn) => sheetMove(set, game, turn));
}

function sheetMove(set: TileSet, game: Game, turn: Turn): SheetMove {
  const { seat, kind } = turn;
  if (kind === 'exchange') return { seat, kind };
  const board = boardBefore(game, turn);
  if (kind === 'play') {
    const fact = game.facts[turn.index];
    const placement = fact?.type === 'play' ? fact.placement : undefined;
    if (!board || !placement) return { seat, kind: 'no-place' };
    return { seat, kind, points: turn.points, ...placeText(set, board, placement) };
  }
  const phony = phonyOf(game, turn);
  if (!board || !phony) return { seat, kind: 'pass' };
  return { seat, kind: 'phony', points: phony.announced, ...placeText(set, board, phony.placement) };
}

type Phony = { readonly placement: Placement; readonly announced: Points };

/** A word that came off says where it lay, or was recorded with its place before it was challenged. */
function phonyOf(game: Game, turn: Turn): Phony | null {
  if (turn.kind !== 'loss') return null;
  if (turn.placement) return { placement: turn.placement, announced: turn.announced ?? 0 };
  for (let i = turn.index - 1; i > 0; i -= 1) {
    const fact = game.facts[i];
    if (fact?.type === 'play' && fact.seat === turn.seat && fact.placement) {
      const came = game.states[turn.index]?.turns.every(({ index }) => index !== i);
      return came ? { placement: fact.placement, announced: fact.points } : null;
    }
    if (fact?.type === 'play' || fact?.type === 'pass' || fact?.type === 'exchange') return null;
  }
  return null;
}

/** Null after a play without a place. */
function boardBefore(game: Game, turn: Turn): Board | null {
  const lines = game.states[turn.index]?.turns.length ?? 0;
  for (let i = turn.index - 1; i > 0; i -= 1) {
    const state = game.states[i];
    if (state && state.turns.length < lines) return state.board;
  }
  return EMPTY_BOARD;
}

function placeText(set: TileSet, board: Board, placement: Placement) {
  const fitted = fitWord(set, board, placement);
  if (!fitted.ok) throw new Error(`a recorded place does not fit: ${fitted.error.why}`);
  const { line, direction, fresh } = fitted.value;
  const tiles = squaresOf(line, direction).map((square) => {
    const laid = fresh.find((one) => one.square === square);
    return laid ? writeLaidTile(set, laid.tile) : '.';
  });
  const start = writeWordStart({ square: line.from, direction }, 'letter-columns');
  return { place: `${start} ${tiles.join('')}`, laid: fresh.map(({ tile }) => asDrawn(set, tile)) };
}
