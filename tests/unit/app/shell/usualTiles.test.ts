import { expect, test } from 'vitest';
import { usualRules } from '../../../../src/app/newGame/usualRules.ts';
import { usualTiles } from '../../../../src/app/shell/usualTiles.ts';

test.each([
  ['pl', 'pl', 'pfs'],
  ['en', 'en', 'wespa'],
  ['sk', 'sk', 'pfs'],
  ['de', 'en', 'wespa'],
])('readers of %s are offered %s letters and %s first', (language, tiles, rules) => {
  expect([usualTiles(language), usualRules(language).id]).toEqual([tiles, rules]);
});
