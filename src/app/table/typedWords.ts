import { BOARD_SIZE } from '../../domain/board/square.ts';
import { MOST_CHALLENGED } from '../../domain/table/challenge.ts';
import { toggledBlank } from '../../domain/tiles/blank.ts';

/** Words being typed: any of them can be the one the letters go to. Small letters are blanks. */
export type TypedWords = { readonly words: readonly string[]; readonly at: number };

export const NO_WORDS: TypedWords = { words: [''], at: 0 };

export function typedWordsOf(words: readonly string[]): TypedWords {
  return words.length === 0 ? NO_WORDS : { words, at: words.length - 1 };
}

export function addLetter(list: TypedWords, letter: string): TypedWords {
  return changeWord(list, (word) => (word.length < BOARD_SIZE ? word + letter : word));
}

/** Takes the last letter off; an empty word goes away and the one before it is typed again. */
export function eraseLetter(list: TypedWords): TypedWords {
  const { words, at } = list;
  if (wordAt(list) !== '') return changeWord(list, (word) => word.slice(0, -1));
  if (words.length === 1) return list;
  return { words: words.filter((_, i) => i !== at), at: Math.max(0, at - 1) };
}

/** Begins a further word, or goes to one that was begun and is empty. */
export function nextWord(list: TypedWords): TypedWords {
  const empty = list.words.indexOf('');
  if (empty >= 0) return { ...list, at: empty };
  if (list.words.length >= MOST_CHALLENGED) return list;
  return { words: [...list.words, ''], at: list.words.length };
}

export function chooseWord(list: TypedWords, at: number): TypedWords {
  return { ...list, at };
}

export function removeWord({ words }: TypedWords, at: number): TypedWords {
  return typedWordsOf(words.filter((_, i) => i !== at));
}

/** The tile is a blank standing for its letter, or is not after all. */
export function toggleBlank(list: TypedWords, index: number): TypedWords {
  return changeWord(list, (word) =>
    [...word].map((sign, i) => (i === index ? toggledBlank(sign) : sign)).join(''),
  );
}

/** The words as far as they are words. */
export function namedWords({ words }: TypedWords): readonly string[] {
  return words.filter((word) => word !== '');
}

export function wordAt({ words, at }: TypedWords): string {
  return words[at] ?? '';
}

/** „Sprawdzam!”: the only word is meant; of several the challenger ticks those that are. */
export function wordsToChallenge(list: TypedWords): TypedWords {
  const words = namedWords(list);
  return words.length === 1 ? typedWordsOf(words) : NO_WORDS;
}

export function isNamed(list: TypedWords, word: string): boolean {
  return namedWords(list).some((named) => named.toUpperCase() === word.toUpperCase());
}

export function toggleWord(list: TypedWords, word: string): TypedWords {
  const named = namedWords(list);
  const others = named.filter((one) => one.toUpperCase() !== word.toUpperCase());
  return typedWordsOf(others.length < named.length ? others : [...named, word]);
}

function changeWord(list: TypedWords, change: (word: string) => string): TypedWords {
  return { ...list, words: list.words.map((word, i) => (i === list.at ? change(word) : word)) };
}
