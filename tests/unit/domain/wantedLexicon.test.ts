import { describe, expect, test } from 'vitest';
import { PRESETS } from '../../../src/domain/rules/presets.ts';
import { fitsLexicon, lexiconTitle, titleBeside } from '../../../src/domain/rules/wantedLexicon.ts';

describe('the list that is asked for', () => {
  test.each([
    ['OSPS', '', 'OSPS', '52', true],
    ['OSPS', '', 'OSPS 52', '2026', true],
    ['OSPS', '52', 'OSPS 52', '', true],
    ['OSPS 52', '', 'osps', ' 52 ', true],
    ['OSPS', '52', 'OSPS', '51', false],
    ['OSPS', '5', 'OSPS', '52', false],
    ['OSPS', '52', 'OSPS', '', false],
    ['OSPS', '', 'SJP.PL', '1.0.2 z formami nijakimi', false],
    ['SJP', '', 'SJP.PL', '', false],
    ['', '', 'OSPS', '52', false],
  ])('„%s” „%s” is „%s” „%s”: %s', (name, edition, listName, listEdition, fits) => {
    expect(fitsLexicon({ name, edition }, { name: listName, edition: listEdition })).toBe(fits);
  });

  test.each([
    ['0123456789', 'aaaaaaaaaa', false],
    ['0123456789', '0123456789', true],
    ['0123456789', '', true],
    ['', 'aaaaaaaaaa', true],
  ])('„OSPS 52” with the words %s is „OSPS 52” with the words %s: %s', (asked, has, fits) => {
    const [wanted, list] = [asked, has].map((fingerprint) => ({ name: 'OSPS', edition: '52', fingerprint }));
    expect(fitsLexicon(wanted!, list!)).toBe(fits);
    expect(titleBeside(wanted!, list!)).toBe(fits ? 'OSPS 52' : `OSPS 52 (${asked})`);
  });

  test('is what the regulations say: OSPS in Polish, Collins for WESPA, none where none is named', () => {
    const asked = PRESETS.map(({ id, lexicon }) => [id, lexicon ? lexiconTitle(lexicon) : null]);
    expect(Object.fromEntries(asked)).toEqual({
      pfs: 'OSPS',
      'three-games': 'OSPS',
      'pinczow-school': 'OSPS',
      'pinczow-open': 'OSPS',
      'english-school': null,
      wespa: 'Collins Scrabble Words',
      home: null,
    });
  });
});
