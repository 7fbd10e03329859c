import { describe, expect, test } from 'vitest';
import { cleanText } from '../../../src/share/text/text.ts';

describe('text from a stranger', () => {
  test.each([
    ['a soft hyphen', 'Kowal\u00adski'],
    ['a filler', 'Kowal\u3164ski'],
    ['a blank braille cell', 'Kowal\u2800ski'],
    ['a variation selector', 'Kowal\ufe0fski'],
    ['tags', 'Kowal\u{e0041}\u{e007f}ski'],
    ['a joiner', 'Kowal\u200dski'],
    ['a turned direction', '\u202eKowalski\u202c'],
    ['a line end', 'Kowal\u2028ski'],
    ['half a character', 'Kowal\ud800ski'],
  ])('loses %s', (_, name) => {
    expect(cleanText(name)).toBe('Kowalski');
  });

  test('keeps letters, marks and spaces', () => {
    expect(cleanText(' Łukasz Ďurica-O’Neill ')).toBe('Łukasz Ďurica-O’Neill');
    expect(cleanText('e\u0301')).toBe('é');
  });
});
