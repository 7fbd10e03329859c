import { expect, test } from 'vitest';
import { TILE_LANGUAGES } from '../../../../src/domain/tiles/language.ts';
import { TILE_SETS } from '../../../../src/domain/tiles/tileSet.ts';

/* Slips and cards that lie in drawers and folders write languages and letters as places in these lists. */

test('a language keeps its place: new ones come behind these', () => {
  expect(TILE_LANGUAGES.slice(0, 3)).toEqual(['pl', 'en', 'sk']);
});

test.each([
  ['pl', 'AĄBCĆDEĘFGHIJKLŁMNŃOÓPRSŚTUWYZŹŻ'],
  ['en', 'ABCDEFGHIJKLMNOPQRSTUVWXYZ'],
  ['sk', 'AÁÄBCČDĎEÉFGHIÍJKLĹĽMNŇOÓÔPQRŔSŠTŤUÚVWXYÝZŽÜÖĚŘ'],
] as const)('every letter of %s keeps its place', (language, letters) => {
  expect(TILE_SETS[language].alphabet).toEqual([...letters]);
});

test('every alphabet leaves the last of 64 places to the blank', () => {
  for (const language of TILE_LANGUAGES) expect(TILE_SETS[language].alphabet.length).toBeLessThan(64);
});
