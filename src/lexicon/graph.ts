import { type Alphabet, letterNumber, NO_LETTER } from './alphabet.ts';
import { LONGEST_WORD, SHORTEST_WORD } from './language.ts';
import { PREFIXED, WORD } from './states.ts';

/**
 * The word graph as it is asked: one array. A state is its child mask (one 32-bit word per 32 letters of the
 * alphabet) followed by its arcs in alphabet order, each `offset of the target << 2 | labels`. The state
 * without arcs stands at offset 0 and the start right behind it.
 */
export type Graph = {
  readonly alphabet: Alphabet;
  readonly prefix: string;
  readonly maskWords: number;
  readonly nodes: Int32Array<ArrayBuffer>;
};

export const maskWordsOf = (alphabetSize: number): number => Math.ceil(alphabetSize / 32) || 1;
export const firstArc = (graph: Graph): number => graph.maskWords;

/**
 * Is the word in the list? Any case, NFC. The length is checked first because the automaton is exact only for
 * words of 2–15 letters. Allocates nothing.
 */
export function hasWord(graph: Graph, word: string): boolean {
  const { length } = word;
  if (length < SHORTEST_WORD || length > LONGEST_WORD) return false;
  if (labelsAfter(graph, word, 0) & WORD) return true;
  const prefixLength = graph.prefix.length;
  if (prefixLength === 0 || length < prefixLength + SHORTEST_WORD || !startsWithPrefix(graph, word))
    return false;
  return (labelsAfter(graph, word, prefixLength) & PREFIXED) !== 0;
}

/** The arc by which a state continues with a letter, or -1. */
export function arcAt(graph: Graph, state: number, letter: number): number {
  const { nodes, maskWords } = graph;
  const maskAt = letter >>> 5;
  const bit = 1 << (letter & 31);
  const mask = nodes[state + maskAt]!;
  if ((mask & bit) === 0) return -1;
  let before = ones(mask & (bit - 1));
  for (let at = 0; at < maskAt; at++) before += ones(nodes[state + at]!);
  return nodes[state + maskWords + before]!;
}

export const targetOf = (arc: number): number => arc >>> 2;
export const labelsOfArc = (arc: number): number => arc & 3;

function labelsAfter(graph: Graph, word: string, from: number): number {
  let state = firstArc(graph);
  let arc = 0;
  for (let at = from; at < word.length; at++) {
    const letter = letterNumber(graph.alphabet, word.charCodeAt(at));
    if (letter === NO_LETTER) return 0;
    arc = arcAt(graph, state, letter);
    if (arc === -1) return 0;
    state = targetOf(arc);
  }
  return labelsOfArc(arc);
}

function startsWithPrefix(graph: Graph, word: string): boolean {
  const { alphabet, prefix } = graph;
  for (let at = 0; at < prefix.length; at++) {
    if (letterNumber(alphabet, word.charCodeAt(at)) !== letterNumber(alphabet, prefix.charCodeAt(at)))
      return false;
  }
  return true;
}

/** How many bits are set (Hacker's Delight, 5–1). */
function ones(word: number): number {
  let count = word - ((word >>> 1) & 0x55555555);
  count = (count & 0x33333333) + ((count >>> 2) & 0x33333333);
  return Math.imul((count + (count >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}
