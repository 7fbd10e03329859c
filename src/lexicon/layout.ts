import type { NumberCoder } from './prediction.ts';

/**
 * The packed graph, shared by pack.ts and unpack.ts.
 *
 * States are written depth first: all arcs of a state, then the states it met for the first time, in order.
 * Every part of an arc is a number, foreseen from what both sides know at that moment: the letters that led to
 * the state, the arc before it, and the parts that were written already.
 */
export const LEADS_TO = {
  /** The state without arcs. */
  end: 0,
  /** A state met before; its reference follows. */
  known: 1,
  /** A state that no other arc leads to. It is written later and never referred to. */
  single: 2,
  /** A state met for the first time that other arcs will refer to. Such states are numbered as they are met. */
  shared: 3,
} as const;

export type Arc = {
  letter: number;
  labels: number;
  last: boolean;
  leadsTo: number;
  /** The number of the shared state that a `known` arc leads to. */
  reference: number;
};

/** Where a state stands. */
export type ArcPlace = {
  /** The letter of the arc by which it was first met, and the one before. */
  readonly letter: number;
  readonly letterBefore: number;
  readonly shared: boolean;
};

/** No letter has this number. */
const NONE = 63;
export const START: ArcPlace = { letter: NONE, letterBefore: NONE, shared: false };

/**
 * Takes an arc through the coder: the writer's is left as it is, the reader's is filled in. One function for
 * both, so that they cannot disagree about the order or about what is foreseen from what.
 */
export function arcCoder({ code }: NumberCoder, letters: number, sharedStates: number) {
  const letterBits = bitsFor(letters);
  const referenceBits = bitsFor(sharedStates);
  let previous = NONE;
  return (arc: Arc, { letter: into, letterBefore, shared }: ArcPlace): void => {
    const met = (into << 1) | Number(shared);
    const behind = (previous << 7) | met;
    const letter = code(0, arc.letter, letterBits, behind, (letterBefore << 13) | behind);

    const here = (letter << 7) | met;
    const labels = code(1, arc.labels, 2, here, (letterBefore << 13) | here);

    const labelled = (letter << 2) | labels;
    const last = code(2, Number(arc.last), 1, (labelled << 6) | into, (labelled << 6) | previous);

    const headed = (labelled << 1) | last;
    const leadsTo = code(3, arc.leadsTo, 2, (headed << 6) | into, (headed << 6) | previous);

    arc.letter = letter;
    arc.labels = labels;
    arc.last = last === 1;
    arc.leadsTo = leadsTo;
    if (leadsTo === LEADS_TO.known) {
      arc.reference = code(4, arc.reference, referenceBits, headed, (headed << 6) | into);
    }
    previous = arc.last ? NONE : letter;
  };
}

/** Enough to know most surroundings of a Polish list; a small list needs little. A power of two. */
export function memoryFor(arcs: number): number {
  return 1 << Math.min(22, 10 + bitsFor(arcs >>> 6));
}

/** How many bits the numbers below `count` need. */
const bitsFor = (count: number): number => 32 - Math.clz32(Math.max(0, count - 1));
