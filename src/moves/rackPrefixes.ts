import { advance, type Cursor, cursorAtStart, lettersAfter } from '../lexicon/cursor.ts';
import type { Graph } from '../lexicon/graph.ts';
import type { LetterSet } from './letterSet.ts';
import { putLetterBack, type RackLetters, takeLetter } from './rackLetters.ts';

/** Added to a letter's number where a blank stands for it. */
export const AS_BLANK = 64;

/** The beginnings of words, all of one length, that can be laid from a rack alone and gone on with from the rest of it. */
export type PrefixLayer = {
  readonly count: number;
  readonly cursors: Float64Array;
  /** One after another, as many as the layer's length each: a letter's number in the list, with `AS_BLANK`. */
  readonly tiles: Uint8Array;
  /** The letters that the rest of the rack can go on with, one entry for every 32 letters of the list. */
  readonly open: Int32Array;
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
  const parts = graph.maskWords;
  const layers = Array.from({ length: longest + 1 }, (_, length) => growingLayer(length, parts));
  const laid = new Uint8Array(longest);
  if (longest > 0) list(cursorAtStart(graph), 0);
  return layers;

  function list(cursor: Cursor, length: number): void {
    const layer = layers[length]!;
    let isOpen = false;
    for (let part = 0; part < parts; part++) {
      const among = rack.blanks > 0 ? layable[part]! : rack.held[part]!;
      const open = lettersAfter(graph, cursor, length, part) & among;
      layer.room[part] = open;
      if (open !== 0) isOpen = true;
    }
    if (!isOpen) return;
    layer.push(cursor, laid);
    if (length === longest) return;
    for (let part = 0; part < parts; part++) {
      const at = (layer.count - 1) * parts + part;
      for (let open = layer.open[at]!; open !== 0; open &= open - 1) {
        const letter = 32 * part + 31 - Math.clz32(open & -open);
        const next = advance(graph, cursor, letter);
        if (rack.counts[letter]! > 0) {
          takeLetter(rack, letter);
          laid[length] = letter;
          list(next, length + 1);
          putLetterBack(rack, letter);
        }
        if (rack.blanks > 0) {
          rack.blanks -= 1;
          laid[length] = letter | AS_BLANK;
          list(next, length + 1);
          rack.blanks += 1;
        }
      }
    }
  }
}

type GrowingLayer = PrefixLayer & {
  /** What `push` writes into `open`. */
  readonly room: Int32Array;
  push(cursor: Cursor, laid: Uint8Array): void;
};

function growingLayer(length: number, parts: number): GrowingLayer {
  const room = new Int32Array(parts);
  let cursors = new Float64Array(32);
  let tiles = new Uint8Array(32 * length);
  let open = new Int32Array(32 * parts);
  let count = 0;
  return {
    room,
    get count() {
      return count;
    },
    get cursors() {
      return cursors;
    },
    get tiles() {
      return tiles;
    },
    get open() {
      return open;
    },
    push(cursor, laid) {
      if (count === cursors.length) {
        cursors = doubled(cursors, new Float64Array(2 * cursors.length));
        tiles = doubled(tiles, new Uint8Array(2 * tiles.length));
        open = doubled(open, new Int32Array(2 * open.length));
      }
      cursors[count] = cursor;
      for (let at = 0; at < length; at++) tiles[count * length + at] = laid[at]!;
      for (let part = 0; part < parts; part++) open[count * parts + part] = room[part]!;
      count += 1;
    },
  };
}

function doubled<T extends Float64Array | Uint8Array | Int32Array>(from: T, into: T): T {
  into.set(from);
  return into;
}
