import { LONGEST_WORD } from './language.ts';

/**
 * A set of words as numbers: letter number + 1 in six bits, five letters to a key, three keys to a word,
 * padded with zeros. Comparing the keys in turn is comparing the words in alphabet order, and a word costs
 * twelve bytes however it came in.
 */
export type SortedWords = {
  readonly count: number;
  readonly keys: readonly [Uint32Array, Uint32Array, Uint32Array];
};

export type WordCollector = {
  add(numbers: ArrayLike<number>, length: number): void;
  readonly added: () => number;
  /** Ends the collection. `duplicates` is how many of the added words were there already. */
  sorted(): { readonly words: SortedWords; readonly duplicates: number };
};

const BITS = 6;
const PER_KEY = 5;
const LETTER = (1 << BITS) - 1;

export function collectWords(expected = 1 << 16): WordCollector {
  let room = Math.max(16, expected);
  let keys: Keys = emptyKeys(room);
  let count = 0;
  let inOrder = true;

  function add(numbers: ArrayLike<number>, length: number): void {
    if (count === room) {
      room += room >> 1;
      keys = grown(keys, room);
    }
    const a = keyAt(numbers, length, 0);
    const b = keyAt(numbers, length, PER_KEY);
    const c = keyAt(numbers, length, 2 * PER_KEY);
    if (inOrder && count > 0) {
      const last = count - 1;
      inOrder =
        a !== keys[0][last]!
          ? a > keys[0][last]!
          : b !== keys[1][last]!
            ? b > keys[1][last]!
            : c > keys[2][last]!;
    }
    keys[0][count] = a;
    keys[1][count] = b;
    keys[2][count] = c;
    count += 1;
  }

  function sorted() {
    const result = inOrder ? trimmed(keys, count) : sortedKeys(keys, count);
    const words = inOrder ? { count, keys: result } : withoutDuplicates(result, count);
    keys = emptyKeys(0);
    return { words, duplicates: count - words.count };
  }

  return { add, sorted, added: () => count };
}

/** Writes word `index` into `into` and returns its length. */
export function sortedWordAt(words: SortedWords, index: number, into: Uint8Array): number {
  for (let at = 0; at < LONGEST_WORD; at++) {
    const key = words.keys[(at / PER_KEY) | 0]![index]!;
    const number = (key >>> (BITS * (PER_KEY - 1 - (at % PER_KEY)))) & LETTER;
    if (number === 0) return at;
    into[at] = number - 1;
  }
  return LONGEST_WORD;
}

/** Negative, zero or positive as word `index` stands before, at or after the given word. */
export function compareAt(
  words: SortedWords,
  index: number,
  numbers: ArrayLike<number>,
  length: number,
): number {
  return (
    words.keys[0][index]! - keyAt(numbers, length, 0) ||
    words.keys[1][index]! - keyAt(numbers, length, PER_KEY) ||
    words.keys[2][index]! - keyAt(numbers, length, 2 * PER_KEY)
  );
}

/** The index of the first word that does not stand before the given one. */
export function firstNotBefore(words: SortedWords, numbers: ArrayLike<number>, length: number): number {
  let low = 0;
  let high = words.count;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (compareAt(words, middle, numbers, length) < 0) low = middle + 1;
    else high = middle;
  }
  return low;
}

type Keys = [Uint32Array, Uint32Array, Uint32Array];

function keyAt(numbers: ArrayLike<number>, length: number, from: number): number {
  let key = 0;
  for (let at = from; at < from + PER_KEY; at++) key = (key << BITS) | (at < length ? numbers[at]! + 1 : 0);
  return key;
}

/** Least significant digit first, fifteen bits a pass: six linear passes over an order of indices. */
function sortedKeys(keys: Keys, count: number): Keys {
  const digits = 1 << 15;
  let order = new Uint32Array(count).map((_, index) => index);
  let next = new Uint32Array(count);
  for (const key of [keys[2], keys[1], keys[0]]) {
    for (const shift of [0, 15]) {
      const starts = new Uint32Array(digits + 1);
      for (let at = 0; at < count; at++) starts[((key[at]! >>> shift) & (digits - 1)) + 1]! += 1;
      for (let digit = 0; digit < digits; digit++) starts[digit + 1]! += starts[digit]!;
      for (let at = 0; at < count; at++) {
        const index = order[at]!;
        const digit = (key[index]! >>> shift) & (digits - 1);
        next[starts[digit]!++] = index;
      }
      [order, next] = [next, order];
    }
  }
  // `next` is free now and as long as a column: each column is put in order through it.
  return keys.map((key) => {
    for (let at = 0; at < count; at++) next[at] = key[order[at]!]!;
    const column = key.subarray(0, count);
    column.set(next);
    return column;
  }) as Keys;
}

function withoutDuplicates(keys: Keys, count: number): SortedWords {
  const [a, b, c] = keys;
  let kept = 0;
  for (let at = 0; at < count; at++) {
    if (kept > 0 && a[at] === a[kept - 1] && b[at] === b[kept - 1] && c[at] === c[kept - 1]) continue;
    a[kept] = a[at]!;
    b[kept] = b[at]!;
    c[kept] = c[at]!;
    kept += 1;
  }
  return { count: kept, keys: trimmed(keys, kept) };
}

function emptyKeys(room: number): Keys {
  return [new Uint32Array(room), new Uint32Array(room), new Uint32Array(room)];
}

function grown(keys: Keys, room: number): Keys {
  return keys.map((key) => {
    const wider = new Uint32Array(room);
    wider.set(key);
    return wider;
  }) as Keys;
}

function trimmed(keys: Keys, count: number): Keys {
  return keys.map((key) => key.subarray(0, count)) as Keys;
}
