import { letterNumber, NO_LETTER } from '../../lexicon/alphabet.ts';
import { hasWord } from '../../lexicon/cursor.ts';
import type { Lexicon } from '../../lexicon/file.ts';
import { LONGEST_WORD, SHORTEST_WORD } from '../../lexicon/language.ts';
import type { WordList } from './wordList.ts';

export type ListVerdict = 'valid' | 'invalid' | 'unknown';

export type WordFinding = {
  readonly word: string;
  readonly verdict: ListVerdict;
  readonly why:
    | { readonly is: 'in-list' }
    | { readonly is: 'not-in-list' }
    | { readonly is: 'other-letters'; readonly letters: readonly string[] }
    | { readonly is: 'length'; readonly length: number; readonly from: number; readonly to: number }
    /** The list is not on the phone, or not yet opened: nobody has been asked. */
    | { readonly is: 'no-list' };
};

/** The judge's answer always names the list it was given from. */
export type ListJudgement = {
  /** Of all the words together: one invalid word takes the move back. */
  readonly verdict: ListVerdict;
  readonly words: readonly WordFinding[];
  readonly list: WordList | null;
  readonly edition: string;
  readonly official: boolean;
};

/**
 * Judges words by a list. A word missing from a list that is not authoritative (Slovak has no official one) is
 * unknown: a question for the referee. A list that cannot answer yet makes every word unknown.
 */
export function judgeWords(
  words: readonly string[],
  list: WordList | null,
  lexicon: Lexicon | null,
): ListJudgement {
  const answers = words.map((word) => answerFor(word, lexicon));
  const edition = list?.edition ?? '';
  const official = list?.official ?? false;
  return { verdict: together(answers), words: answers, list, edition, official };
}

function together(answers: readonly WordFinding[]): ListVerdict {
  if (answers.some(({ verdict }) => verdict === 'invalid')) return 'invalid';
  return answers.length > 0 && answers.every(({ verdict }) => verdict === 'valid') ? 'valid' : 'unknown';
}

function answerFor(typed: string, lexicon: Lexicon | null): WordFinding {
  const word = typed.trim().normalize('NFC');
  if (lexicon === null) return { word, verdict: 'unknown', why: { is: 'no-list' } };
  const { graph } = lexicon;
  const letters = [...word].filter((letter) => !isLetter(letter, lexicon));
  if (letters.length > 0) return { word, verdict: 'invalid', why: { is: 'other-letters', letters } };
  const { length } = word;
  if (length < SHORTEST_WORD || length > LONGEST_WORD) {
    return { word, verdict: 'invalid', why: { is: 'length', length, from: SHORTEST_WORD, to: LONGEST_WORD } };
  }
  if (hasWord(graph, word)) return { word, verdict: 'valid', why: { is: 'in-list' } };
  return { word, verdict: lexicon.authoritative ? 'invalid' : 'unknown', why: { is: 'not-in-list' } };
}

const isLetter = (letter: string, { graph }: Lexicon): boolean =>
  letter.length === 1 && letterNumber(graph.alphabet, letter.charCodeAt(0)) !== NO_LETTER;
