import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { alphabetOf, numbersOf } from '../../../src/lexicon/alphabet.ts';
import {
  advance,
  type Cursor,
  cursorAtStart,
  hasWord,
  isWordAt,
  lettersAfter,
} from '../../../src/lexicon/cursor.ts';
import type { Graph } from '../../../src/lexicon/graph.ts';
import { WORD } from '../../../src/lexicon/states.ts';
import { countWords, forEachWord } from '../../../src/lexicon/walk.ts';
import { built, labelOf } from './words.ts';

const dumped = (graph: Parameters<typeof forEachWord>[0]): string[] => {
  const words: string[] = [];
  forEachWord(graph, (word) => words.push(word));
  return words;
};

describe('a list of', () => {
  test('no words accepts nothing', () => {
    const { graph, words } = built(labelOf('pl'), []).lexicon;
    expect(words).toBe(0);
    expect(dumped(graph)).toEqual([]);
    for (const word of ['', 'a', 'aa', 'nie', 'nieaa']) expect(hasWord(graph, word)).toBe(false);
  });

  test('one word accepts that word in any case', () => {
    const { graph } = built(labelOf('pl'), ['żółw']).lexicon;
    expect(dumped(graph)).toEqual(['żółw']);
    for (const word of ['żółw', 'ŻÓŁW', 'Żółw']) expect(hasWord(graph, word)).toBe(true);
    for (const word of ['żół', 'żółwi', 'zolw', 'nieżółw', '']) expect(hasWord(graph, word)).toBe(false);
  });

  test('the shortest and the longest words', () => {
    const longest = 'a'.repeat(15);
    const { graph } = built(labelOf('pl'), ['aa', longest]).lexicon;
    expect(dumped(graph)).toEqual(['aa', longest]);
    for (const length of [0, 1, 3, 14, 16, 30]) expect(hasWord(graph, 'a'.repeat(length))).toBe(false);
  });

  test('all 43 letters of Slovak, beyond one 32-bit mask', () => {
    const { letters } = labelOf('sk');
    const words = [...letters].map((letter) => `${letter}ž`);
    const { graph } = built(labelOf('sk'), words).lexicon;
    expect(graph.maskWords).toBe(2);
    expect(dumped(graph)).toEqual(words);
    for (const word of words) expect(hasWord(graph, word.toUpperCase())).toBe(true);
    for (const letter of letters) expect(hasWord(graph, `${letter}z`)).toBe(false);
  });

  test('words under the prefix, and under it twice', () => {
    const words = ['da', 'nieda', 'nienieda', 'nienie', 'nie', 'niebo', 'niema', 'nien', 'lano', 'nielano'];
    const { graph } = built(labelOf('pl'), words).lexicon;
    expect(dumped(graph).sort()).toEqual([...words].sort());
    for (const word of ['bo', 'niebobo', 'nielan', 'nienielano', 'nienienieda', 'nieni']) {
      expect(hasWord(graph, word), word).toBe(false);
    }
  });
});

test('characters outside the alphabet are never part of a word', () => {
  const { graph } = built(labelOf('pl'), ['kot', 'nieda', 'da']).lexicon;
  for (const word of ['kxt', 'k t', 'кот', 'ko😀', 'kot\u0000', '\uffffot', 'nixda', 'ñieda']) {
    expect(hasWord(graph, word), word).toBe(false);
  }
});

const letters = fc.constantFrom(...'aeinż');
const word = fc.array(letters, { minLength: 2, maxLength: 15 }).map((list) => list.join(''));
const prefixed = word.filter((text) => text.length <= 12).map((text) => `nie${text}`);
const someList = fc.uniqueArray(fc.oneof(word, prefixed), { maxLength: 120 });

test('property: exactly the words of a random list are accepted, and dumped in order', async () => {
  await fc.assert(
    fc.asyncProperty(
      someList,
      fc.array(fc.oneof(word, prefixed), { maxLength: 40 }),
      async (list, others) => {
        const { graph } = built(labelOf('pl'), list).lexicon;
        const set = new Set(list);
        for (const text of [...list, ...others]) expect(hasWord(graph, text), text).toBe(set.has(text));
        const inOrder = [...list].sort((one, other) => (keyed(one) < keyed(other) ? -1 : 1));
        expect(dumped(graph)).toEqual(inOrder);
      },
    ),
    { numRuns: 300 },
  );
});

