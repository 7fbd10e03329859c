import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { answersOf } from '../../../lexicon/answers.ts';
import { shippedList } from '../../../lexicon/shipped.ts';
import { readListFile } from '../../../src/lexicon/file.ts';
import { LANGUAGE_CODES } from '../../../src/lexicon/language.ts';

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
