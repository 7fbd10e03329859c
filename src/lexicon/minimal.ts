import { LONGEST_WORD } from './language.ts';
import { type States, stateHead } from './states.ts';

type MinimalBuilder = {
  /** Words come in strictly rising alphabet order, each with at least one label. */
  add(numbers: Uint8Array, length: number, labels: number): void;
  /** Ends the building and returns the start state. */
  finish(): number;
};

/**
 * Daciuk's incremental construction from sorted words: only the path of the latest word is open, everything
 * off it is final and interned, so the automaton is minimal at every step and never larger than that.
 */
export function buildMinimal(states: States): MinimalBuilder {
  const open = Array.from({ length: LONGEST_WORD + 1 }, () => ({
    heads: new Uint8Array(64),
    targets: new Uint32Array(64),
    length: 0,
  }));
  const latest = new Uint8Array(LONGEST_WORD);
  let depth = 0;

  function add(numbers: Uint8Array, length: number, labels: number): void {
    let shared = 0;
    while (shared < depth && shared < length && latest[shared] === numbers[shared]) shared += 1;
    close(shared);
    for (let at = shared; at < length; at++) {
      const state = open[at]!;
      state.heads[state.length] = stateHead(numbers[at]!, at === length - 1 ? labels : 0);
      state.length += 1;
      latest[at] = numbers[at]!;
    }
    depth = length;
  }

  function close(toDepth: number): void {
    for (let at = depth; at > toDepth; at--) {
      const state = open[at]!;
      const owner = open[at - 1]!;
      owner.targets[owner.length - 1] = states.intern(state.heads, state.targets, state.length);
      state.length = 0;
    }
    depth = toDepth;
  }

  function finish(): number {
    close(0);
    const start = open[0]!;
    return states.intern(start.heads, start.targets, start.length);
  }

  return { add, finish };
}
