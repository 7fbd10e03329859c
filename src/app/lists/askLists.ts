import { letterNumber, NO_LETTER } from '../../lexicon/alphabet.ts';
import { hasWord } from '../../lexicon/cursor.ts';
import type { Lexicon } from '../../lexicon/file.ts';
import type { Graph } from '../../lexicon/graph.ts';
import { LONGEST_WORD, SHORTEST_WORD } from '../../lexicon/language.ts';
import type { JudgedWord, Judgement } from '../shell/ports.ts';
import type { WordList } from './wordList.ts';

/**
 * Judges words by a list. A word missing from a list that is not authoritative (Slovak has no official one) is
 * unknown: a question for the referee. So is a word of the list where the rules ask for another one that probably
 * lacks it.
 */
export function askList(
  words: readonly string[],
  list: WordList,
  lexicon: Lexicon,
  official: OfficialList | null = null,
): Judgement {
  const judged = words.map((word) => judgeWord(word, lexicon, official));
  return { verdict: together(judged), words: judged, list };
}

function together(words: readonly JudgedWord[]): Judgement['verdict'] {
  if (words.some(({ verdict }) => verdict === 'invalid')) return 'invalid';
  return words.length > 0 && words.every(({ verdict }) => verdict === 'valid') ? 'valid' : 'unknown';
}

/** The list that the rules ask for, which is not here, and those of our words that it probably lacks. */
type OfficialList = { readonly name: string; readonly lacks: Graph };

function judgeWord(typed: string, lexicon: Lexicon, official: OfficialList | null): JudgedWord {
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
  if (hasWord(lexicon.graph, word)) {
    return official && hasWord(official.lacks, word)
      ? { word, verdict: 'unknown', why: { kind: 'not-official', list: official.name } }
      : { word, verdict: 'valid', why: { kind: 'in-list' } };
  }
  return { word, verdict: lexicon.authoritative ? 'invalid' : 'unknown', why: { kind: 'not-in-list' } };
}

const isLetter = (letter: string, { graph }: Lexicon): boolean =>
  letter.length === 1 && letterNumber(graph.alphabet, letter.charCodeAt(0)) !== NO_LETTER;
