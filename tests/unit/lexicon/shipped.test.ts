import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { shippedList } from '../../../lexicon/shipped.ts';
import { SOURCES } from '../../../lexicon/sources.ts';
import { alphabetOf, lettersText, numbersOf } from '../../../src/lexicon/alphabet.ts';
import { readListFile } from '../../../src/lexicon/file.ts';
import { hasWord } from '../../../src/lexicon/graph.ts';
import { LANGUAGE_CODES, LONGEST_WORD } from '../../../src/lexicon/language.ts';
import { compareAt, firstNotBefore, sortedWordAt } from '../../../src/lexicon/sortedWords.ts';

const MUTATIONS = Number(process.env.FUZZ_RUNS ?? 100_000);

describe.each(LANGUAGE_CODES)('the shipped list %s', (language) => {
  test('accepts exactly its source: every word, and mutations and random strings of the rest', async () => {
    const { path, entry } = await shippedList(language, console.log);
    const opened = readListFile(readFileSync(path));
    if (!opened.ok) throw new Error(JSON.stringify(opened.failure));
    const { graph } = opened.value;
    const { label, collect } = SOURCES[language];
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
    expect(words.count).toBe(entry.words);

    const rejected: string[] = [];
    for (let index = 0; index < words.count; index++) {
      const word = wordAt(index);
      if (!hasWord(graph, word)) rejected.push(word);
    }
    expect(rejected).toEqual([]);

    const random = randomFrom(20_261_117);
    const letter = () => label.letters[random(label.letters.length)]!;
    const wrong: string[] = [];
    let members = 0;
    for (let count = 0; count < MUTATIONS; count++) {
      const base = wordAt(random(words.count));
      const text = count % 4 === 0 ? letters(2 + random(14), letter) : mutated(base, random, letter);
      const expected = isSource(text);
      if (expected) members += 1;
      if (hasWord(graph, text) !== expected) wrong.push(text);
    }
    expect(wrong).toEqual([]);
    console.log(`${language}: ${words.count} words and ${MUTATIONS} mutations, ${members} of them words`);
    // The mutations must meet both kinds, or they prove nothing.
    expect(members).toBeGreaterThan(MUTATIONS / 1_000);
    expect(members).toBeLessThan(MUTATIONS / 2);
  }, 300_000);
});

test('the Polish list keeps its budget: 325 kB shipped, 2.5 MB in memory', async () => {
  const { path, entry } = await shippedList('pl', console.log);
  const opened = readListFile(readFileSync(path));
  if (!opened.ok) throw new Error(JSON.stringify(opened.failure));
  expect(entry.bytes).toBeLessThanOrEqual(325_000);
  expect(opened.value.graph.nodes.byteLength).toBeLessThanOrEqual(2_500_000);
});

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
