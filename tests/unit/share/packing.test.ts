import { describe, expect, test } from 'vitest';
import { TILE_LANGUAGES } from '../../../src/domain/tiles/language.ts';
import { bitReader, bitWriter } from '../../../src/share/bits/bits.ts';
import { crc16 } from '../../../src/share/bits/crc16.ts';
import { among, amongMore, type Packing } from '../../../src/share/bits/packing.ts';
import { tileLanguage } from '../../../src/share/slip/fields.ts';

function packed<T>(packing: Packing<T>, value: T): Uint8Array {
  const to = bitWriter();
  packing.write(to, value);
  return to.bytes();
}

function unpacked<T>(packing: Packing<T>, bytes: Uint8Array) {
  const from = bitReader(bytes);
  const value = packing.read(from, 'language');
  return from.trouble() ?? value;
}

describe('a list that outgrew its two bits', () => {
  const MORE = ['pl', 'en', 'sk', 'cs', 'de', 'fr'] as const;
  const before = among<string>(['pl', 'en', 'sk'], 3);
  const now = amongMore<string>(MORE, 3);

  test('writes what was there before as before, and everything comes back', () => {
    for (const language of ['pl', 'en', 'sk']) {
      expect(packed(now, language)).toEqual(packed(before, language));
    }
    for (const language of MORE) expect(unpacked(now, packed(now, language))).toBe(language);
  });

  test('is refused by who does not know the member yet, with its field', () => {
    const refused = { why: 'out-of-range', field: 'language' };
    expect(unpacked(before, packed(now, 'cs'))).toEqual(refused);
    expect(unpacked(amongMore<string>(['pl', 'en', 'sk', 'cs'], 3), packed(now, 'de'))).toEqual(refused);
  });

  test('has room for sixty-seven', () => {
    const many = Array.from({ length: 67 }, (_, i) => `l${i}`) as [string, ...string[]];
    const list = amongMore(many, 3);
    for (const language of many) expect(unpacked(list, packed(list, language))).toBe(language);
  });
});

test('the languages of tiles take two bits each', () => {
  expect(TILE_LANGUAGES.map((language) => packed(tileLanguage, language)[0]! >> 6)).toEqual([0, 1, 2]);
});

test('crc16 is CRC-16/CCITT-FALSE: its check value', () => {
  expect(crc16(new TextEncoder().encode('123456789'))).toBe(0x29b1);
});
