import { lettersText } from './alphabet.ts';
import type { BuildFailure } from './failure.ts';
import type { Graph } from './graph.ts';
import { LONGEST_WORD } from './language.ts';
import { fail, ok, type Result } from './result.ts';
import { compareAt, type SortedWords, sortedWordAt } from './sortedWords.ts';
import { walkWords } from './walk.ts';

/**
 * The proof every build must pass: walk out all the words that the finished file accepts; they must be the words of the
 * list, each once, with none left over. Both are in alphabet order, so one pass does it.
 */
export function proveExact(graph: Graph, words: SortedWords): Result<number, BuildFailure> {
  const { alphabet } = graph;
  let failure: BuildFailure | null = null;
  let next = 0;
  walkWords(graph, (numbers, length) => {
    if (failure !== null) return;
    const order = next < words.count ? compareAt(words, next, numbers, length) : 1;
    if (order === 0) next += 1;
    else if (order < 0) failure = lost(next);
    else {
      const word = lettersText(alphabet, numbers, length);
      failure = { why: 'not-exact', word, expected: 'rejected, or accepted once', got: 'accepted' };
    }
  });
  if (failure === null && next < words.count) failure = lost(next);
  return failure === null ? ok(words.count) : fail(failure);

  function lost(index: number): BuildFailure {
    const numbers = new Uint8Array(LONGEST_WORD);
    const word = lettersText(alphabet, numbers, sortedWordAt(words, index, numbers));
    return { why: 'not-exact', word, expected: 'accepted', got: 'rejected' };
  }
}
