import { LONGEST_WORD } from './language.ts';
import { compareAt, firstNotBefore, type SortedWords, sortedWordAt } from './sortedWords.ts';
import { PREFIXED, WORD } from './states.ts';

/**
 * The labels each word is written with; 0 drops the word because its rest carries it as a label.
 *
 * A word "prefix + rest" is dropped when the rest is in the list and is itself written: a dropped rest could
 * carry no label. The words with the prefix stand together, and their rests are in alphabet order too, so
 * one pass over both finds every pair.
 */
export function labelsWithPrefix(words: SortedWords, prefix: Uint8Array): Uint8Array {
  const labels = new Uint8Array(words.count).fill(WORD);
  if (prefix.length === 0) return labels;
  const { from, to } = rangeWithPrefix(words, prefix);
  const restOf = restsInList(words, prefix.length, from, to);

  const isDropped = (index: number): boolean => {
    if (index < from || index >= to) return false;
    const rest = restOf[index - from]!;
    return rest >= 0 && !isDropped(rest);
  };
  for (let index = from; index < to; index++) {
    if (!isDropped(index)) continue;
    labels[index] = 0;
    labels[restOf[index - from]!]! |= PREFIXED;
  }
  return labels;
}

function rangeWithPrefix(words: SortedWords, prefix: Uint8Array): { from: number; to: number } {
  const from = firstNotBefore(words, prefix, prefix.length);
  const after = Uint8Array.from(prefix);
  after[after.length - 1]! += 1;
  return { from, to: firstNotBefore(words, after, after.length) };
}

/** For each word of the range, the index of its rest in the list, or -1. */
function restsInList(words: SortedWords, prefixLength: number, from: number, to: number): Int32Array {
  const restOf = new Int32Array(to - from).fill(-1);
  const word = new Uint8Array(LONGEST_WORD);
  let candidate = 0;
  for (let index = from; index < to; index++) {
    const restLength = sortedWordAt(words, index, word) - prefixLength;
    if (restLength <= 0) continue;
    const rest = word.subarray(prefixLength, prefixLength + restLength);
    while (candidate < words.count && compareAt(words, candidate, rest, restLength) < 0) candidate += 1;
    if (candidate === words.count) break;
    if (compareAt(words, candidate, rest, restLength) === 0) restOf[index - from] = candidate;
  }
  return restOf;
}
