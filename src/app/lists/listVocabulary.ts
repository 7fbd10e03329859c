import { isLanguageCode, LANGUAGE_CODES } from '../../lexicon/language.ts';
import { LEFT_OUT } from '../../lexicon/wordText.ts';

export type { ImportReport } from '../../lexicon/importText.ts';

/** What the screens need of the word lists' own vocabulary. */
export const LIST_LANGUAGES = LANGUAGE_CODES;
export const isListLanguage = isLanguageCode;
export const LEFT_OUT_REASONS = LEFT_OUT;
