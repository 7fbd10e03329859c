import { describe, expect, test } from 'vitest';
import {
  canPassRackCheck,
  countLetters,
  passesRackCheck,
} from '../../../../src/domain/duplicate/rackCheck.ts';
import { SLOVAK_DUPLICATE } from '../../../../src/domain/rules/presets/slovakDuplicate.ts';
import { TILE_SETS } from '../../../../src/domain/tiles/tileSet.ts';
import { refusalOf, startOf, stateAfter } from './script.ts';

const tiles = (rack: string) => [...rack.replaceAll(' ', '')];

describe('D1: the rack check', () => {
  test.each([
    ['A E I O B K S', 1, 4, 3, true],
    ['A E I O U Y K', 1, 6, 1, false],
    ['A E I O U Y K', 16, 6, 1, true],
    ['? A K L M N S', 15, 2, 6, true],
    ['? B K L M N S', 15, 1, 7, false],
    ['? B K L M N S', 16, 1, 7, true],
    ['? ? B K L M N', 1, 2, 7, true],
    ['? A E I O U Y', 15, 7, 1, false],
    ['? ? A E I O U', 15, 7, 2, true],
    ['B D K L M N S', 16, 0, 7, false],
    ['A E I O U Á Y', 20, 7, 0, false],
    ['R L Ĺ Ŕ K S A', 1, 1, 6, false],
    ['Ô Ä B K S T V', 1, 2, 5, true],
  ])('%s in move %i', (rack, move, vowels, consonants, passes) => {
    expect(countLetters('sk', tiles(rack))).toEqual({ vowels, consonants });
    expect(passesRackCheck(SLOVAK_DUPLICATE, move, tiles(rack))).toBe(passes);
  });

  test('the Slovak set has 42 vowels and 56 consonants', () => {
    const { vowels, consonants } = countLetters(
      'sk',
      [...TILE_SETS.sk.tiles].flatMap(([tile, { count }]) => Array<string>(count).fill(tile)),
    );
    expect([vowels - 2, consonants - 2]).toEqual([42, 56]);
  });

  test('is skipped where the tiles cannot pass it', () => {
    expect(canPassRackCheck(SLOVAK_DUPLICATE, 16, tiles('BDKLMNSTV'))).toBe(false);
    expect(canPassRackCheck(SLOVAK_DUPLICATE, 16, tiles('BDKLMNSTVA'))).toBe(true);
    expect(canPassRackCheck(SLOVAK_DUPLICATE, 1, tiles('?A'))).toBe(false);
    expect(canPassRackCheck(SLOVAK_DUPLICATE, 1, tiles('??'))).toBe(true);
    expect(canPassRackCheck(SLOVAK_DUPLICATE, 1, tiles('?AK'))).toBe(true);
    expect(canPassRackCheck(SLOVAK_DUPLICATE, 16, tiles('?'))).toBe(true);
  });
});

describe('a rack that is drawn', () => {
  const start = startOf(2);

  test.each([
    ['AEIOBKS', null],
    ['AEIOUYK', 'rack-check'],
    ['AEIOBK', 'rack-count'],
    ['AXXIOBK', 'no-such-tile'],
    ['AEIOBKß', 'foreign-letter'],
  ])('%s: %s', (rack, why) => {
    expect(refusalOf(start, { type: 'draw', rack })).toBe(why);
  });

  test('racks that failed are told, and must have failed', () => {
    expect(refusalOf(start, { type: 'draw', rack: 'AEIOBKS', rejected: ['AEIOUYK'] })).toBeNull();
    expect(refusalOf(start, { type: 'draw', rack: 'AEIOBKS', rejected: ['AEIOUVK'] })).toBe('rack-was-good');
  });

  test('what was not laid stays on the rack, unless the whole of it went back', () => {
    const laid = [
      start,
      { type: 'draw', rack: 'MATKAIV' },
      { type: 'answer', participant: 1, placement: { at: 'H8', word: 'MATKA' } },
      { type: 'master', placement: { at: 'H8', word: 'MATKA' } },
    ] as const;
    expect(stateAfter(...laid)).toMatchObject({ phase: 'drawing', rack: ['I', 'V'] });
    expect(refusalOf(...laid, { type: 'draw', rack: 'AEIOBKS' })).toBe('kept-missing');
    expect(refusalOf(...laid, { type: 'draw', rack: 'AEIOBKS', rejected: ['AEIOUYK'] })).toBe('kept-missing');
    expect(refusalOf(...laid, { type: 'draw', rack: 'AEIOBKS', rejected: ['IVNRSTD'] })).toBeNull();
    const next = stateAfter(...laid, { type: 'draw', rack: 'IVAOBKS' });
    expect(next.bag?.get('A')).toBe(9 - 3);
    expect([...next.bag!.values()].reduce((sum, count) => sum + count)).toBe(100 - 5 - 7);
  });
});
