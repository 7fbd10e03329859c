import { describe, expect, test } from 'vitest';
import { noCapitals, noConsonantAbbreviations, noTwoConsonants } from '../../../lexicon/filters.ts';
import { expandEntry, parseAffixes } from '../../../lexicon/hunspell.ts';
import { neuterPersons } from '../../../lexicon/neuterPersons.ts';
import { without } from '../../../lexicon/secondTier.ts';
import { alphabetOf } from '../../../src/lexicon/alphabet.ts';
import { LANGUAGES } from '../../../src/lexicon/language.ts';
import { sortedWords } from './words.ts';

describe('the neuter persons of Polish verbs', () => {
  const alphabet = alphabetOf(LANGUAGES.pl.letters);
  const added = (...words: string[]) => neuterPersons(sortedWords(alphabet.letters, words), alphabet).sort();

  test('come from -ło with -łoby', () => {
    expect(added('robiło', 'robiłoby')).toEqual(['robiłobym', 'robiłobyś', 'robiłom', 'robiłoś']);
  });
  test('do not come from a noun in -ło', () => {
    expect(added('mydło', 'mydła', 'mydły')).toEqual([]);
  });
  test('are added once, and only where they are missing', () => {
    expect(added('robiło', 'robiłoby', 'robiłom')).toEqual(['robiłobym', 'robiłobyś', 'robiłoś']);
  });
  test('of fifteen letters are known by -ła, -ły and -łam, since -łoby does not fit', () => {
    const stem = 'a'.repeat(12);
    expect(added(`${stem}ło`, `${stem}ła`, `${stem}ły`, `${stem}łam`)).toEqual([`${stem}łom`, `${stem}łoś`]);
    expect(added(`${stem}ło`, `${stem}ła`, `${stem}ły`)).toEqual([]);
  });
  test('never have more than fifteen letters', () => {
    const stem = 'a'.repeat(11);
    expect(added(`${stem}ło`, `${stem}łoby`)).toEqual([`${stem}łom`, `${stem}łoś`]);
  });
});

describe('the Hunspell expander', () => {
  const affixes = parseAffixes(
    [
      'PFX N Y 1',
      'PFX N 0 ne .',
      'SFX z Y 3',
      'SFX z a y a',
      'SFX z a e [^euo]a # žena',
      'SFX z ka k [^á]ka',
      'SET UTF-8',
    ].join('\n'),
  );
  test('applies every suffix whose condition holds', () => {
    expect(expandEntry('žena/z', affixes)).toEqual(['žena', 'ženy', 'žene']);
    expect(expandEntry('doska/z', affixes)).toEqual(['doska', 'dosky', 'doske', 'dosk']);
  });
  test('combines prefixes with suffixes', () => {
    expect(expandEntry('žena/zN', affixes)).toEqual(['žena', 'ženy', 'žene', 'nežena', 'neženy', 'nežene']);
  });
  test('leaves a word without flags, or with unknown ones, alone', () => {
    expect(expandEntry('ako', affixes)).toEqual(['ako']);
    expect(expandEntry('ako/q', affixes)).toEqual(['ako']);
  });
  test('refuses what it would get wrong', () => {
    expect(() => parseAffixes('SFX a Y 1\nSFX a 0 b/c .')).toThrow('Affixes on affixes');
    expect(() => parseAffixes('FLAG long')).toThrow('more than one character');
  });
});

test('names and abbreviations are known by a capital', () => {
  expect(['Bratislava', 'DNA', 'žena', 'Žilina'].filter(noCapitals.keeps)).toEqual(['žena']);
});

test('abbreviations of consonants are left out, syllabic words and interjections stay', () => {
  const words = ['kg', 'smtp', 'vlk', 'prst', 'pst', 'hm', 'ako'];
  expect(words.filter(noConsonantAbbreviations.keeps)).toEqual(['vlk', 'prst', 'pst', 'hm', 'ako']);
});

test('two Slovak letters without a vowel are an abbreviation, but for the interjections', () => {
  expect(['dr', 'nr', 'hm', 'šš', 'ar', 'vlk', 'ty'].filter(noTwoConsonants.keeps)).toEqual([
    'hm',
    'šš',
    'ar',
    'vlk',
    'ty',
  ]);
});

test('the second tier is what others lack, each word of the list in one of the two', () => {
  const letters = 'abc';
  const words = sortedWords(letters, ['ab', 'abc', 'ba', 'cab']);
  const tier = without(words, sortedWords(letters, ['aa', 'ab', 'ca', 'cab', 'cc']));
  expect(tier).toEqual(sortedWords(letters, ['abc', 'ba']));
  expect(without(words, sortedWords(letters, []))).toEqual(words);
});
