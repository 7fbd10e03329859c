import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { alphabetOf, lettersText, numbersOf } from '../src/lexicon/alphabet.ts';
import { hasWord } from '../src/lexicon/cursor.ts';
import { readListFile } from '../src/lexicon/file.ts';
import type { Graph } from '../src/lexicon/graph.ts';
import { LONGEST_WORD } from '../src/lexicon/language.ts';
import { compareAt, firstNotBefore, sortedWordAt } from '../src/lexicon/sortedWords.ts';
import type { ShippedFile } from './shipped.ts';
import { SOURCES } from './sources.ts';

/** How a finished list answered for its source: every word of it, and texts that mostly are none. */
type Answers = {
  readonly words: number;
  /** Words of the source that it does not know. */
  readonly rejected: readonly string[];
  readonly mutations: number;
  /** So many of the mutations are words. */
  readonly members: number;
  /** Mutations about which the list and the source disagree. */
  readonly wrong: readonly string[];
};

/** Asked once: a list's path names its sources and all code that asks, and the answers are kept beside it. */
export function answersOf(list: ShippedFile, mutations: number): Answers {
  const kept = `${list.path}.${mutations}.json`;
  if (!existsSync(kept)) writeFileSync(kept, JSON.stringify(ask(list, mutations)));
  return JSON.parse(readFileSync(kept, 'utf8')) as Answers;
}

function ask({ path, entry }: ShippedFile, mutations: number): Answers {
  const graph = graphIn(path);
  const { label, collect } = SOURCES[entry.language];
  const { words } = collect();
  const alphabet = alphabetOf(label.letters);
  const numbers = new Uint8Array(LONGEST_WORD);
  const wordAt = (index: number) => lettersText(alphabet, numbers, sortedWordAt(words, index, numbers));
  const isSource = (text: string) => {
    const wanted = numbersOf(alphabet, text);
    if (wanted === null || wanted.length > LONGEST_WORD) return false;
    const at = firstNotBefore(words, wanted, wanted.length);
    return at < words.count && compareAt(words, at, wanted, wanted.length) === 0;
  };

  const rejected: string[] = [];
  for (let index = 0; index < words.count; index++) {
    const word = wordAt(index);
    if (!hasWord(graph, word)) rejected.push(word);
  }

  const random = randomFrom(20_261_117);
  const letter = () => label.letters[random(label.letters.length)]!;
  const wrong: string[] = [];
  let members = 0;
  for (let count = 0; count < mutations; count++) {
    const base = wordAt(random(words.count));
    const text = count % 4 === 0 ? letters(2 + random(14), letter) : mutated(base, random, letter);
    const expected = isSource(text);
    if (expected) members += 1;
    if (hasWord(graph, text) !== expected) wrong.push(text);
  }
  return { words: words.count, rejected, mutations, members, wrong };
}

function graphIn(path: string): Graph {
  const opened = readListFile(readFileSync(path));
  if (!opened.ok) throw new Error(JSON.stringify(opened.error));
  return opened.value.graph;
}

/** One letter changed, left out or put in; or the word with or without the prefix. */
function mutated(word: string, random: (below: number) => number, letter: () => string): string {
  const at = random(word.length);
  const kinds = [
    () => word.slice(0, at) + letter() + word.slice(at + 1),
    () => word.slice(0, at) + word.slice(at + 1),
    () => word.slice(0, at) + letter() + word.slice(at),
    () => `nie${word}`,
    () => (word.startsWith('nie') ? word.slice(3) : `ne${word}`),
    () => word + letter(),
  ];
  return kinds[random(kinds.length)]!();
}

const letters = (length: number, letter: () => string): string => Array.from({ length }, letter).join('');

/** A small repeatable generator (mulberry32): a failure must come back on the next run. */
function randomFrom(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return Math.floor((((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296) * below);
  };
}
