/** The word list a regulation or a tournament plays by; without an edition, any edition of it. */
export type WantedLexicon = { readonly name: string; readonly edition?: string };

/**
 * Is this the list that was asked for? People write the edition into the name or beside it („OSPS 52”, or „OSPS” and
 * „52”), so name and edition are read as one line of words, and what was asked for must be its beginning.
 */
export function fitsLexicon(wanted: WantedLexicon, list: WantedLexicon): boolean {
  const asked = wordsOf(wanted);
  const has = wordsOf(list);
  return asked.length > 0 && asked.every((word, i) => word === has[i]);
}

/** „OSPS 52”. */
export function lexiconTitle({ name, edition = '' }: WantedLexicon): string {
  return [name, edition].filter((part) => part !== '').join(' ');
}

function wordsOf(lexicon: WantedLexicon): readonly string[] {
  return lexiconTitle(lexicon).normalize('NFC').toLowerCase().split(/\s+/).filter(Boolean);
}
