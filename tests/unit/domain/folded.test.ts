import { expect, test } from 'vitest';
import { folded } from '../../../src/domain/folded.ts';

test.each([
  ['Łódź', 'lodz'],
  ['ZAŻÓŁĆ', 'zazolc'],
  ['Ľubomír Ďuriš', 'lubomir duris'],
  ['Z\u0307ak', 'zak'],
  ["O'Neil-2", "o'neil-2"],
])('%s without its marks is %s', (text, expected) => {
  expect(folded(text)).toBe(expected);
});
