import { type Board, EMPTY_BOARD, type PlacedTile, tileAt, tilesOn } from '../../domain/board/board.ts';
import { fitWord } from '../../domain/board/placement.ts';
import { isTimed, leftAt } from '../../domain/clock/clock.ts';
import { current, type Game } from '../../domain/table/game.ts';
import type { ChallengeRecord, GameState, Turn } from '../../domain/table/state.ts';
import { TILE_SETS } from '../../domain/tiles/tileSet.ts';
import type { Millis, Points } from '../../domain/units.ts';
import { challengesByTurn } from '../table/sheet.ts';

/** The game after one of its turns, as it is looked at again. */
export type Frame = {
  /** Null at the start. */
  readonly turn: Turn | null;
  /** What lay before the turn. */
  readonly board: Board;
  /** What the turn laid; of a move that was lost, what was taken off again. */
  readonly fresh: readonly PlacedTile[];
  readonly off: boolean;
  readonly sums: readonly Points[];
  /** What was left on the clocks; null without a clock. */
  readonly times: readonly Millis[] | null;
  /** The challenge by which it stood or fell. */
  readonly challenge: ChallengeRecord | null;
};

/** The start, and every turn. Where a move was written down without its place, the board stays as it is known. */
export function framesOf(game: Game): readonly Frame[] {
  const state = current(game);
  if (!state) return [];
  const challenges = challengesByTurn(state);
  const opening = game.states.find((one) => one !== null) ?? state;
  const frames: Frame[] = [
    {
      turn: null,
      board: opening.seen,
      fresh: [],
      off: false,
      sums: state.start.takeover?.scores ?? state.players.map(() => 0),
      times: timesAt(opening, game.entries[0]?.at ?? 0),
      challenge: null,
    },
  ];
  let before = opening.seen;
  for (const [n, turn] of state.turns.entries()) {
    const then = game.states[turn.index] ?? state;
    const challenge = challenges.get(n) ?? null;
    const lost = lostTiles(state, before, turn);
    const fresh = lost ?? tilesOn(then.seen).filter(({ square }) => tileAt(before, square) === null);
    const times = timesAt(then, turn.at);
    frames.push({ turn, board: before, fresh, off: lost !== null, sums: turn.sums, times, challenge });
    if (!lost) before = then.seen;
  }
  return frames;
}

/** The board once nothing more is looked at. */
export function lastBoard(frames: readonly Frame[]): Board {
  const last = frames.at(-1);
  return last ? boardAfter(last) : EMPTY_BOARD;
}

function boardAfter({ board, fresh, off }: Frame): Board {
  if (off || fresh.length === 0) return board;
  const bytes = new Uint8Array(board.bytes);
  for (const { square, tile } of fresh) bytes[square] = tile;
  return { bytes, tiles: board.tiles + fresh.length };
}

/** The tiles of a word that was taken back, where it was said where it lay. */
function lostTiles({ rules }: GameState, board: Board, turn: Turn): readonly PlacedTile[] | null {
  if (turn.kind !== 'loss') return null;
  if (!turn.placement) return [];
  const fitted = fitWord(TILE_SETS[rules.language], board, turn.placement);
  return fitted.ok ? fitted.value.fresh : [];
}

function timesAt({ rules, clock, players }: GameState, at: Millis): readonly Millis[] | null {
  if (!isTimed(rules.clock)) return null;
  return players.map((_, seat) => leftAt(rules.clock, clock, seat, at));
}
