import type { Board } from '../domain/board/board.ts';
import { type LaidTile, laidTile } from '../domain/board/laidTile.ts';
import type { Scoring } from '../domain/board/lay.ts';
import { BOARD_SIZE, type Direction, otherDirection, type Square } from '../domain/board/square.ts';
import { letterPoints, type TileSet } from '../domain/tiles/tileSet.ts';
import type { Points } from '../domain/units.ts';
import { NO_LETTER } from '../lexicon/alphabet.ts';
import { advance, type Cursor, cursorAtStart, isWordAt, lettersAfter } from '../lexicon/cursor.ts';
import type { Graph } from '../lexicon/graph.ts';
import { anchorsOf, emptyLine, fillLine, NO_TILE } from './boardLine.ts';
import { type CrossChecks, crossChecks } from './crossChecks.ts';
import { letterMapOf } from './letterMap.ts';
import { layable, putLetterBack, type RackLetters, rackLetters, takeLetter } from './rackLetters.ts';
import { AS_BLANK, type PrefixLayer, rackPrefixes } from './rackPrefixes.ts';

/** A board and what a player holds: capitals, `?` for a blank. Whether those tiles can lie and be held so is not asked. */
export type Position = { readonly board: Board; readonly rack: readonly string[] };

/**
 * A play as the search shows it: the search's own object, which the next play overwrites. `keptPlay` copies what is to
 * stay.
 */
export type FoundPlay = {
  readonly direction: Direction;
  /** Where its word begins. */
  readonly square: Square;
  /** The whole word, as many entries as `length`; tiles that lie already are among them. */
  readonly word: ArrayLike<LaidTile>;
  readonly length: number;
  /** How many tiles it lays. */
  readonly laid: number;
  readonly points: Points;
};

export type PlayFinder = {
  readonly set: TileSet;
  readonly scoring: Scoring;
  /** Shows every legal play of a position once, in no particular order. */
  forEachPlay(position: Position, visit: (play: FoundPlay) => void): void;
};

/**
 * Finds plays by the words of one list. A play is a set of tiles with their squares, and a blank is another tile than
 * the letter it stands for; every word it forms is in the list. A single tile that forms two words is one play: it is
 * named by the longer one, by the one across if both are as long.
 *
 * The way is that of Appel and Jacobson: line by line, from every square a word could begin on, along the word graph
 * and the board at once, over letters that the tiles beside the line allow.
 */
