import { letterNumber, NO_LETTER } from '../../lexicon/alphabet.ts';
import { hasWord } from '../../lexicon/cursor.ts';
import type { Lexicon } from '../../lexicon/file.ts';
import { LONGEST_WORD, SHORTEST_WORD } from '../../lexicon/language.ts';
import type { JudgedWord, Judgement } from '../shell/ports.ts';
import type { WordList } from './wordList.ts';

/**
 * Judges words by a list. A word missing from a list that is not authoritative (Slovak has no official one) is
 * unknown: a question for the referee.
 */
export function judgeWords(words: readonly string[], list: WordList, lexicon: Lexicon): Judgement {
  const judged = words.map((word) => judgeWord(word, lexicon));
  return { verdict: together(judged), words: judged, list };
}

function together(words: readonly JudgedWord[]): Judgement['verdict'] {
  if (words.some(({ verdict }) => verdict === 'invalid')) return 'invalid';
  return words.length > 0 && words.every(({ verdict }) => verdict === 'valid') ? 'valid' : 'unknown';
}

function judgeWord(typed: string, lexicon: Lexicon): JudgedWord {
  const word = typed.trim().normalize('NFC');
  const letters = [...word].filter((letter) => !isLetter(letter, lexicon));
  if (letters.length > 0) return { word, verdict: 'invalid', why: { kind: 'other-letters', letters } };
  const { length } = word;
  if (length < SHORTEST_WORD || length > LONGEST_WORD) {
    return {
      word,
      verdict: 'invalid',
      why: { kind: 'length', length, from: SHORTEST_WORD, to: LONGEST_WORD },
    };
  }
  if (hasWord(lexicon.graph, word)) return { word, verdict: 'valid', why: { kind: 'in-list' } };
  return { word, verdict: lexicon.authoritative ? 'invalid' : 'unknown', why: { kind: 'not-in-list' } };
}

const isLetter = (letter: string, { graph }: Lexicon): boolean =>
  letter.length === 1 && letterNumber(graph.alphabet, letter.charCodeAt(0)) !== NO_LETTER;
