import { ok } from '../result.ts';
import {
  type Amend,
  type CorrectionFact,
  type Entry,
  type GameFact,
  isCorrection,
  isTurn,
  type Retract,
} from './fact.ts';
import { type Outcome, type Refusal, refuse } from './refusal.ts';
import type { GameState } from './state.ts';
import { step } from './step.ts';

/** A game: its log, and what follows from it. `facts` and `states` have one place for every row of the log. */
export type Game = {
  readonly entries: readonly Entry[];
  /** What each row says once all corrections are read; null for corrections and for what they took back. */
  readonly facts: readonly (GameFact | null)[];
  /** The position after each row. */
  readonly states: readonly (GameState | null)[];
};

export const EMPTY_GAME: Game = { entries: [], facts: [], states: [] };

export function current(game: Game): GameState | null {
  return game.states.at(-1) ?? null;
}

/** Adds one row, or says why it cannot be; the game given stays as it is. */
export function append(game: Game, entry: Entry): Outcome<Game> {
  const draft: Draft = {
    entries: [...game.entries],
    facts: [...game.facts],
    states: [...game.states],
    refused: new Set(),
  };
  const refusal = extend(draft, entry);
  return refusal ? refuse(refusal) : ok({ entries: draft.entries, facts: draft.facts, states: draft.states });
}

export type Replay = {
  readonly game: Game;
  readonly refused: readonly { readonly index: number; readonly refusal: Refusal }[];
};

/** Reads a whole log. A refused row has no effect but keeps its number, so that corrections still name what they mean. */
export function replay(entries: readonly Entry[]): Replay {
  const draft: Draft = { entries: [], facts: [], states: [], refused: new Set() };
  const refused: { index: number; refusal: Refusal }[] = [];
  entries.forEach((entry, index) => {
    const refusal = extendOrPass(draft, entry);
    if (refusal) refused.push({ index, refusal });
  });
  return { game: draft, refused };
}

/** The position after each row as it stood then: what was corrected later still reads as it did before. */
export function asItStood(entries: readonly Entry[]): readonly (GameState | null)[] {
  const draft: Draft = { entries: [], facts: [], states: [], refused: new Set() };
  return entries.map((entry) => {
    extendOrPass(draft, entry);
    return draft.states.at(-1) ?? null;
  });
}

type Draft = {
  entries: Entry[];
  facts: (GameFact | null)[];
  states: (GameState | null)[];
  readonly refused: Set<number>;
};

function extendOrPass(draft: Draft, entry: Entry): Refusal | null {
  const refusal = extend(draft, entry);
  if (!refusal) return null;
  draft.refused.add(draft.entries.length);
  draft.entries.push(entry);
  draft.facts.push(null);
  draft.states.push(draft.states.at(-1) ?? null);
  return refusal;
}

function extend(draft: Draft, entry: Entry): Refusal | null {
  const last = lastAccepted(draft);
  if (last && entry.at < last.at) return { why: 'time-went-back', last: last.at, at: entry.at };
  if (isCorrection(entry.fact)) return correct(draft, entry, entry.fact);
  const index = draft.entries.length;
  const next = step(draft.states.at(-1) ?? null, entry.fact, { at: entry.at, index });
  if (!next.ok) return next.error;
  draft.entries.push(entry);
  draft.facts.push(entry.fact);
  draft.states.push(next.value);
  return null;
}

function lastAccepted({ entries, refused }: Draft): Entry | null {
  for (let i = entries.length - 1; i >= 0; i -= 1) if (!refused.has(i)) return entries[i]!;
  return null;
}

/** The corrected history is audited as a whole, from the first row that reads differently. */
function correct(draft: Draft, entry: Entry, correction: CorrectionFact): Refusal | null {
  const refusal = correctionRefusal(draft, correction);
  if (refusal) return refusal;
  const entries = [...draft.entries, entry];
  const facts = effectiveFacts(entries, draft.refused);
  const from = facts.findIndex((fact, index) => fact !== draft.facts[index]);
  const states = draft.states.slice(0, from);
  for (let index = from; index < facts.length; index += 1) {
    const fact = facts[index] ?? null;
    const before = states.at(-1) ?? null;
    const next = fact ? step(before, fact, { at: entries[index]!.at, index }) : ok(before);
    if (!next.ok) return { why: 'would-break', index, refusal: next.error };
    states.push(next.value);
  }
  draft.entries = entries;
  draft.facts = facts;
  draft.states = states;
  return null;
}

function correctionRefusal(draft: Draft, correction: CorrectionFact): Refusal | null {
  const target = draft.entries[correction.target];
  if (!target || draft.refused.has(correction.target))
    return { why: 'no-such-fact', target: correction.target };
  return correction.type === 'retract' ? retractRefusal(draft, correction) : amendRefusal(draft, correction);
}

function retractRefusal({ entries, refused }: Draft, { target }: Retract): Refusal | null {
  if (entries[target]!.fact.type === 'start') return { why: 'cannot-retract-start' };
  return retractedRows(entries, refused).has(target) ? { why: 'already-retracted' } : null;
}

function amendRefusal({ entries, facts }: Draft, { target, fact }: Amend): Refusal | null {
  const was = facts[target];
  if (!was)
    return isCorrection(entries[target]!.fact)
      ? { why: 'no-such-fact', target }
      : { why: 'already-retracted' };
  const sameKind = was.type === fact.type || (isTurn(was) && isTurn(fact));
  return sameKind ? null : { why: 'other-kind', was: was.type, is: fact.type };
}

/**
 * Read from the end: a correction that still stands decides about the rows before it, the latest one first. A
 * signature holds only for what was signed: any later correction, except of a signature itself, voids it.
 */
function effectiveFacts(entries: readonly Entry[], refused: ReadonlySet<number>): (GameFact | null)[] {
  const facts: (GameFact | null)[] = entries.map(() => null);
  const retracted = retractedRows(entries, refused);
  const amended = new Map<number, GameFact>();
  let contentChanged = false;
  for (let index = entries.length - 1; index >= 0; index -= 1) {
    if (refused.has(index)) continue;
    const { fact } = entries[index]!;
    const stands = !retracted.has(index);
    if (!isCorrection(fact)) {
      if (stands && !(fact.type === 'confirm' && contentChanged)) facts[index] = amended.get(index) ?? fact;
      continue;
    }
    if (rootOf(entries, fact.target).type !== 'confirm') contentChanged = true;
    if (stands && fact.type === 'amend' && !amended.has(fact.target)) amended.set(fact.target, fact.fact);
  }
  return facts;
}

/** Rows taken back by a `retract` that itself still stands. */
export function retractedRows(
  entries: readonly Entry[],
  refused: ReadonlySet<number> = new Set(),
): ReadonlySet<number> {
  const retracted = new Set<number>();
  for (let index = entries.length - 1; index >= 0; index -= 1) {
    const { fact } = entries[index]!;
    if (fact.type !== 'retract' || refused.has(index) || retracted.has(index)) continue;
    retracted.add(fact.target);
  }
  return retracted;
}

/** The fact of the game that a chain of corrections is about. */
function rootOf(entries: readonly Entry[], target: number): GameFact {
  let { fact } = entries[target]!;
  while (isCorrection(fact)) fact = entries[fact.target]!.fact;
  return fact;
}
