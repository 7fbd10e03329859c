import type { Board } from '../domain/board/board.ts';
import { laidPoints, letterOf } from '../domain/board/laidTile.ts';
import { premium } from '../domain/board/layout.ts';
import { isAnchor } from '../domain/board/position.ts';
import { BOARD_SIZE, type Direction, SQUARES, type Square } from '../domain/board/square.ts';
import type { TileSet } from '../domain/tiles/tileSet.ts';
import type { CrossChecks } from './crossChecks.ts';
import type { LetterMap } from './letterMap.ts';

/** No tile lies here. */
export const NO_TILE = -1;

/**
 * One line of the board as the search goes along it, filled anew for each: everything by the place in the line. Plain
 * numbers beside each other, because every step of the search reads most of them.
 */
type BoardLine = {
  direction: Direction;
  first: Square;
  hasAnchor: boolean;
  readonly anchors: Uint8Array;
  /** The letter that lies there by its number in the list (255 where the list does not know it), or `NO_TILE`. */
  readonly letters: Int16Array;
  readonly tiles: Uint8Array;
  readonly tilePoints: Uint8Array;
  readonly letterFactors: Uint8Array;
  readonly wordFactors: Uint8Array;
  readonly crossLetters: Int32Array;
  readonly crossPoints: Int16Array;
  readonly crossLengths: Uint8Array;
};

export function emptyLine(parts: number): BoardLine {
  return {
    direction: 'across',
    first: 0,
    hasAnchor: false,
    anchors: new Uint8Array(BOARD_SIZE),
    letters: new Int16Array(BOARD_SIZE),
    tiles: new Uint8Array(BOARD_SIZE),
    tilePoints: new Uint8Array(BOARD_SIZE),
    letterFactors: new Uint8Array(BOARD_SIZE),
    wordFactors: new Uint8Array(BOARD_SIZE),
    crossLetters: new Int32Array(BOARD_SIZE * parts),
    crossPoints: new Int16Array(BOARD_SIZE),
    crossLengths: new Uint8Array(BOARD_SIZE),
  };
}

const PREMIUMS = Array.from({ length: SQUARES }, (_, square) => premium(square));

/** `checks` are of the other direction. */
export function fillLine(
  line: BoardLine,
  set: TileSet,
  map: LetterMap,
  board: Board,
  anchors: Uint8Array,
  checks: CrossChecks,
  direction: Direction,
  number: number,
): void {
  const across = direction === 'across';
  line.direction = direction;
  line.first = across ? number * BOARD_SIZE : number;
  line.hasAnchor = false;
  for (let at = 0; at < BOARD_SIZE; at++) {
    const square = line.first + (across ? at : at * BOARD_SIZE);
    const tile = board.bytes[square]!;
    line.tiles[at] = tile;
    line.letters[at] = tile === 0 ? NO_TILE : map[letterOf(tile)]!;
    line.tilePoints[at] = tile === 0 ? 0 : laidPoints(set, tile);
    line.anchors[at] = anchors[square]!;
    if (anchors[square] === 1) line.hasAnchor = true;
    line.letterFactors[at] = PREMIUMS[square]!.letter;
    line.wordFactors[at] = PREMIUMS[square]!.word;
    line.crossPoints[at] = checks.points[square]!;
    line.crossLengths[at] = checks.lengths[square]!;
    for (let part = 0; part < checks.parts; part++)
      line.crossLetters[at * checks.parts + part] = checks.letters[square * checks.parts + part]!;
  }
}

export function anchorsOf(board: Board): Uint8Array {
  return Uint8Array.from({ length: SQUARES }, (_, square) => (isAnchor(board, square) ? 1 : 0));
}
