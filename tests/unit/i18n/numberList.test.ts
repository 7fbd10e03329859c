import { expect, test } from 'vitest';
import { numberList } from '../../../src/i18n/numberList.ts';

test('neighbours are said as a range from three on; a list that is still long ends with dots', () => {
  expect(numberList([])).toBe('');
  expect(numberList([4])).toBe('4');
  expect(numberList([1, 2, 4, 5, 6, 9])).toBe('1, 2, 4–6, 9');
  expect(numberList(Array.from({ length: 60 }, (_, i) => i + 1))).toBe('1–60');
  const odd = Array.from({ length: 30 }, (_, i) => 2 * i + 1);
  expect(numberList(odd)).toBe(`${odd.slice(0, 24).join(', ')}…`);
});
