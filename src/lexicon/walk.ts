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

/** Ten times what the Polish list takes. */
const MOST_STEPS = 8_000_000;

/**
 * Letter by letter, all beginnings that go on alike together: as many steps as the graph has arcs, times the letters of
 * a word. Null where it takes more: a stranger's graph may run in circles, or make pairs of paths without end.
 */
export function countWords(graph: Graph): number | null {
  let count = 0;
  let steps = 0;
  let beginnings = new Map<Cursor, number>([[cursorAtStart(graph), 1]]);
  for (let length = 0; beginnings.size > 0; length++) {
    const longer = new Map<Cursor, number>();
    for (const [cursor, ways] of beginnings) {
      for (let part = 0; part < graph.maskWords; part++) {
        for (let rest = lettersAfter(graph, cursor, length, part); rest !== 0; rest &= rest - 1) {
          const next = advance(graph, cursor, 32 * part + 31 - Math.clz32(rest & -rest));
          if (isWordAt(next, length + 1)) count += ways;
          longer.set(next, (longer.get(next) ?? 0) + ways);
          steps += 1;
        }
      }
      if (steps > MOST_STEPS) return null;
    }
    beginnings = longer;
  }
  return count;
}

/** Every word of the list as text, in alphabet order. */
export function forEachWord(graph: Graph, visit: (word: string) => void): void {
  walkWords(graph, (numbers, length) => visit(lettersText(graph.alphabet, numbers, length)));
}
