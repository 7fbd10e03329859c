import { lettersText } from './alphabet.ts';
import { firstArc, type Graph, labelsOfArc, targetOf } from './graph.ts';
import { LONGEST_WORD, SHORTEST_WORD } from './language.ts';
import { PREFIXED, WORD } from './states.ts';

/** `numbers` is the walk's own buffer: it holds the word only during the call. */
export type Visit = (numbers: Uint8Array, length: number, labels: number) => void;

/**
 * Visits every labelled path in alphabet order. Never deeper than the longest word: beyond it the automaton
 * accepts strings that are not of the list (see cover.ts), and may even run in a circle.
 */
export function walkWords(graph: Graph, visit: Visit): void {
  const numbers = new Uint8Array(LONGEST_WORD);
  const spare = LONGEST_WORD - graph.prefix.length;
  const { nodes, maskWords } = graph;
  down(firstArc(graph), 0);

  function down(state: number, depth: number): void {
    const length = depth + 1;
    let next = state + maskWords;
    for (let word = 0; word < maskWords; word++) {
      // Lowest set bit first: the arcs stand in the same order as the letters of the mask.
      for (let rest = nodes[state + word]!; rest !== 0; rest &= rest - 1) {
        const arc = nodes[next++]!;
        numbers[depth] = 32 * word + 31 - Math.clz32(rest & -rest);
        const labels = labelsOfArc(arc) & (length <= spare ? WORD | PREFIXED : WORD);
        if (labels !== 0 && length >= SHORTEST_WORD) visit(numbers, length, labels);
        if (length < LONGEST_WORD && targetOf(arc) !== 0) down(targetOf(arc), length);
      }
    }
  }
}

export function countWords(graph: Graph): number {
  let count = 0;
  walkWords(graph, (_numbers, _length, labels) => {
    count += (labels & WORD ? 1 : 0) + (labels & PREFIXED ? 1 : 0);
  });
  return count;
}

/** Every word of the list, in alphabet order. */
export function forEachWord(graph: Graph, visit: (word: string) => void): void {
  const { alphabet, prefix } = graph;
  const prefixNumbers = Uint8Array.from(prefix, (letter) => alphabet.letters.indexOf(letter));
  let pending = prefix !== '';

  walkWords(graph, (numbers, length, labels) => {
    if (pending && isPast(numbers, length)) flush();
    if (labels & WORD && !(prefix !== '' && startsWith(numbers, length)))
      visit(lettersText(alphabet, numbers, length));
  });
  if (pending) flush();

  /** The words with the prefix stand together: those written whole, merged with those that are labels. */
  function flush(): void {
    pending = false;
    const whole: Uint8Array[] = [];
    walkWords(graph, (numbers, length, labels) => {
      if (labels & WORD && startsWith(numbers, length)) whole.push(numbers.slice(prefix.length, length));
    });
    let at = 0;
    walkWords(graph, (numbers, length, labels) => {
      if (!(labels & PREFIXED)) return;
      const rest = numbers.subarray(0, length);
      for (; at < whole.length && compare(whole[at]!, rest) < 0; at++) visit(withPrefix(whole[at]!));
      visit(withPrefix(rest));
    });
    for (; at < whole.length; at++) visit(withPrefix(whole[at]!));
  }

  function withPrefix(rest: Uint8Array): string {
    return prefix + lettersText(alphabet, rest, rest.length);
  }

  function startsWith(numbers: Uint8Array, length: number): boolean {
    if (length < prefixNumbers.length) return false;
    for (let at = 0; at < prefixNumbers.length; at++) if (numbers[at] !== prefixNumbers[at]) return false;
    return true;
  }

  function isPast(numbers: Uint8Array, length: number): boolean {
    return compare(numbers.subarray(0, length), prefixNumbers) >= 0;
  }
}

function compare(one: Uint8Array, other: Uint8Array): number {
  const shorter = Math.min(one.length, other.length);
  for (let at = 0; at < shorter; at++) if (one[at] !== other[at]) return one[at]! - other[at]!;
  return one.length - other.length;
}
