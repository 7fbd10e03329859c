import { expect, test } from 'vitest';
import { compareWords } from '../../../../src/domain/tiles/collation.ts';
import { TILE_SETS } from '../../../../src/domain/tiles/tileSet.ts';

const sorted = (language: 'pl' | 'sk', ...words: string[]) =>
  words.sort((one, other) => compareWords(TILE_SETS[language], one, other)).join(' ');

test('by the alphabet of the language; a beginning comes first', () => {
  expect(sorted('pl', 'ŻAR', 'ZEW', 'ĄŻ', 'AŻ', 'AŻE', 'CHAN', 'CIA')).toBe('AŻ AŻE ĄŻ CHAN CIA ZEW ŻAR');
});

test('CH, DZ and DŽ are letters of Slovak', () => {
  expect(sorted('sk', 'CHATA', 'HRAD', 'CIT', 'IHLA', 'ÍL')).toBe('CIT HRAD CHATA IHLA ÍL');
  expect(sorted('sk', 'DŽBÁN', 'DZIN', 'ĎAL', 'DYM', 'EX')).toBe('DYM ĎAL DZIN DŽBÁN EX');
});

test('Slovak letters that came later stand in a dictionary beside those they are made from', () => {
  expect(sorted('sk', 'ÜÜ', 'ŠÍP', 'ŘÍP', 'ÖÖ', 'PES', 'ĚĚ', 'FEN', 'VAK')).toBe(
    'ĚĚ FEN ÖÖ PES ŘÍP ŠÍP ÜÜ VAK',
  );
});
