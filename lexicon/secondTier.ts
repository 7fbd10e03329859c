import { readFileSync } from 'node:fs';
import { alphabetOf } from '../src/lexicon/alphabet.ts';
import { LONGEST_WORD } from '../src/lexicon/language.ts';
import { collectWords, compareAt, type SortedWords, sortedWordAt } from '../src/lexicon/sortedWords.ts';
import { takeWords } from '../src/lexicon/wordText.ts';
import { noCapitals } from './filters.ts';
import { expandEntry, parseAffixes } from './hunspell.ts';
import { neuterPersons } from './neuterPersons.ts';
import { withMore } from './withMore.ts';

/**
 * Every form that a speller of 2008 knows, but for names and abbreviations, in Polish with the same neuter persons as the list. What the official list
 * took by then it mostly still has; of what the speller lacks it has a third.
 */
export function spellerForms(affixFile: string, wordFile: string, letters: string): SortedWords {
  const alphabet = alphabetOf(letters);
  const affixes = parseAffixes(readFileSync(affixFile, 'utf8'));
  const collector = collectWords();
  const text = takeWords(alphabet, collector);
  // The first line of a Hunspell dictionary is its number of entries.
  for (const entry of readFileSync(wordFile, 'utf8').split('\n').slice(1)) {
    if (!noCapitals.keeps(entry.split('/')[0]!)) continue;
    text.push(`${expandEntry(entry, affixes).join('\n')}\n`);
  }
  text.end();
  const { words } = collector.sorted();
  return withMore(words, neuterPersons(words, alphabet), alphabet);
}

/** The words of a list that are not among others. Both are in alphabet order, so one pass does it. */
export function without(words: SortedWords, others: SortedWords): SortedWords {
  const kept = collectWords();
  const numbers = new Uint8Array(LONGEST_WORD);
  let other = 0;
  for (let index = 0; index < words.count; index++) {
    const length = sortedWordAt(words, index, numbers);
    while (other < others.count && compareAt(others, other, numbers, length) < 0) other += 1;
    if (other < others.count && compareAt(others, other, numbers, length) === 0) continue;
    kept.add(numbers, length);
  }
  return kept.sorted().words;
}
