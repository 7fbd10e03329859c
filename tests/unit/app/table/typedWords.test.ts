import { expect, test } from 'vitest';
import {
  addLetter,
  chooseWord,
  eraseLetter,
  NO_WORDS,
  namedWords,
  nextWord,
  removeWord,
  type TypedWords,
  toggleBlank,
  typedWordsOf,
  wordAt,
} from '../../../../src/app/table/typedWords.ts';
import { MOST_CHALLENGED } from '../../../../src/domain/table/challenge.ts';

const typed = (...words: string[]): TypedWords =>
  words.reduce((list, word) => [...word].reduce(addLetter, nextWord(list)), NO_WORDS);

test('letters go to one word; a next word is begun only behind a word', () => {
  const list = typed('ZAŁOGA', 'ŻE');
  expect(namedWords(list)).toEqual(['ZAŁOGA', 'ŻE']);
  expect(nextWord(nextWord(list)).words).toHaveLength(3);
  expect(namedWords(nextWord(list))).toEqual(['ZAŁOGA', 'ŻE']);
});

test('erasing past the beginning of a word goes back to the one before', () => {
  const list = eraseLetter(eraseLetter(typed('DOM', 'A')));
  expect(list).toEqual({ words: ['DOM'], at: 0 });
  expect(eraseLetter(NO_WORDS)).toEqual(NO_WORDS);
});

test('a blank is a small letter and can be taken back, with its diacritics', () => {
  const list = toggleBlank(typed('ŻÓŁW'), 2);
  expect(wordAt(list)).toBe('ŻÓłW');
  expect(wordAt(toggleBlank(list, 2))).toBe('ŻÓŁW');
});

test('an earlier word can be typed on, or taken out', () => {
  const list = addLetter(chooseWord(typed('KOT', 'OKO'), 0), 'Y');
  expect(namedWords(list)).toEqual(['KOTY', 'OKO']);
  expect(namedWords(removeWord(list, 0))).toEqual(['OKO']);
  expect(removeWord(typedWordsOf(['KOT']), 0)).toEqual(NO_WORDS);
});

test('at most eight words, none longer than the board', () => {
  const many = typed(...'ABCDEFGHIJ');
  expect(many.words).toHaveLength(MOST_CHALLENGED);
  expect(wordAt(typed('A'.repeat(20)))).toHaveLength(15);
});
