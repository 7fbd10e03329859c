import { LONGEST_WORD } from '../language.ts';
import { FileTrouble } from './failure.ts';

/**
 * Word graphs of other programs: a node is one letter, with a flag for the last of its brothers, one for the end of a
 * word, and the place of its first child (0: none).
 *
 * Quackle's `.dawg`: seven bytes a node, the place of the child in the first three, high byte first. Version 0 has
 * nodes alone, the letter in five bits of the fourth byte and the end of a word in its sixth. Version 1 begins with
 * its number, sixteen bytes of a hash, the number of words in three bytes, the number of letters, and the letters in
 * UTF-8, each with a space behind it; the letter has six bits, and a word ends where the last three bytes, its
 * playability, are not zero.
 *
 * Woogles' `.kwg`: four bytes a node, low byte first, child in 22 bits, last brother, end of a word, letter from 1.
 * The first node's child is where the words begin; behind them follow the same words in other orders, for the moves.
 */
type ForeignGraph = {
  readonly letters: readonly string[];
  readonly count: number;
  /** The children of the start. */
  readonly start: number;
  /** As the file says; null where it does not. */
  readonly words: number | null;
  readonly letter: (node: number) => number;
  readonly child: (node: number) => number;
  readonly isLast: (node: number) => boolean;
  readonly endsWord: (node: number) => boolean;
};

export const MOST_GRAPH_BYTES = 96 * 2 ** 20;
/**
 * A graph that leads in a circle would never end. Three million Polish words are ten million steps in four hundred
 * thousand nodes.
 */
const MOST_STEPS_A_NODE = 500;
const LONGEST_FOREIGN = 2 * LONGEST_WORD;
const PORTION = 1 << 16;

/** Every word of the graph, one a line, in portions. `letters` are those of the language, for files that name none. */
export function* graphText(
  kind: 'dawg' | 'kwg',
  file: Uint8Array,
  letters: string,
): Generator<string, void, undefined> {
  const graph = kind === 'kwg' ? kwg(file, letters) : file[0] === 1 ? dawgOne(file) : dawgZero(file, letters);
  let portion = '';
  let words = 0;
  let steps = 0;
  const mostSteps = graph.count * MOST_STEPS_A_NODE;
  const path: number[] = [graph.start];
  const texts: string[] = [''];
  while (path.length > 0) {
    const depth = path.length - 1;
    const node = path[depth]!;
    steps += 1;
    const letter = graph.letters[graph.letter(node)];
    if (node >= graph.count || letter === undefined || steps > mostSteps) throw damaged();
    const text = texts[depth]! + letter;
    if (graph.endsWord(node)) {
      words += 1;
      portion += `${text}\n`;
      if (portion.length > PORTION) {
        yield portion;
        portion = '';
      }
    }
    if (graph.isLast(node)) path.pop();
    else path[depth] = node + 1;
    const child = graph.child(node);
    if (child === 0) continue;
    const below = path.length;
    if (below > LONGEST_FOREIGN) throw damaged();
    path[below] = child;
    texts[below] = text;
  }
  yield portion;
  if (words === 0 || (graph.words !== null && graph.words !== words)) throw damaged();
}

function dawgZero(file: Uint8Array, letters: string): ForeignGraph {
  return {
    ...sevens(file, 0, 31),
    letters: [...letters],
    words: null,
    endsWord: (node) => (file[7 * node + 3]! & 32) !== 0,
  };
}

function dawgOne(file: Uint8Array): ForeignGraph {
  const words = number(file, 17);
  const names: string[] = [];
  let at = 21;
  for (let left = file[20] ?? 0; left > 0; left--) {
    const end = file.indexOf(0x20, at);
    if (end < 0 || end - at > 16) throw damaged();
    names.push(utf8(file.subarray(at, end)));
    at = end + 1;
  }
  // The first files of this version had one more separator here; nodes take seven bytes each.
  if ((file.length - at) % 7 === 1 && isSeparator(file[at])) at += 1;
  const ends = (node: number): boolean => number(file, at + 7 * node + 4) !== 0;
  return { ...sevens(file, at, 63), letters: names, words, endsWord: ends };
}

function sevens(file: Uint8Array, at: number, letterBits: number) {
  const count = Math.floor((file.length - at) / 7);
  if (count < 2 || (file.length - at) % 7 !== 0) throw damaged();
  return {
    count,
    start: number(file, at),
    letter: (node: number) => (file[at + 7 * node + 3] ?? 255) & letterBits,
    child: (node: number) => number(file, at + 7 * node),
    isLast: (node: number) => (file[at + 7 * node + 3]! & 64) !== 0,
  };
}

function kwg(file: Uint8Array, letters: string): ForeignGraph {
  const count = file.length >>> 2;
  if (count < 3 || (file.length & 3) !== 0) throw damaged();
  const nodes = new DataView(file.buffer, file.byteOffset, file.byteLength);
  const node = (at: number): number => (at < count ? nodes.getUint32(4 * at, true) : 0);
  return {
    // The letter 0 is the turning point of the other orders, and stands in no word.
    letters: ['?', ...letters],
    count,
    start: node(0) & 0x3fffff,
    words: null,
    letter: (at) => node(at) >>> 24,
    child: (at) => node(at) & 0x3fffff,
    isLast: (at) => (node(at) & 0x400000) !== 0,
    endsWord: (at) => (node(at) & 0x800000) !== 0,
  };
}

const isSeparator = (byte: number | undefined): boolean => byte === 0x20 || byte === 0x0a;

const damaged = (): FileTrouble => new FileTrouble({ why: 'graph-damaged' });

const number = (file: Uint8Array, at: number): number =>
  ((file[at] ?? 0) << 16) | ((file[at + 1] ?? 0) << 8) | (file[at + 2] ?? 0);

function utf8(bytes: Uint8Array): string {
  const escaped = Array.from(bytes, (byte) => `%${byte.toString(16).padStart(2, '0')}`).join('');
  try {
    return decodeURIComponent(escaped);
  } catch {
    throw damaged();
  }
}
