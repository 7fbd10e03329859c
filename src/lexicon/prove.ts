import { lettersText } from './alphabet.ts';
import { type BuildFailure, bad, good, type Result } from './failure.ts';
import type { Graph } from './graph.ts';
import { LONGEST_WORD } from './language.ts';
import { compareAt, firstNotBefore, type SortedWords, sortedWordAt } from './sortedWords.ts';
import { PREFIXED, WORD } from './states.ts';
import { walkWords } from './walk.ts';

/**
 * The proof every build must pass: walk out all the words of 2–15 letters that the finished file accepts and find
 * each of them in the list, once, with none left over. Both are in alphabet order, so one pass does it.
 */
export function proveExact(graph: Graph, words: SortedWords): Result<number, BuildFailure> {
  const { alphabet } = graph;
  const found = new Uint8Array(words.count);
  const prefixLength = graph.prefix.length;
  const prefixed = new Uint8Array(LONGEST_WORD);
  for (let at = 0; at < prefixLength; at++) prefixed[at] = alphabet.letters.indexOf(graph.prefix[at]!);

  let failure: BuildFailure | null = null;
  let plain = 0;
  let withPrefix = prefixLength > 0 ? firstNotBefore(words, prefixed, prefixLength) : 0;
  walkWords(graph, (numbers, length, labels) => {
    if (failure !== null) return;
    if (labels & WORD) plain = find(plain, numbers, length);
    if (labels & PREFIXED) {
      prefixed.set(numbers.subarray(0, length), prefixLength);
      withPrefix = find(withPrefix, prefixed, prefixLength + length);
    }
  });
  if (failure === null) {
    const lost = found.indexOf(0);
    if (lost >= 0)
      failure = { why: 'not-exact', word: wordText(lost), expected: 'accepted', got: 'rejected' };
  }
  return failure === null ? good(words.count) : bad(failure);

  /** Marks the word at or after `from`, and returns where the next one can stand. */
  function find(from: number, numbers: Uint8Array, length: number): number {
    let at = from;
    while (at < words.count && compareAt(words, at, numbers, length) < 0) at += 1;
    if (at < words.count && found[at] === 0 && compareAt(words, at, numbers, length) === 0) found[at] = 1;
    else {
      const word = lettersText(alphabet, numbers, length);
      failure = { why: 'not-exact', word, expected: 'rejected, or accepted once', got: 'accepted' };
    }
    return at;
  }

  function wordText(index: number): string {
    const word = new Uint8Array(LONGEST_WORD);
    return lettersText(alphabet, word, sortedWordAt(words, index, word));
  }
}
