/** A named reason to leave a word of a source out before its letters and length are looked at. */
export type Filter = {
  readonly name: string;
  readonly keeps: (word: string) => boolean;
};

/** Spelling dictionaries write names and abbreviations with capitals; neither may be played. */
export const noCapitals: Filter = {
  name: 'names and abbreviations (written with a capital)',
  keeps: (word) => word === word.toLowerCase(),
};

/** A word of consonants alone is an abbreviation (*kg, smtp, tzv*), but for the interjections that are words. */
export const noConsonantAbbreviations: Filter = {
  name: 'abbreviations (consonants only)',
  keeps: (word) => /[aáäeéiíoóôuúyýlĺrŕöüě]/.test(word) || SLOVAK_INTERJECTIONS.has(word),
};

/**
 * Two letters of which none is a vowel (*dr, nr, vs*) are abbreviations too, though l and r may carry a syllable in
 * longer words; *hm* and *šš* stay.
 */
export const noTwoConsonants: Filter = {
  name: 'abbreviations (two letters, no vowel)',
  keeps: (word) => word.length !== 2 || /[aáäeéiíoóôuúyýöüě]/.test(word) || SLOVAK_INTERJECTIONS.has(word),
};

const SLOVAK_INTERJECTIONS = new Set([
  'bzz',
  'bzzz',
  'hm',
  'hmhm',
  'kšš',
  'mhm',
  'pch',
  'psst',
  'pst',
  'šš',
  'ššš',
]);
