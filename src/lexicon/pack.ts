import { decisionWriter } from './arithmetic.ts';
import { type Arc, type ArcPlace, arcCoder, LEADS_TO, memoryFor, START } from './layout.ts';
import { numberCoder } from './prediction.ts';
import { labelsOf, type States, stateLetter } from './states.ts';

export type Packed = {
  readonly bytes: Uint8Array<ArrayBuffer>;
  readonly states: number;
  readonly sharedStates: number;
  readonly arcs: number;
};

/** Writes the automaton that `standIn` makes of the states (see layout.ts). */
export function pack(states: States, start: number, standIn: Uint32Array, letters: number): Packed {
  const count = countUses(states, start, standIn);
  const bits = decisionWriter();
  const writeArc = arcCoder(numberCoder(bits, memoryFor(count.arcs)), letters, count.sharedStates);

  const arc: Arc = { letter: 0, labels: 0, last: false, leadsTo: 0, reference: 0 };
  const numberOf = new Map<number, number>();
  const waiting: Waiting[] = [{ state: start, place: START }];
  for (let from = waiting.pop(); from; from = waiting.pop()) {
    const { state, place } = from;
    const firstMet: Waiting[] = [];
    const end = states.endOfArcs(state);
    for (let at = states.firstArc(state); at < end; at++) {
      const target = standIn[states.target(at)]!;
      const known = numberOf.get(target);
      arc.letter = stateLetter(states.head(at));
      arc.labels = labelsOf(states.head(at));
      arc.last = at === end - 1;
      arc.leadsTo = kindOf(target, known, count.incoming);
      arc.reference = known ?? 0;
      writeArc(arc, place);
      const shared = arc.leadsTo === LEADS_TO.shared;
      if (shared) numberOf.set(target, numberOf.size);
      if (shared || arc.leadsTo === LEADS_TO.single) {
        firstMet.push({
          state: target,
          place: { letter: arc.letter, letterBefore: place.letter, shared },
        });
      }
    }
    waiting.push(...firstMet.reverse());
  }
  const { states: stateCount, sharedStates, arcs } = count;
  return { bytes: bits.finish(), states: stateCount, sharedStates, arcs };
}

type Waiting = { readonly state: number; readonly place: ArcPlace };

function countUses(states: States, start: number, standIn: Uint32Array) {
  const incoming = new Uint32Array(start + 1);
  let stateCount = 0;
  let arcs = 0;
  let sharedStates = 0;
  const waiting = [start];
  for (let state = waiting.pop(); state !== undefined; state = waiting.pop()) {
    stateCount += 1;
    for (let arc = states.firstArc(state); arc < states.endOfArcs(state); arc++) {
      const target = standIn[states.target(arc)]!;
      arcs += 1;
      if (target === 0) continue;
      incoming[target]! += 1;
      if (incoming[target] === 1) waiting.push(target);
      if (incoming[target] === 2) sharedStates += 1;
    }
  }
  return { incoming, states: stateCount, arcs, sharedStates };
}

function kindOf(target: number, known: number | undefined, incoming: Uint32Array): number {
  if (target === 0) return LEADS_TO.end;
  if (known !== undefined) return LEADS_TO.known;
  return incoming[target]! > 1 ? LEADS_TO.shared : LEADS_TO.single;
}