export function createPlayFinder(set: TileSet, graph: Graph, scoring: Scoring): PlayFinder {
  const map = letterMapOf(set, graph.alphabet);
  const parts = graph.maskWords;
  const start = cursorAtStart(graph);
  /** By a letter's number in the list: its tile as it is laid, and its value. */
  const tileOf = new Uint8Array(graph.alphabet.size);
  const tilePointsOf = new Uint8Array(graph.alphabet.size);
  for (const [place, letter] of set.alphabet.entries()) {
    const number = map[place]!;
    if (number === NO_LETTER) continue;
    tileOf[number] = laidTile(place, false);
    tilePointsOf[number] = letterPoints(set, letter);
  }
  const blankBit = laidTile(0, true) ^ laidTile(0, false);

  const line = emptyLine(parts);
  const { letters, tiles, tilePoints, letterFactors, wordFactors } = line;
  const { crossLetters, crossPoints, crossLengths, anchors: isAnchor } = line;
  const word = new Uint8Array(BOARD_SIZE);
  const found = { direction: line.direction, square: 0, word, length: 0, laid: 0, points: 0 };

  let rack: RackLetters = rackLetters(set, map, graph.alphabet.size, parts, []);
  let visit: (play: FoundPlay) => void = () => {};
  let step = 1;
  /** How many tiles may be laid, and how many must have been before anything is a play: one on an anchor. */
  let most = 0;
  let least = 0;
  let from = 0;
  let singleAt = 0;

  return {
    set,
    scoring,
    forEachPlay(position, visitor) {
      const { board } = position;
      rack = rackLetters(set, map, graph.alphabet.size, parts, position.rack);
      visit = visitor;
      most = Math.min(rack.size, scoring.rack);
      if (most === 0) return;
      const among = layable(map, parts, rack);
      const anchors = anchorsOf(board);
      const prefixes = rackPrefixes(graph, rack, among, Math.min(most - 1, roomBefore(anchors, board)));
      for (const direction of ['across', 'down'] as const) {
        const checks = crossChecks(set, board, graph, otherDirection(direction), among);
        searchLines(board, anchors, checks, direction, prefixes);
      }
      visit = () => {};
    },
  };

  function searchLines(
    board: Board,
    anchors: Uint8Array,
    checks: CrossChecks,
    direction: Direction,
    prefixes: readonly PrefixLayer[],
  ): void {
    step = direction === 'across' ? 1 : BOARD_SIZE;
    found.direction = direction;
    for (let number = 0; number < BOARD_SIZE; number++) {
      fillLine(line, set, map, board, anchors, checks, direction, number);
      if (line.hasAnchor) searchLine(prefixes);
    }
  }

  /** A word begins where no tile lies before it. Up to its first anchor nothing but the rack has a say. */
  function searchLine(prefixes: readonly PrefixLayer[]): void {
    for (from = 0; from < BOARD_SIZE; from++) {
      if (from > 0 && letters[from - 1] !== NO_TILE) continue;
      found.square = line.first + from * step;
      let anchor = from;
      if (letters[from] === NO_TILE) while (anchor < BOARD_SIZE && isAnchor[anchor] === 0) anchor += 1;
      if (anchor === BOARD_SIZE) return;
      const room = anchor - from;
      least = room + 1;
      if (room === 0) extend(from, start, 0, 0, 1, 0);
      else if (room < prefixes.length) continuePrefixes(prefixes[room]!, anchor);
    }
  }

  function continuePrefixes({ count, cursors, tiles: prefixTiles, open }: PrefixLayer, anchor: number): void {
    const room = anchor - from;
    for (let index = 0; index < count; index++) {
      // Most prefixes end here: no letter that goes on with them may stand on the anchor.
      let isOpen = false;
      for (let part = 0; part < parts; part++)
        if ((open[index * parts + part]! & crossLetters[anchor * parts + part]!) !== 0) isOpen = true;
      if (!isOpen) continue;
      let points = 0;
      let factor = 1;
      for (let at = 0; at < room; at++) {
        const tile = prefixTiles[index * room + at]!;
        factor *= wordFactors[from + at]!;
        if (tile >= AS_BLANK) {
          rack.blanks -= 1;
          word[at] = tileOf[tile - AS_BLANK]! | blankBit;
        } else {
          takeLetter(rack, tile);
          word[at] = tileOf[tile]!;
          points += tilePointsOf[tile]! * letterFactors[from + at]!;
        }
      }
      extend(anchor, cursors[index]!, room, points, factor, 0);
      for (let at = 0; at < room; at++) {
        const tile = prefixTiles[index * room + at]!;
        if (tile >= AS_BLANK) rack.blanks += 1;
        else putLetterBack(rack, tile);
      }
    }
  }

  /**
   * Goes on from a place of the line. `points` are those of the word so far, `factor` its premiums, `beside` the points
   * of the words across it.
   */
  function extend(
    place: number,
    reached: Cursor,
    laid: number,
    pointsSoFar: number,
    factor: number,
    beside: number,
  ): void {
    let at = place;
    let cursor = reached;
    let points = pointsSoFar;
    for (; at < BOARD_SIZE && letters[at] !== NO_TILE; at++) {
      if (letters[at] === NO_LETTER) return;
      cursor = advance(graph, cursor, letters[at]!);
      if (cursor === 0) return;
      points += tilePoints[at]!;
      word[at - from] = tiles[at]!;
    }
    const length = at - from;
    if (laid >= least && isWordAt(cursor, length)) show(length, laid, points * factor + beside);
    if (at === BOARD_SIZE || laid === most) return;

    const letterFactor = letterFactors[at]!;
    const wordFactor = wordFactors[at]!;
    const nextFactor = factor * wordFactor;
    const isCrossed = crossLengths[at]! > 1;
    if (laid === 0) singleAt = at;
    for (let part = 0; part < parts; part++) {
      let open = lettersAfter(graph, cursor, length, part) & crossLetters[at * parts + part]!;
      if (rack.blanks === 0) open &= rack.held[part]!;
      for (; open !== 0; open &= open - 1) {
        const letter = 32 * part + 31 - Math.clz32(open & -open);
        const next = advance(graph, cursor, letter);
        if (rack.counts[letter]! > 0) {
          const value = tilePointsOf[letter]! * letterFactor;
          word[length] = tileOf[letter]!;
          takeLetter(rack, letter);
          const crossed = isCrossed ? beside + (crossPoints[at]! + value) * wordFactor : beside;
          extend(at + 1, next, laid + 1, points + value, nextFactor, crossed);
          putLetterBack(rack, letter);
        }
        if (rack.blanks > 0) {
          word[length] = tileOf[letter]! | blankBit;
          rack.blanks -= 1;
          const crossed = isCrossed ? beside + crossPoints[at]! * wordFactor : beside;
          extend(at + 1, next, laid + 1, points, nextFactor, crossed);
          rack.blanks += 1;
        }
      }
    }
  }

  function show(length: number, laid: number, points: number): void {
    if (laid === 1 && !isNamedHere(length)) return;
    found.length = length;
    found.laid = laid;
    found.points = laid === scoring.rack ? points + scoring.bonus : points;
    visit(found);
  }

  /** Of the two words of a single tile. */
  function isNamedHere(length: number): boolean {
    const other = crossLengths[singleAt]!;
    if (other === 1) return true;
    return found.direction === 'across' ? length >= other : length > other;
  }
}

/** The most squares that a word can take, in front of the first anchor it meets. */
function roomBefore(anchors: Uint8Array, board: Board): number {
  let most = 0;
  for (const [step, nextLine] of [
    [1, BOARD_SIZE],
    [BOARD_SIZE, 1],
  ] as const) {
    for (let number = 0; number < BOARD_SIZE; number++) {
      let room = 0;
      for (let at = 0; at < BOARD_SIZE; at++) {
        const square = number * nextLine + at * step;
        if (anchors[square] === 1) most = Math.max(most, room);
        room = anchors[square] === 1 || board.bytes[square] !== 0 ? 0 : room + 1;
      }
    }
  }
  return most;
}
