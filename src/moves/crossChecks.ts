import type { Board } from '../domain/board/board.ts';
import { laidPoints, letterOf } from '../domain/board/laidTile.ts';
import { BOARD_SIZE, type Direction, SQUARES } from '../domain/board/square.ts';
import type { TileSet } from '../domain/tiles/tileSet.ts';
import { NO_LETTER } from '../lexicon/alphabet.ts';
import { advance, type Cursor, cursorAtStart, isWordAt, lettersAfter } from '../lexicon/cursor.ts';
import type { Graph } from '../lexicon/graph.ts';
import { type LetterMap, letterMapOf } from './letterMap.ts';
import type { LetterSet } from './letterSet.ts';

/** What the tiles beside an empty square ask of the letter that is laid there. All by square. */
export type CrossChecks = {
  /** So many entries of `letters` a square: one for every 32 letters of the list. */
  readonly parts: number;
  /** The letters that make a word of those tiles, by their numbers in the list; all there are where no tile lies beside. */
  readonly letters: Int32Array;
  /** What the tiles beside it are worth in that word: without the letter, and before its premium. */
  readonly points: Int16Array;
  /** How many letters that word has; 1 where no tile lies beside, 0 where a tile lies. */
  readonly lengths: Uint8Array;
};

/**
 * The words that run in `direction` through each empty square, for moves that run in the other one. There are no
 * letters but those `among`, which are few if a rack has no blank.
 */
export function crossChecks(
  set: TileSet,
  board: Board,
  graph: Graph,
  direction: Direction,
  among: LetterSet,
): CrossChecks {
  const map = letterMapOf(set, graph.alphabet);
  const parts = graph.maskWords;
  const letters = Int32Array.from({ length: SQUARES * parts }, (_, at) => among[at % parts]!);
  const points = new Int16Array(SQUARES);
  const lengths = new Uint8Array(SQUARES);
  const step = direction === 'across' ? 1 : BOARD_SIZE;
  for (let line = 0; line < BOARD_SIZE; line++) {
    const first = direction === 'across' ? line * BOARD_SIZE : line;
    checkLine(first);
  }
  return { parts, letters, points, lengths };

  function checkLine(first: number): void {
    const end = first + BOARD_SIZE * step;
    let before = cursorAtStart(graph);
    let tilesBefore = 0;
    let pointsBefore = 0;
    for (let square = first; square < end; square += step) {
      const tile = board.bytes[square]!;
      if (tile !== 0) {
        before = along(graph, map, before, tile);
        tilesBefore += 1;
        pointsBefore += laidPoints(set, tile);
        continue;
      }
      let after = square + step;
      let pointsAfter = 0;
      for (; after < end && board.bytes[after] !== 0; after += step)
        pointsAfter += laidPoints(set, board.bytes[after]!);
      const length = tilesBefore + (after - square) / step;
      lengths[square] = length;
      if (length > 1) {
        points[square] = pointsBefore + pointsAfter;
        check(square, before, tilesBefore, after, length);
      }
      before = cursorAtStart(graph);
      tilesBefore = 0;
      pointsBefore = 0;
    }
  }

  /** Tries the letters on a square, after the tiles `before` it and on through those up to `end`. */
  function check(square: number, before: Cursor, tilesBefore: number, end: number, length: number): void {
    for (let part = 0; part < parts; part++) {
      let fitting = 0;
      const open = before === 0 ? 0 : lettersAfter(graph, before, tilesBefore, part) & among[part]!;
      for (let rest = open; rest !== 0; rest &= rest - 1) {
        const bit = rest & -rest;
        let cursor = advance(graph, before, 32 * part + 31 - Math.clz32(bit));
        for (let at = square + step; at < end && cursor !== 0; at += step)
          cursor = along(graph, map, cursor, board.bytes[at]!);
        if (cursor !== 0 && isWordAt(cursor, length)) fitting |= bit;
      }
      letters[square * parts + part] = fitting;
    }
  }
}

/** Goes on with a tile that lies; 0 when no word does. */
function along(graph: Graph, map: LetterMap, cursor: Cursor, tile: number): Cursor {
  const letter = map[letterOf(tile)]!;
  return cursor === 0 || letter === NO_LETTER ? 0 : advance(graph, cursor, letter);
}
