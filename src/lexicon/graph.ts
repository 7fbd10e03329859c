import type { Alphabet } from './alphabet.ts';

/**
 * The word graph in memory: one array. A state is its child mask (one 32-bit word per 32 letters of the
 * alphabet) followed by its arcs in alphabet order, each `offset of the target << 2 | labels`. The state
 * without arcs stands at offset 0 and the start right behind it. At the end of the array stands the prefix,
 * as a chain of states that leads to the start.
 *
 * What it holds is not plain to see: words go through cursor.ts.
 */
export type Graph = {
  readonly alphabet: Alphabet;
  readonly prefix: string;
  readonly maskWords: number;
  readonly nodes: Int32Array<ArrayBuffer>;
};

export const maskWordsOf = (alphabetSize: number): number => Math.ceil(alphabetSize / 32) || 1;

/** As many entries of the array as the prefix takes. */
export const prefixSize = (prefixLength: number, maskWords: number): number => prefixLength * (maskWords + 1);

/** Writes the prefix at `at`; returns nothing. Its arcs carry no labels: the prefix alone makes no word. */
export function writePrefix(
  nodes: Int32Array<ArrayBuffer>,
  at: number,
  prefix: Uint8Array,
  maskWords: number,
): void {
  for (const [index, letter] of prefix.entries()) {
    const state = at + prefixSize(index, maskWords);
    const isLast = index === prefix.length - 1;
    nodes[state + (letter >>> 5)] = 1 << (letter & 31);
    nodes[state + maskWords] = (isLast ? maskWords : state + maskWords + 1) << 2;
  }
}
