import { LONGEST_WORD } from './language.ts';
import { labelsOf, PREFIXED, type States, stateHead, stateLetter, WORD } from './states.ts';

/**
 * For every state, the state that stands in for it: the cover automaton of Câmpeanu, Păun and Yu for words of
 * at most fifteen letters.
 *
 * A state q first reached after L letters is only ever asked about continuations of at most 15 − L letters, so
 * any state p that is reached no later and agrees with q on those may replace it. In a minimal automaton of
 * words of at most fifteen letters, q's own continuations all fit, so the test is "p cut to 15 − L letters is q".
 * The automaton then also accepts some longer strings: whoever asks checks the length first.
 * A prefixed word needs room for the prefix as well, so that label is cut that many letters earlier.
 */
export function coverOf(states: States, start: number, prefixLength: number): Uint32Array {
  const count = start + 1;
  if (count > MOST_STATES) return new Uint32Array(count).map((_, state) => state);
  const levels = shortestPaths(states, start);
  const heights = longestContinuations(states, count, prefixLength);
  const standIn = new Uint32Array(count).map((_, state) => state);

  const heads = new Uint8Array(64);
  const targets = new Uint32Array(64);
  let shorter = new Uint32Array(count);
  for (let room = 1; room < LONGEST_WORD; room++) {
    const cut = new Uint32Array(count);
    for (let state = 0; state < count; state++) {
      if (heights[state]! <= room) {
        cut[state] = state;
        continue;
      }
      let length = 0;
      for (let arc = states.firstArc(state); arc < states.endOfArcs(state); arc++) {
        const labels = labelsOf(states.head(arc)) & (room > prefixLength ? WORD | PREFIXED : WORD);
        const target = shorter[states.target(arc)]!;
        if (labels === 0 && target === 0) continue;
        heads[length] = stateHead(stateLetter(states.head(arc)), labels);
        targets[length] = target;
        length += 1;
      }
      const same = states.intern(heads, targets, length);
      cut[state] = same;
      // The start stays out of it: nothing leads to it, which the packed form relies on.
      if (same === 0 || same >= count || state === start) continue;
      if (LONGEST_WORD - levels[same]! === room && levels[state]! <= levels[same]!) standIn[same] = state;
    }
    shorter = cut;
  }
  return lastStandIns(standIn);
}

/**
 * The cutting interns several times as many states as there are. A list of a language stays far below this bound
 * (Polish: 120 thousand); one above it is left as it is, larger but just as exact.
 */
const MOST_STATES = 1_000_000;

/** A stand-in is strictly higher than what it replaces, so the chains end. */
function lastStandIns(standIn: Uint32Array): Uint32Array {
  for (let state = 0; state < standIn.length; state++) {
    let last = state;
    while (standIn[last] !== last) last = standIn[last]!;
    standIn[state] = last;
  }
  return standIn;
}

function shortestPaths(states: States, start: number): Uint8Array {
  const levels = new Uint8Array(start + 1).fill(LONGEST_WORD);
  levels[start] = 0;
  for (let state = start; state > 0; state--) {
    for (let arc = states.firstArc(state); arc < states.endOfArcs(state); arc++) {
      const target = states.target(arc);
      levels[target] = Math.min(levels[target]!, levels[state]! + 1);
    }
  }
  return levels;
}

function longestContinuations(states: States, count: number, prefixLength: number): Uint8Array {
  const heights = new Uint8Array(count);
  for (let state = 1; state < count; state++) {
    let height = 0;
    for (let arc = states.firstArc(state); arc < states.endOfArcs(state); arc++) {
      const below = heights[states.target(arc)]!;
      const spare = labelsOf(states.head(arc)) & PREFIXED ? prefixLength : 0;
      height = Math.max(height, 1 + Math.max(below, spare));
    }
    heights[state] = height;
  }
  return heights;
}
