import { type Alphabet, lettersText, numbersOf } from '../src/lexicon/alphabet.ts';
import { LONGEST_WORD } from '../src/lexicon/language.ts';
import { compareAt, firstNotBefore, type SortedWords, sortedWordAt } from '../src/lexicon/sortedWords.ts';

/**
 * The first and second person neuter of the past tense and the conditional (*robiłom, robiłoś, robiłobym,
 * robiłobyś*): regular, accepted by the rules of the game, and missing from the SJP.PL list.
 *
 * A form in *-ło* takes them when it is a verb's: its *-łoby* is in the list or, where that would be too long
 * for the list, its *-ła, -ły* and *-łam* are.
 */
export function neuterPersons(words: SortedWords, alphabet: Alphabet): string[] {
  const has = (word: string): boolean => isAmong(words, alphabet, word);
  const added: string[] = [];
  const numbers = new Uint8Array(LONGEST_WORD);
  const [l, o] = numbersOf(alphabet, 'ło')!;
  for (let index = 0; index < words.count; index++) {
    const length = sortedWordAt(words, index, numbers);
    if (length < 3 || numbers[length - 1] !== o || numbers[length - 2] !== l) continue;
    const form = lettersText(alphabet, numbers, length);
    if (!isVerbForm(form, has)) continue;
    for (const ending of ['m', 'ś', 'bym', 'byś']) {
      if (form.length + ending.length <= LONGEST_WORD && !has(form + ending)) added.push(form + ending);
    }
  }
  return added;
}

function isVerbForm(form: string, has: (word: string) => boolean): boolean {
  if (form.length + 'by'.length <= LONGEST_WORD) return has(`${form}by`);
  const stem = form.slice(0, -1);
  return ['a', 'y', 'am'].every((ending) => has(stem + ending));
}

function isAmong(words: SortedWords, alphabet: Alphabet, word: string): boolean {
  if (word.length > LONGEST_WORD) return false;
  const numbers = numbersOf(alphabet, word);
  if (numbers === null) return false;
  const at = firstNotBefore(words, numbers, numbers.length);
  return at < words.count && compareAt(words, at, numbers, numbers.length) === 0;
}
