import { describe, expect, test } from 'vitest';
import { TILE_LANGUAGES } from '../../../src/domain/tiles/language.ts';
import { TILE_SETS } from '../../../src/domain/tiles/tileSet.ts';
import { alphabetOf, NO_LETTER } from '../../../src/lexicon/alphabet.ts';
import { LANGUAGE_CODES, LANGUAGES } from '../../../src/lexicon/language.ts';
import { letterMapOf } from '../../../src/moves/letterMap.ts';

test('there are word lists for the languages there are tiles for', () => {
  expect(LANGUAGE_CODES).toEqual(TILE_LANGUAGES);
});

describe.each(TILE_LANGUAGES)('%s', (language) => {
  const set = TILE_SETS[language];

  const letters = LANGUAGES[language].letters;

  test('tiles and word list have the same alphabet in the same order', () => {
    expect([...letters.toUpperCase()]).toEqual(set.alphabet);
    const numbers = letterMapOf(set, alphabetOf(letters));
    expect(Array.from(numbers)).toEqual(set.alphabet.map((_, place) => place));
  });

  test('a list with an alphabet of its own is asked in its own numbers', () => {
    const turned = [...letters].reverse();
    const numbers = Array.from(letterMapOf(set, alphabetOf(turned.slice(1).join(''))));
    const last = letters.length - 1;
    expect(numbers).toEqual(set.alphabet.map((_, place) => (place >= last ? NO_LETTER : last - 1 - place)));
  });
});
