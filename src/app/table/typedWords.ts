import { MOST_WORDS } from '../../domain/table/challenge.ts';
/** Words being typed: any of them can be the one the letters go to. Small letters are blanks. */
export type WordList = { readonly words: readonly string[]; readonly at: number };

export const NO_WORDS: WordList = { words: [''], at: 0 };

/** The board has fifteen squares in a row. */
const LONGEST = 15;

export function wordListOf(words: readonly string[]): WordList {
  return words.length === 0 ? NO_WORDS : { words, at: words.length - 1 };
}

export function addLetter(list: WordList, letter: string): WordList {
  return changeWord(list, (word) => (word.length < LONGEST ? word + letter : word));
}

/** Takes the last letter off; an empty word goes away and the one before it is typed again. */
export function eraseLetter(list: WordList): WordList {
  const { words, at } = list;
  if (wordAt(list) !== '') return changeWord(list, (word) => word.slice(0, -1));
  if (words.length === 1) return list;
  return { words: words.filter((_, i) => i !== at), at: Math.max(0, at - 1) };
}

/** Begins a further word, or goes to one that was begun and is empty. */
export function nextWord(list: WordList): WordList {
  const empty = list.words.indexOf('');
  if (empty >= 0) return { ...list, at: empty };
  if (list.words.length >= MOST_WORDS) return list;
  return { words: [...list.words, ''], at: list.words.length };
}

export function chooseWord(list: WordList, at: number): WordList {
  return { ...list, at };
}

export function removeWord({ words }: WordList, at: number): WordList {
  return wordListOf(words.filter((_, i) => i !== at));
}

/** The tile is a blank standing for its letter, or is not after all. */
export function toggleBlank(list: WordList, index: number): WordList {
  return changeWord(list, (word) =>
    [...word].map((sign, i) => (i === index ? otherCase(sign) : sign)).join(''),
  );
}

/** The words as far as they are words. */
export function namedWords({ words }: WordList): readonly string[] {
  return words.filter((word) => word !== '');
}

export function wordAt({ words, at }: WordList): string {
  return words[at] ?? '';
}

function changeWord(list: WordList, change: (word: string) => string): WordList {
  return { ...list, words: list.words.map((word, i) => (i === list.at ? change(word) : word)) };
}

function otherCase(sign: string): string {
  const capital = sign.toUpperCase();
  return sign === capital ? sign.toLowerCase() : capital;
}
