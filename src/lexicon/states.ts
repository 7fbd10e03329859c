/**
 * The builder's automaton. An arc is a head (letter number and labels) and the state it leads to; a state is
 * the run of its arcs, in alphabet order. State 0 has no arcs. A state is interned only after its targets,
 * so a target's number is always smaller than its owner's: the automaton is acyclic and numbered in topological order.
 */
export type States = {
  readonly count: () => number;
  readonly arcCount: () => number;
  /** The state with exactly these arcs: the one that exists, or a new one. */
  intern(heads: ArrayLike<number>, targets: ArrayLike<number>, length: number): number;
  readonly firstArc: (state: number) => number;
  readonly endOfArcs: (state: number) => number;
  readonly head: (arc: number) => number;
  readonly target: (arc: number) => number;
};

/** The word that ends with this arc is in the list. */
export const WORD = 1;
/** The language's prefix before that word is in the list too. */
export const PREFIXED = 2;

const LABEL_SHIFT = 6;
export const stateHead = (letter: number, labels: number): number => letter | (labels << LABEL_SHIFT);
export const stateLetter = (head: number): number => head & 0x3f;
export const labelsOf = (head: number): number => head >> LABEL_SHIFT;

export function createStates(): States {
  let starts = new Uint32Array(1 << 12);
  let heads = new Uint8Array(1 << 13);
  let targets = new Uint32Array(1 << 13);
  let slots = new Uint32Array(1 << 13);
  let states = 0;
  let arcs = 0;

  function intern(newHeads: ArrayLike<number>, newTargets: ArrayLike<number>, length: number): number {
    if (states * 2 >= slots.length) rehash();
    const mask = slots.length - 1;
    let slot = hashOf(newHeads, newTargets, 0, length) & mask;
    for (;;) {
      const taken = slots[slot]!;
      if (taken === 0) break;
      if (hasArcs(taken - 1, newHeads, newTargets, length)) return taken - 1;
      slot = (slot + 1) & mask;
    }
    if (states + 2 > starts.length) starts = wider(starts, new Uint32Array(starts.length * 2));
    if (arcs + length > heads.length) {
      const room = Math.max(heads.length * 2, arcs + length);
      heads = wider(heads, new Uint8Array(room));
      targets = wider(targets, new Uint32Array(room));
    }
    for (let at = 0; at < length; at++) {
      heads[arcs] = newHeads[at]!;
      targets[arcs] = newTargets[at]!;
      arcs += 1;
    }
    slots[slot] = states + 1;
    states += 1;
    starts[states] = arcs;
    return states - 1;
  }

  function hasArcs(
    state: number,
    newHeads: ArrayLike<number>,
    newTargets: ArrayLike<number>,
    length: number,
  ): boolean {
    const from = starts[state]!;
    if (starts[state + 1]! - from !== length) return false;
    for (let at = 0; at < length; at++) {
      if (heads[from + at] !== newHeads[at] || targets[from + at] !== newTargets[at]) return false;
    }
    return true;
  }

  function rehash(): void {
    slots = new Uint32Array(slots.length * 2);
    const mask = slots.length - 1;
    for (let state = 0; state < states; state++) {
      let slot = hashOf(heads, targets, starts[state]!, starts[state + 1]!) & mask;
      while (slots[slot] !== 0) slot = (slot + 1) & mask;
      slots[slot] = state + 1;
    }
  }

  const created: States = {
    count: () => states,
    arcCount: () => arcs,
    intern,
    firstArc: (state) => starts[state]!,
    endOfArcs: (state) => starts[state + 1]!,
    head: (arc) => heads[arc]!,
    target: (arc) => targets[arc]!,
  };
  intern([], [], 0);
  return created;
}

function hashOf(heads: ArrayLike<number>, targets: ArrayLike<number>, from: number, to: number): number {
  let hash = 0;
  for (let at = from; at < to; at++) {
    hash = Math.imul(hash ^ heads[at]!, 0x9e3779b1);
    hash = Math.imul(hash ^ targets[at]! ^ (hash >>> 15), 0x85ebca77);
  }
  return (hash ^ (hash >>> 13)) >>> 0;
}

function wider<T extends Uint8Array | Uint32Array>(from: T, into: T): T {
  into.set(from);
  return into;
}
