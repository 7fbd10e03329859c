import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { answersOf } from '../../../lexicon/answers.ts';
import { shippedList } from '../../../lexicon/shipped.ts';
import { readListFile } from '../../../src/lexicon/file.ts';
import type { Graph } from '../../../src/lexicon/graph.ts';
import { LANGUAGE_CODES, LANGUAGES, type LanguageCode } from '../../../src/lexicon/language.ts';
import { lettersLookLike } from '../../../src/lexicon/letterProfiles.ts';
import { forEachWord } from '../../../src/lexicon/walk.ts';

const MUTATIONS = Number(process.env.FUZZ_RUNS ?? 100_000);

describe.each(LANGUAGE_CODES)('the shipped list %s', (language) => {
  test('accepts exactly its source: every word, and mutations and random strings of the rest', async () => {
    const list = await shippedList(language, console.log);
    const { words, rejected, mutations, members, wrong } = answersOf(list, MUTATIONS);
    console.log(`${language}: ${words} words and ${mutations} mutations, ${members} of them words`);
    expect(words).toBe(list.entry.words);
    expect(rejected).toEqual([]);
    expect(mutations).toBe(MUTATIONS);
    expect(wrong).toEqual([]);
    // The mutations must meet both kinds, or they prove nothing.
    expect(members).toBeGreaterThan(MUTATIONS / 1_000);
    expect(members).toBeLessThan(MUTATIONS / 2);
  }, 600_000);
});

test('the Polish list keeps its budget: 325 kB shipped, 2.5 MB in memory', async () => {
  const { path, entry } = await shippedList('pl', console.log);
  const opened = readListFile(readFileSync(path));
  if (!opened.ok) throw new Error(JSON.stringify(opened.error));
  expect(entry.bytes).toBeLessThanOrEqual(325_000);
  expect(opened.value.graph.nodes.byteLength).toBeLessThanOrEqual(2_500_000);
});

test('the letters of a list tell its language, under whatever name it is read', async () => {
  const graphs = new Map<LanguageCode, Graph>();
  for (const language of LANGUAGE_CODES) {
    const opened = readListFile(readFileSync((await shippedList(language, console.log)).path));
    if (!opened.ok) throw new Error(JSON.stringify(opened.error));
    graphs.set(language, opened.value.graph);
  }
  for (const [language, graph] of graphs) {
    // One word in fifty: a small list must be known too.
    const sample: string[] = [];
    let at = 0;
    forEachWord(graph, (word) => {
      if (at++ % 50 === 0) sample.push(word);
    });
    for (const named of LANGUAGE_CODES) {
      const { letters } = LANGUAGES[named];
      const counts = new Float64Array(letters.length);
      for (const word of sample) {
        const places = Array.from(word, (letter) => letters.indexOf(letter));
        if (places.every((place) => place >= 0)) for (const place of places) counts[place]! += 1;
      }
      expect(lettersLookLike(named, counts), `${language} read as ${named}`).toBe(language);
    }
  }
}, 60_000);
