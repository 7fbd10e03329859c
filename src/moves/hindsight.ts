import { type Board, type PlacedTile, tilesOn } from '../domain/board/board.ts';
import { asDrawn } from '../domain/board/laidTile.ts';
import { current, type Game } from '../domain/table/game.ts';
import type { GameState, Turn } from '../domain/table/state.ts';
import { TILE_SETS } from '../domain/tiles/tileSet.ts';
import type { Points, Seat } from '../domain/units.ts';
import type { Play } from './play.ts';
import type { PlayFinder } from './playFinder.ts';
import { bestPlays } from './plays.ts';

/** A move of a game on a board that was known, with as much of the mover's rack as the game tells. Plain data. */
export type LaidTurn = {
  /** Its line of the sheet, from 0. */
  readonly turn: number;
  readonly seat: Seat;
  /** What the move is worth by the board, whatever was announced. */
  readonly points: Points;
  /** Before it. */
  readonly board: Board;
  /** Tiles the mover held for certain: `?` for a blank. */
  readonly held: readonly string[];
  /** Were those all? The phone is not told what stays on a rack: only a whole rack that is laid, or an empty bag, tells. */
  readonly whole: boolean;
};

/** What a move could have been, after the game. */
export type Hindsight = Pick<LaidTurn, 'turn' | 'seat' | 'points' | 'whole'> & {
  /** The best plays of the tiles that were held for certain, in their order; none if the list knows none. */
  readonly best: readonly Play[];
  /** How much they are worth beyond the move that was made; with a rack not known as a whole, at least so much. */
  readonly left: Points;
};

export function hindsight(finder: PlayFinder, turns: readonly LaidTurn[]): readonly Hindsight[] {
  return turns.map(({ turn, seat, points, whole, board, held }) => {
    const best = bestPlays(finder, { board, rack: held });
    return { turn, seat, points, whole, best, left: Math.max(0, (best[0]?.points ?? 0) - points) };
  });
}

/** How much each player left on the table, by seat. */
export function leftBySeat(hindsights: readonly Hindsight[], seats: number): readonly Points[] {
  return Array.from({ length: seats }, (_, seat) =>
    hindsights.filter((one) => one.seat === seat).reduce((sum, { left }) => sum + left, 0),
  );
}

/** The moves of a game that lie on a known board. Moves whose place nobody told, and all after them, are left out. */
export function laidTurns(game: Game): readonly LaidTurn[] {
  const end = current(game);
  if (!end) return [];
  const set = TILE_SETS[end.rules.language];
  const laid = end.turns.flatMap((line, turn) => {
    const before = stateBefore(game, line);
    const after = game.states[line.index]?.board;
    if (line.kind !== 'play' || line.counted === null || !before?.board || !after) return [];
    const tiles = freshTiles(before.board, after).map(({ tile }) => asDrawn(set, tile));
    return [{ turn, line, before, board: before.board, tiles, points: line.counted }];
  });
  return laid.map(({ turn, line, before, board, tiles, points }) => {
    const { seat } = line;
    const size = before.tiles?.racks[seat] ?? null;
    const later = laid.filter((other) => other.line.seat === seat && other.turn > turn);
    // With an empty bag nothing is drawn: what is laid or left over later was held already.
    const kept =
      before.tiles?.bag === 0
        ? [...later.flatMap((other) => other.tiles), ...(end.racksLeft[seat]?.letters ?? [])]
        : [];
    const held = [...tiles, ...kept];
    return { turn, seat, points, board, held, whole: held.length === (size ?? end.rules.rack) };
  });
}

/** As the game stood before a line of its sheet was written. */
function stateBefore({ states }: Game, { index }: Turn): GameState | null {
  const lines = states[index]?.turns.length ?? 0;
  for (let row = index - 1; row >= 0; row--) {
    const state = states[row];
    if (state && state.turns.length < lines) return state;
  }
  return null;
}

function freshTiles(before: Board, after: Board): readonly PlacedTile[] {
  return tilesOn(after).filter(({ square }) => before.bytes[square] === 0);
}
