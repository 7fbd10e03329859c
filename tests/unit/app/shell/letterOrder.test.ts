import { describe, expect, test } from 'vitest';
import { letterRows } from '../../../../src/app/shell/letterOrder.ts';
import { TILE_SETS } from '../../../../src/domain/tiles/tileSet.ts';

describe('the keys of a letter pad', () => {
  test('the 32 letters of Polish stand in four rows of eight', () => {
    const { columns, rows } = letterRows(TILE_SETS.pl.alphabet, 'alphabet');
    expect({ columns, lengths: rows.map((row) => row.length) }).toEqual({
      columns: 8,
      lengths: [8, 8, 8, 8],
    });
    expect(rows.flat()).toEqual(TILE_SETS.pl.alphabet);
  });

  test('the 47 letters of Slovak take no more than five rows, as the 43 with places in the dictionary did', () => {
    for (const order of ['alphabet', 'keyboard'] as const) {
      const { columns, rows } = letterRows(TILE_SETS.sk.alphabet, order);
      expect({ columns, rows: rows.length }).toEqual({ columns: 10, rows: 5 });
    }
  });

  test.each(['pl', 'en', 'sk'] as const)(
    '%s: every letter once, whichever order, and no row too long',
    (language) => {
      const { alphabet } = TILE_SETS[language];
      for (const order of ['alphabet', 'keyboard'] as const) {
        const { columns, rows } = letterRows(alphabet, order);
        expect(rows.flat().toSorted()).toEqual(alphabet.toSorted());
        expect(Math.max(...rows.map((row) => row.length))).toBeLessThanOrEqual(columns);
      }
    },
  );

  test('a keyboard begins as keyboards do, and has the accented letters below', () => {
    const { rows } = letterRows(TILE_SETS.pl.alphabet, 'keyboard');
    expect(rows.slice(0, 2).map((row) => row.join(''))).toEqual(['WERTYUIOP', 'ASDFGHJKL']);
    expect(rows.slice(2).flat().slice(0, 6).join('')).toBe('ZCBNMĄ');
  });
});
