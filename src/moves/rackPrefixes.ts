import { advance, type Cursor, cursorAtStart, lettersAfter } from '../lexicon/cursor.ts';
import type { Graph } from '../lexicon/graph.ts';
import type { LetterSet } from './letterSet.ts';
import { putLetterBack, type RackLetters, takeLetter } from './rackLetters.ts';

/** Added to a letter's number where a blank stands for it. */
export const AS_BLANK = 64;

/** The beginnings of words, all of one length, that can be laid from a rack alone. */
export type PrefixLayer = {
  readonly count: number;
  readonly cursors: Float64Array;
  /** One after another, as many as the layer's length each: a letter's number in the list, with `AS_BLANK`. */
  readonly tiles: Uint8Array;
};

/**
 * Every beginning of a word that the rack can lay, by its length up to `longest`. They are the same for every place of
 * the board that has room before its first neighbour, so they are listed once; without that a plain word graph, which
 * can only be walked forwards, would be walked anew for every place.
 */
export function rackPrefixes(
  graph: Graph,
  rack: RackLetters,
  layable: LetterSet,
  longest: number,
): readonly PrefixLayer[] {
  const layers = Array.from({ length: longest + 1 }, (_, length) => growingLayer(length));
  const laid = new Uint8Array(longest);
  if (longest > 0) list(cursorAtStart(graph), 0);
  return layers;

  function list(cursor: Cursor, length: number): void {
    for (let part = 0; part < graph.maskWords; part++) {
      let open = lettersAfter(graph, cursor, length, part) & layable[part]!;
      if (rack.blanks === 0) open &= rack.held[part]!;
      for (; open !== 0; open &= open - 1) {
        const letter = 32 * part + 31 - Math.clz32(open & -open);
        const next = advance(graph, cursor, letter);
        if (rack.counts[letter]! > 0) {
          takeLetter(rack, letter);
          add(next, length, letter);
          putLetterBack(rack, letter);
        }
        if (rack.blanks > 0) {
          rack.blanks -= 1;
          add(next, length, letter | AS_BLANK);
          rack.blanks += 1;
        }
      }
    }
  }

  function add(cursor: Cursor, length: number, tile: number): void {
    laid[length] = tile;
    layers[length + 1]!.push(cursor, laid);
    if (length + 1 < longest) list(cursor, length + 1);
  }
}

type GrowingLayer = PrefixLayer & { push(cursor: Cursor, laid: Uint8Array): void };

function growingLayer(length: number): GrowingLayer {
  let cursors = new Float64Array(32);
  let tiles = new Uint8Array(32 * length);
  let count = 0;
  return {
    get count() {
      return count;
    },
    get cursors() {
      return cursors;
    },
    get tiles() {
      return tiles;
    },
    push(cursor, laid) {
      if (count === cursors.length) {
        const [wider, longer] = [new Float64Array(2 * count), new Uint8Array(2 * count * length)];
        wider.set(cursors);
        longer.set(tiles);
        cursors = wider;
        tiles = longer;
      }
      cursors[count] = cursor;
      for (let at = 0; at < length; at++) tiles[count * length + at] = laid[at]!;
      count += 1;
    },
  };
}
