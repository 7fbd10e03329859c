import { expect, test } from 'vitest';
import { lists as english } from '../../../src/i18n/en/lists.ts';
import { lists as polish } from '../../../src/i18n/pl/lists.ts';
import { lists as slovak } from '../../../src/i18n/sk/lists.ts';

test.each([
  [0, '0 słów', '0 words', '0 slov'],
  [1, '1 słowo', '1 word', '1 slovo'],
  [2, '2 słowa', '2 words', '2 slová'],
  [5, '5 słów', '5 words', '5 slov'],
  [12, '12 słów', '12 words', '12 slov'],
  [22, '22 słowa', '22 words', '22 slov'],
  [112, '112 słów', '112 words', '112 slov'],
])('%i words', (count, pl, en, sk) => {
  expect([polish.words(count), english.words(count), slovak.words(count)]).toEqual([pl, en, sk]);
});
