import { isLanguageCode, LANGUAGE_CODES } from '../../lexicon/language.ts';
import { LEFT_OUT } from '../../lexicon/word-text.ts';

export type { ImportReport } from '../../lexicon/import-text.ts';

/** What the screens need of the word lists' own vocabulary. */
export const LIST_LANGUAGES = LANGUAGE_CODES;
export const isListLanguage = isLanguageCode;
export const LEFT_OUT_REASONS = LEFT_OUT;
