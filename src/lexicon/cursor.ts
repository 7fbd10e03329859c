import { letterNumber, NO_LETTER } from './alphabet.ts';
import { type Graph, prefixSize } from './graph.ts';
import { LONGEST_WORD, SHORTEST_WORD } from './language.ts';
import { PREFIXED, WORD } from './states.ts';

/**
 * Where one stands in a list after some letters: 0 where no word begins so. The number means nothing to anybody else,
 * and goes with its graph.
 *
 * This is the only way through a word graph. It hides what the graph is: that a word with the language's prefix may be
 * a label of the word without it (prefixed.ts), and that beyond the longest word the automaton accepts strings that are
 * not of the list, and may even run in a circle (cover.ts).
 */
export type Cursor = number;

/**
 * There are two paths to be on: the first of the letters as they are, the second of those behind the prefix. A cursor
 * is the arc it came by, 26 bits (unpack.ts bounds the graph); with this bit if only the second path goes on; and both
 * arcs in one number while both do, which is soon over.
 */
const SECOND = 2 ** 26;
const BOTH = 2 ** 27;

/** Before the first letter. */
export function cursorAtStart(graph: Graph): Cursor {
  return joined(arcTo(firstState(graph)), graph.prefix === '' ? 0 : arcTo(prefixState(graph)));
}

/** Goes on with a letter, by its number in the list's alphabet; 0 when no word does. */
export function advance(graph: Graph, cursor: Cursor, letter: number): Cursor {
  if (cursor < BOTH) {
    const arc = arcFrom(graph, stateOf(cursor), letter);
    return arc === 0 ? 0 : arc | (cursor & SECOND);
  }
  const second = Math.floor(cursor / BOTH);
  const first = cursor - second * BOTH;
  return joined(arcFrom(graph, stateOf(first), letter), arcFrom(graph, stateOf(second), letter));
}

/** Are the letters so far a word? `length` is how many they are. */
export function isWordAt(cursor: Cursor, length: number): boolean {
  if (length < SHORTEST_WORD || length > LONGEST_WORD) return false;
  if (cursor < SECOND) return (cursor & WORD) !== 0;
  if (cursor < BOTH) return (cursor & PREFIXED) !== 0;
  return (cursor & WORD) !== 0 || (Math.floor(cursor / BOTH) & PREFIXED) !== 0;
}

/**
 * The letters that may come next after `length` letters, one bit each: those numbered from 32 × `part` on. There are
 * `maskWords` parts.
 */
export function lettersAfter({ nodes }: Graph, cursor: Cursor, length: number, part: number): number {
  if (length >= LONGEST_WORD) return 0;
  if (cursor < BOTH) return nodes[stateOf(cursor) + part]!;
  const second = Math.floor(cursor / BOTH);
  const first = cursor - second * BOTH;
  return nodes[stateOf(first) + part]! | nodes[stateOf(second) + part]!;
}

/** Is the word in the list? Any case, NFC. Takes the paths one after the other, which needs no cursor and is faster. */
export function hasWord(graph: Graph, word: string): boolean {
  if (word.length < SHORTEST_WORD || word.length > LONGEST_WORD) return false;
  if ((arcAlong(graph, firstState(graph), word) & WORD) !== 0) return true;
  return graph.prefix !== '' && (arcAlong(graph, prefixState(graph), word) & PREFIXED) !== 0;
}

const firstState = ({ maskWords }: Graph): number => maskWords;
const prefixState = ({ nodes, prefix, maskWords }: Graph): number =>
  nodes.length - prefixSize(prefix.length, maskWords);

const arcTo = (state: number): number => state << 2;
const stateOf = (arc: number): number => (arc & (SECOND - 1)) >>> 2;

function joined(first: number, second: number): Cursor {
  if (second === 0) return first;
  return first === 0 ? second | SECOND : first + second * BOTH;
}

function arcAlong(graph: Graph, from: number, word: string): number {
  let state = from;
  let arc = 0;
  for (let at = 0; at < word.length; at++) {
    const letter = letterNumber(graph.alphabet, word.charCodeAt(at));
    if (letter === NO_LETTER) return 0;
    arc = arcFrom(graph, state, letter);
    if (arc === 0) return 0;
    state = arc >>> 2;
  }
  return arc;
}

/** The arc by which a state continues with a letter, or 0. */
function arcFrom({ nodes, maskWords }: Graph, state: number, letter: number): number {
  const part = letter >>> 5;
  const bit = 1 << (letter & 31);
  const mask = nodes[state + part]!;
  if ((mask & bit) === 0) return 0;
  let before = ones(mask & (bit - 1));
  for (let at = 0; at < part; at++) before += ones(nodes[state + at]!);
  return nodes[state + maskWords + before]!;
}

/** How many bits are set (Hacker's Delight, 5–1). */
function ones(word: number): number {
  let count = word - ((word >>> 1) & 0x55555555);
  count = (count & 0x33333333) + ((count >>> 2) & 0x33333333);
  return Math.imul((count + (count >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}
