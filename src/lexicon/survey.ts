import type { Alphabet } from './alphabet.ts';
import type { Graph } from './graph.ts';
import { LONGEST_WORD } from './language.ts';
import { type SortedWords, sortedWordAt } from './sortedWords.ts';
import { walkWords } from './walk.ts';

/** What can be said of a list when all its words were looked at once. */
export type Survey = {
  readonly words: number;
  /** How often each letter of the alphabet occurs. */
  readonly letters: Float64Array;
  /**
   * Ten hexadecimal digits that two lists share when they have the same words, however their files were made: forty
   * bits against mistakes. Whoever wants to deceive can say any digits, so that more bits would not help.
   */
  readonly fingerprint: string;
};

/** As long as a fingerprint is. */
export const FINGERPRINT_DIGITS = 10;

export function surveyWords(words: SortedWords, alphabet: Alphabet): Survey {
  const surveyor = createSurveyor(alphabet);
  const numbers = new Uint8Array(LONGEST_WORD);
  for (let index = 0; index < words.count; index++)
    surveyor.add(numbers, sortedWordAt(words, index, numbers));
  return surveyor.survey();
}

export function surveyGraph(graph: Graph): Survey {
  const surveyor = createSurveyor(graph.alphabet);
  walkWords(graph, surveyor.add);
  return surveyor.survey();
}

/** Each word has a number of its own, made of its characters; the sum of all is the same in any order and alphabet. */
function createSurveyor({ letters: alphabet, size }: Alphabet) {
  const units = Uint16Array.from(alphabet, (letter) => letter.charCodeAt(0));
  const letters = new Float64Array(size);
  let words = 0;
  let first = 0;
  let second = 0;

  function add(numbers: Uint8Array, length: number): void {
    let one = 0x811c9dc5;
    let other = 0x01234567;
    for (let at = 0; at < length; at++) {
      const number = numbers[at]!;
      letters[number]! += 1;
      one = Math.imul(one ^ units[number]!, 0x01000193);
      other = Math.imul(other ^ units[number]! ^ (other >>> 15), 0x85ebca77);
    }
    words += 1;
    first = (first + mixed(one)) | 0;
    second = (second + mixed(other)) | 0;
  }

  function survey(): Survey {
    const half = (sum: number) => (mixed(sum) >>> 12).toString(16).padStart(FINGERPRINT_DIGITS / 2, '0');
    return { words, letters, fingerprint: half(first) + half(second) };
  }

  return { add, survey };
}

/** Spreads every bit over all others (MurmurHash3's last step). */
function mixed(value: number): number {
  let bits = value ^ (value >>> 16);
  bits = Math.imul(bits, 0x85ebca6b);
  bits = Math.imul(bits ^ (bits >>> 13), 0xc2b2ae35);
  return bits ^ (bits >>> 16);
}
