import { decisionReader } from './arithmetic.ts';
import { maskWordsOf, prefixSize, writePrefix } from './graph.ts';
import { type Arc, type ArcPlace, arcCoder, LEADS_TO, memoryFor, START } from './layout.ts';
import { numberCoder } from './prediction.ts';

/** What the header promises: the pass below must meet it exactly. */
type Shape = {
  readonly states: number;
  readonly sharedStates: number;
  readonly arcs: number;
  readonly letters: number;
  /** Its letters' numbers. */
  readonly prefix: Uint8Array;
};

/** Thrown when the bytes contradict themselves; caught where a file is opened. */
export class BrokenGraph extends Error {
  constructor(
    readonly part: string,
    readonly expected: string,
    readonly got: string,
  ) {
    super(`${part}: expected ${expected}, got ${got}`);
  }
}

/**
 * An arc may cost next to nothing, so the length of a file says little about what it claims to hold. Ten times the
 * Polish list; 16 MB.
 */
const MOST_LIST_WORDS = 1 << 22;

/** One linear pass from the packed bytes (layout.ts) to the array that is asked (graph.ts). */
export function unpack(bytes: Uint8Array, shape: Shape): Int32Array<ArrayBuffer> {
  const maskWords = maskWordsOf(shape.letters);
  const graphSize = (shape.states + 1) * maskWords + shape.arcs;
  const size = graphSize + prefixSize(shape.prefix.length, maskWords);
  expect('size of the graph', size <= MOST_LIST_WORDS, `at most ${MOST_LIST_WORDS} words`, size);
  expect('number of states', shape.states <= shape.arcs + 1, `at most ${shape.arcs + 1}`, shape.states);
  expect('shared states', shape.sharedStates <= shape.states, `at most ${shape.states}`, shape.sharedStates);
  const bits = decisionReader(bytes);
  const readArc = arcCoder(numberCoder(bits, memoryFor(shape.arcs)), shape.letters, shape.sharedStates);
  const nodes = new Int32Array(size);

  /** Offsets of the shared states, by number; -1 while only an arc to it has been read. */
  const shared: number[] = [];
  /** Arcs to shared states that were not yet placed when they were read. */
  const early: { readonly at: number; readonly number: number }[] = [];
  const waiting: Waiting[] = [];

  const arc: Arc = { letter: 0, labels: 0, last: false, leadsTo: 0, reference: 0 };
  let used = maskWords;
  let states = 0;
  let arcs = 0;
  readState(START);
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    nodes[next.at]! |= used << 2;
    if (next.number >= 0) shared[next.number] = used;
    readState(next.place);
  }
  for (const { at, number } of early) nodes[at]! |= shared[number]! << 2;

  expect('number of states', states === shape.states, shape.states, states);
  expect('number of arcs', arcs === shape.arcs, shape.arcs, arcs);
  expect('end of the graph', bits.position() === bytes.length, bytes.length, bits.position());
  writePrefix(nodes, graphSize, shape.prefix, maskWords);
  return nodes;

  function readState(place: ArcPlace): void {
    expect('number of states', states < shape.states, shape.states, states + 1);
    states += 1;
    const state = used;
    used += maskWords;
    if (shape.arcs === 0) return;
    const firstWaiting = waiting.length;
    let previous = -1;
    do {
      expect('number of arcs', arcs < shape.arcs, shape.arcs, arcs + 1);
      arcs += 1;
      readArc(arc, place);
      checkArc(previous);
      previous = arc.letter;
      nodes[state + (arc.letter >>> 5)]! |= 1 << (arc.letter & 31);
      const at = used++;
      nodes[at] = arc.labels;
      if (arc.leadsTo === LEADS_TO.known) refer(at, arc.reference);
      else if (arc.leadsTo !== LEADS_TO.end) meet(at, place);
    } while (!arc.last);
    reverseFrom(waiting, firstWaiting);
  }

  function refer(at: number, number: number): void {
    expect('reference', number < shared.length, shared.length - 1, number);
    if (shared[number]! < 0) early.push({ at, number });
    else nodes[at]! |= shared[number]! << 2;
  }

  function meet(at: number, { letter: letterBefore }: ArcPlace): void {
    const isShared = arc.leadsTo === LEADS_TO.shared;
    const number = isShared ? shared.push(-1) - 1 : -1;
    waiting.push({ at, number, place: { letter: arc.letter, letterBefore, shared: isShared } });
  }

  function checkArc(previous: number): void {
    const { letter, labels, leadsTo } = arc;
    expect('letter', letter < shape.letters, shape.letters - 1, letter);
    expect('order of letters', letter > previous, previous + 1, letter);
    expect('label', shape.prefix.length > 0 || labels < 2, 'no prefix', labels);
    expect('label of an end', leadsTo !== LEADS_TO.end || labels > 0, 'a label', labels);
  }
}

/** A state still to be read: the arc that met it, and its number if it is shared. */
type Waiting = { readonly at: number; readonly number: number; readonly place: ArcPlace };

function expect(part: string, holds: boolean, expected: number | string, got: number): void {
  if (!holds) throw new BrokenGraph(part, `${expected}`, `${got}`);
}

function reverseFrom<T>(list: T[], from: number): void {
  for (let low = from, high = list.length - 1; low < high; low++, high--) {
    const swapped = list[low]!;
    list[low] = list[high]!;
    list[high] = swapped;
  }
}
