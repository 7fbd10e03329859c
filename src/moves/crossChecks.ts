import { type Board, tileAt } from '../domain/board/board.ts';
import { laidPoints, letterOf } from '../domain/board/laidTile.ts';
import { runThrough, squaresOf, touches } from '../domain/board/position.ts';
import { type Direction, SQUARES, type Square } from '../domain/board/square.ts';
import type { TileSet } from '../domain/tiles/tileSet.ts';
import type { Points } from '../domain/units.ts';
import { NO_LETTER } from '../lexicon/alphabet.ts';
import { advance, type Cursor, cursorAtStart, isWordAt, lettersAfter } from '../lexicon/cursor.ts';
import type { Graph } from '../lexicon/graph.ts';
import { letterMapOf } from './letterMap.ts';
import { type LetterSet, letterSetOf, lettersIn } from './letterSet.ts';

/** What the tiles beside an empty square ask of the letter that is laid there. */
export type CrossCheck = {
  /** Those that make a word of them, by their numbers in the list. */
  readonly letters: LetterSet;
  /** What the tiles beside it are worth in that word: without the letter, and before its premium. */
  readonly points: Points;
};

/** By square; null where a tile lies, or none lies beside it and every letter may stand. */
export type CrossChecks = readonly (CrossCheck | null)[];

/** The words that run in `direction` through each empty square, for moves that run in the other one. */
export function crossChecks(set: TileSet, board: Board, graph: Graph, direction: Direction): CrossChecks {
  const map = letterMapOf(set, graph.alphabet);
  return Array.from({ length: SQUARES }, (_, square) => {
    if (tileAt(board, square) !== null || !touches(board, square, direction)) return null;
    const run = runThrough(board, square, direction);
    const beside = squaresOf(run, direction);
    const at = beside.indexOf(square);
    const lying = beside.filter((one) => one !== square);
    return {
      letters: fitting(graph, letters(lying.slice(0, at)), letters(lying.slice(at))),
      points: lying.reduce((sum, one) => sum + laidPoints(set, tileAt(board, one)!), 0),
    };
  });

  function letters(squares: readonly Square[]): readonly number[] {
    return squares.map((square) => map[letterOf(tileAt(board, square)!)]!);
  }
}

/** The letters that make a word between those before and those after them. */
function fitting(graph: Graph, before: readonly number[], after: readonly number[]): LetterSet {
  const parts = Array.from({ length: graph.maskWords }, (_, part) => part);
  const cursor = along(graph, cursorAtStart(graph), before);
  const next = parts.map((part) => lettersAfter(graph, cursor, before.length, part));
  const length = before.length + 1 + after.length;
  const found = lettersIn(next).filter((letter) =>
    isWordAt(along(graph, advance(graph, cursor, letter), after), length),
  );
  return letterSetOf(found, parts.length);
}

function along(graph: Graph, from: Cursor, letters: readonly number[]): Cursor {
  return letters.reduce(
    (cursor, letter) => (letter === NO_LETTER ? 0 : advance(graph, cursor, letter)),
    from,
  );
}