test('property: dense lists, where the cover merges most, stay exact', async () => {
  const all = (length: number): string[] =>
    length === 0 ? [''] : all(length - 1).flatMap((text) => [`${text}a`, `${text}n`]);
  const everything = [2, 3, 4, 5, 6, 7, 8, 9, 10].flatMap(all);
  const long = all(8).map((text) => `${text}annanaa`);
  await fc.assert(
    fc.asyncProperty(fc.integer({ min: 1, max: 9 }), async (modulus) => {
      const list = [...everything, ...long].filter((_, index) => index % 10 < modulus);
      const { graph, words } = built(labelOf('pl', { prefix: 'na' }), list).lexicon;
      expect(words).toBe(list.length);
      const set = new Set(list);
      for (const text of [...everything, ...long]) expect(hasWord(graph, text), text).toBe(set.has(text));
    }),
    { numRuns: 9 },
  );
});

/** Letter by letter; null as soon as the bits of a cursor and the step it takes disagree. */
function cursorAfter(graph: Graph, text: string): Cursor | null {
  let cursor = cursorAtStart(graph);
  for (const [length, letter] of numbersOf(graph.alphabet, text)!.entries()) {
    const foretold = (lettersAfter(graph, cursor, length, letter >>> 5) >>> (letter & 31)) & 1;
    cursor = advance(graph, cursor, letter);
    if ((foretold === 1) !== (cursor !== 0)) return null;
  }
  return cursor;
}

describe('letter by letter', () => {
  test.each(['pl', 'en', 'sk'] as const)('the cursor finds what the look-up finds (%s)', (language) => {
    const alphabet = labelOf(language).letters;
    const beginning = labelOf(language).prefix;
    const short = fc.array(fc.constantFrom(...'neiaz', alphabet.at(-1)!), { minLength: 1, maxLength: 9 });
    const text = fc
      .tuple(fc.constantFrom('', beginning), short)
      .map(([first, rest]) => first + rest.join(''));
    fc.assert(
      fc.property(fc.uniqueArray(text, { maxLength: 60 }), fc.array(text), (list, others) => {
        const words = list.filter(({ length }) => length >= 2);
        const { graph } = built(labelOf(language), words).lexicon;
        for (const one of [...list, ...others]) {
          const cursor = cursorAfter(graph, one);
          expect(cursor, one).not.toBeNull();
          expect(isWordAt(cursor!, one.length), one).toBe(words.includes(one));
          if (words.some((word) => word.startsWith(one))) expect(cursor, one).not.toBe(0);
        }
      }),
      { numRuns: 100 },
    );
  });

  test('nothing is a word, and nothing goes on, beyond the longest', () => {
    const { graph } = built(labelOf('pl'), ['aa', 'a'.repeat(15)]).lexicon;
    let cursor = cursorAtStart(graph);
    for (let length = 1; length <= 30; length++) {
      cursor = advance(graph, cursor, 0);
      expect(isWordAt(cursor, length), `${length}`).toBe(length === 2 || length === 15);
      if (length >= 15) expect(lettersAfter(graph, cursor, length, 0)).toBe(0);
    }
  });
});

const keyed = (text: string): string =>
  [...text].map((letter) => String.fromCharCode(32 + labelOf('pl').letters.indexOf(letter))).join('');

describe('the words of a list are counted', () => {
  test('as many as are walked', () => {
    const words = ['da', 'nieda', 'nienieda', 'nienie', 'nie', 'niebo', 'niema', 'nien', 'lano', 'nielano'];
    expect(countWords(built(labelOf('pl'), words).lexicon.graph)).toBe(words.length);
    expect(countWords(built(labelOf('en'), []).lexicon.graph)).toBe(0);
  });

  test('also where a stranger’s graph runs in a circle, every letter back to its start', () => {
    const { letters } = labelOf('pl');
    const alphabet = alphabetOf(letters);
    const every = 2 ** letters.length - 1;
    const circle = (labels: number): Graph => ({
      alphabet,
      prefix: '',
      maskWords: 1,
      nodes: Int32Array.from([0, every | 0, ...[...letters].map(() => (1 << 2) | labels)]),
    });
    expect(countWords(circle(0))).toBe(0);
    const lengths = Array.from({ length: 14 }, (_, i) => letters.length ** (i + 2));
    expect(countWords(circle(WORD))).toBe(lengths.reduce((sum, words) => sum + words));
  });
});
