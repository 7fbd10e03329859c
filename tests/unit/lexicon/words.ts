import { alphabetOf, numbersOf } from '../../../src/lexicon/alphabet.ts';
import { buildFile } from '../../../src/lexicon/build.ts';
import type { Lexicon, ListLabel } from '../../../src/lexicon/file.ts';
import { LANGUAGES, type LanguageCode } from '../../../src/lexicon/language.ts';
import { collectWords, type SortedWords } from '../../../src/lexicon/sortedWords.ts';

export function labelOf(language: LanguageCode, changes: Partial<ListLabel> = {}): ListLabel {
  const { letters, prefix } = LANGUAGES[language];
  return {
    language,
    letters,
    prefix,
    name: 'Test',
    edition: '1',
    official: false,
    authoritative: true,
    doubted: false,
    ...changes,
  };
}

export function sortedWords(letters: string, words: Iterable<string>): SortedWords {
  const alphabet = alphabetOf(letters);
  const collector = collectWords();
  for (const word of words) {
    const numbers = numbersOf(alphabet, word);
    if (numbers === null) throw new Error(`${word} has a letter outside ${letters}`);
    collector.add(numbers, numbers.length);
  }
  return collector.sorted().words;
}

/** Builds the list and fails the test if that fails. */
export function built(
  label: ListLabel,
  words: Iterable<string>,
): { file: Uint8Array<ArrayBuffer>; lexicon: Lexicon } {
  const result = buildFile(label, sortedWords(label.letters, words));
  if (!result.ok) throw new Error(JSON.stringify(result.error));
  return result.value;
}
