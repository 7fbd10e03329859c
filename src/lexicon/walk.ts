import { lettersText } from './alphabet.ts';
import { advance, type Cursor, cursorAtStart, isWordAt, lettersAfter } from './cursor.ts';
import type { Graph } from './graph.ts';
import { LONGEST_WORD } from './language.ts';

/** `numbers` is the walk's own buffer: it holds the word only during the call. */
type Visit = (numbers: Uint8Array, length: number) => void;

/** Visits every word of the list, in alphabet order. */
export function walkWords(graph: Graph, visit: Visit): void {
  const numbers = new Uint8Array(LONGEST_WORD);
  down(cursorAtStart(graph), 0);

  function down(cursor: Cursor, length: number): void {
    for (let part = 0; part < graph.maskWords; part++) {
      // Lowest set bit first.
      for (let rest = lettersAfter(graph, cursor, length, part); rest !== 0; rest &= rest - 1) {
        const letter = 32 * part + 31 - Math.clz32(rest & -rest);
        const next = advance(graph, cursor, letter);
        numbers[length] = letter;
        if (isWordAt(next, length + 1)) visit(numbers, length + 1);
        down(next, length + 1);
      }
    }
  }
}

export function countWords(graph: Graph): number {
  let count = 0;
  walkWords(graph, () => {
    count += 1;
  });
  return count;
}

/** Every word of the list as text, in alphabet order. */
export function forEachWord(graph: Graph, visit: (word: string) => void): void {
  walkWords(graph, (numbers, length) => visit(lettersText(graph.alphabet, numbers, length)));
}
