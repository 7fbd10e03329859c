/** The longest word a board of 15 squares takes, and the shortest that is a word at all. */
export const LONGEST_WORD = 15;
export const SHORTEST_WORD = 2;

/**
 * What the builder must know about a language. `letters` is its alphabet, lower case, NFC, numbered as the tiles are:
 * in dictionary order, behind it the letters that came later.
 * `prefix` is the one prefix that so many words take that a word carries it as a label (Polish *nie-*);
 * '' for none. Both are stored in every file, so the reader needs no table of languages.
 */
type Language = {
  readonly code: LanguageCode;
  readonly letters: string;
  readonly prefix: string;
};

export const LANGUAGE_CODES = ['pl', 'en', 'sk'] as const;
export type LanguageCode = (typeof LANGUAGE_CODES)[number];

export const LANGUAGES = {
  pl: { code: 'pl', letters: 'aąbcćdeęfghijklłmnńoóprsśtuwyzźż', prefix: 'nie' },
  en: { code: 'en', letters: 'abcdefghijklmnopqrstuvwxyz', prefix: '' },
  sk: { code: 'sk', letters: 'aáäbcčdďeéfghiíjklĺľmnňoóôpqrŕsštťuúvwxyýzžüöěř', prefix: 'ne' },
} as const satisfies Record<LanguageCode, Language>;

export const isLanguageCode = (text: string): text is LanguageCode =>
  (LANGUAGE_CODES as readonly string[]).includes(text);
