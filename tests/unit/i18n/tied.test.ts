import { expect, test } from 'vitest';
import { tied } from '../../../src/i18n/tied.ts';

test.each([
  ['W worku i w stojaku', 'W_worku i_w_stojaku'],
  ['głów i stóp (a nie rąk)', 'głów i_stóp (a_nie rąk)'],
  ['5 z 10', '5 z_10'],
  ['Kto wygrał, a kto nie?', 'Kto wygrał, a_kto nie?'],
])('a word of one letter stays with the next one: %s', (text, expected) => {
  expect(tied(text).replaceAll('\u00a0', '_')).toBe(expected);
});
