import { LANGUAGES, type LanguageCode } from './language.ts';
import { lettersLookLike } from './letterProfiles.ts';
import type { Survey } from './survey.ts';
import { LEFT_OUT, type TextReport } from './wordText.ts';

/** Why a list is probably not what its name says: a question for whoever chose the file, before it may judge. */
export type Doubt =
  | { readonly why: 'mostly-left-out'; readonly taken: number; readonly leftOut: number }
  | { readonly why: 'very-small'; readonly words: number; readonly least: number }
  | { readonly why: 'other-language'; readonly looksLike: LanguageCode }
  /** Whoever made the file had doubts already, and took the list all the same. */
  | { readonly why: 'doubted-before' };

/** The smallest list that games are judged by has 170 thousand words; a school's own may well have fewer. */
export const FEWEST_WORDS = 50_000;

export function doubtsOf(
  language: string,
  { words, letters }: Survey,
  report: Pick<TextReport, 'taken' | 'leftOut'> | null,
): readonly Doubt[] {
  const doubts: Doubt[] = [];
  const taken = report?.taken ?? 0;
  const leftOut = report ? LEFT_OUT.reduce((sum, reason) => sum + report.leftOut[reason].count, 0) : 0;
  if (leftOut > taken) doubts.push({ why: 'mostly-left-out', taken, leftOut });
  if (words < FEWEST_WORDS) doubts.push({ why: 'very-small', words, least: FEWEST_WORDS });
  const looksLike = isKnown(language) ? lettersLookLike(language, letters) : null;
  if (looksLike !== null && looksLike !== language) doubts.push({ why: 'other-language', looksLike });
  return doubts;
}

const isKnown = (language: string): language is LanguageCode => Object.hasOwn(LANGUAGES, language);
