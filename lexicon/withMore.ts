import { type Alphabet, numbersOf } from '../src/lexicon/alphabet.ts';
import { LONGEST_WORD } from '../src/lexicon/language.ts';
import { collectWords, type SortedWords, sortedWordAt } from '../src/lexicon/sortedWords.ts';

/** A list with more words in it. */
export function withMore(words: SortedWords, more: readonly string[], alphabet: Alphabet): SortedWords {
  const collector = collectWords(words.count + more.length);
  const numbers = new Uint8Array(LONGEST_WORD);
  for (let index = 0; index < words.count; index++)
    collector.add(numbers, sortedWordAt(words, index, numbers));
  for (const word of more) collector.add(numbersOf(alphabet, word)!, word.length);
  return collector.sorted().words;
}
