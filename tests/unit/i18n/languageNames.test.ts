import { expect, test } from 'vitest';
import { lists as english } from '../../../src/i18n/en/lists.ts';
import { languageNames } from '../../../src/i18n/languageNames.ts';
import { judge } from '../../../src/i18n/pl/judge.ts';
import { lists } from '../../../src/i18n/pl/lists.ts';
import { rules } from '../../../src/i18n/pl/rules.ts';

test('a tile set or a word list that no catalogue knows of has a name in every sentence', () => {
  expect(judge.languageName('de')).toBe('niemiecki');
  expect(rules.tilesOf('pl')).toBe('polskie');
  expect(rules.tilesOf('de')).toBe('niemiecki');
  expect(lists.judges('pl')).toBe('Rozstrzyga w grach po polsku');
  expect(lists.judges('de')).toBe('Rozstrzyga w grach w języku: niemiecki');
  expect(english.judges('cs')).toBe('Judges games in Czech');
});

test.each(['no tag', 'qqq', 'constructor'])(
  '%j, which is no language, is called what it is called',
  (code) => {
    expect(languageNames('pl', {})(code)).toBe(code);
  },
);
