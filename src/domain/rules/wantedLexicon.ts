/** The word list a regulation or a tournament plays by; without an edition, any edition of it. */
export type WantedLexicon = {
  readonly name: string;
  readonly edition?: string;
  /** Of its words (`lexicon/survey.ts`): tells two lists of one name apart. Empty or absent: not known. */
  readonly fingerprint?: string;
};

/** Characters of its name, and of its edition. */
export const MOST_LIST_NAME = 60;
export const MOST_EDITION = 40;

/** Ten hexadecimal digits. */
export const FINGERPRINT = /^[0-9a-f]{10}$/;

/**
 * Is this the list that was asked for? People write the edition into the name or beside it („OSPS 52”, or „OSPS” and
 * „52”), so name and edition are read as one line of words, and what was asked for must be its beginning. Two lists
 * whose words are known to differ are never the same list, whatever they are called.
 */
export function fitsLexicon(wanted: WantedLexicon, list: WantedLexicon): boolean {
  if (differInWords(wanted, list)) return false;
  const asked = wordsOf(wanted);
  const has = wordsOf(list);
  return asked.length > 0 && asked.every((word, i) => word === has[i]);
}

/** Are the words of both known, and not the same? */
export function differInWords(
  { fingerprint: one = '' }: WantedLexicon,
  { fingerprint: other = '' }: WantedLexicon,
): boolean {
  return one !== '' && other !== '' && one !== other;
}

/** „OSPS 52”, and „OSPS 52 (7f3a09c41b)” beside another list of that name. */
export function titleBeside(lexicon: WantedLexicon, beside: WantedLexicon | null): string {
  const title = lexiconTitle(lexicon);
  const alike = beside !== null && lexiconTitle(beside) === title && differInWords(lexicon, beside);
  return alike ? `${title} (${lexicon.fingerprint ?? ''})` : title;
}

/** „OSPS 52”. */
export function lexiconTitle({ name, edition = '' }: WantedLexicon): string {
  return [name, edition].filter((part) => part !== '').join(' ');
}

function wordsOf(lexicon: WantedLexicon): readonly string[] {
  return lexiconTitle(lexicon).normalize('NFC').toLowerCase().split(/\s+/).filter(Boolean);
}
