import { fail, ok, type Result } from '../result.ts';
import { effectiveFacts, retractedRows } from './corrections.ts';
import {
  type Amend,
  type Correction,
  type Entry,
  type FactKind,
  isCorrection,
  type Moment,
} from './entry.ts';
import type { LogRefusal } from './refusal.ts';

/** An append-only log, and what follows from it. `facts` and `states` have one place for every row. */
export type Log<Fact, State> = {
  readonly entries: readonly Entry<Fact>[];
  /** What each row says once all corrections are read; null for what was taken back and for corrections, but for what a retract leaves. */
  readonly facts: readonly (Fact | null)[];
  /** The state after each row. */
  readonly states: readonly (State | null)[];
};

export const EMPTY_LOG: Log<never, never> = { entries: [], facts: [], states: [] };

/** What a log is about: everything that the log itself cannot know. */
type LogRules<Fact, State, Reason> = {
  /** One fact: the state after it, or why it cannot be. */
  readonly step: (before: State | null, fact: Fact, moment: Moment) => Result<State, Reason>;
  /** The fact that everything else rests on: it can be amended, not taken back. */
  readonly isStart: (fact: Fact) => boolean;
  /** A signature holds only for what was signed: any later correction, except of a signature itself, voids it. */
  readonly isSignature: (fact: Fact) => boolean;
  /** May an amendment put `is` in the place of `was`? */
  readonly mayBecome: (was: Fact, is: Fact) => boolean;
};

type Replay<Fact, State, Reason> = {
  readonly log: Log<Fact, State>;
  readonly refused: readonly { readonly index: number; readonly refusal: Reason | LogRefusal<Reason> }[];
};

/** The functions of a log that is about something: a game, a tournament. */
export function createLog<Fact extends FactKind, State, Reason>(rules: LogRules<Fact, State, Reason>) {
  type Refusal = Reason | LogRefusal<Reason>;
  type Draft = {
    entries: Entry<Fact>[];
    facts: (Fact | null)[];
    states: (State | null)[];
    readonly refused: Set<number>;
    /** The last row that was not refused: looked for each time, it would make a log of refused rows cost its square. */
    last: Entry<Fact> | null;
  };
  const emptyDraft = (): Draft => ({ entries: [], facts: [], states: [], refused: new Set(), last: null });

  /** Adds one row, or says why it cannot be; the log given stays as it is. */
  function append(log: Log<Fact, State>, entry: Entry<Fact>): Result<Log<Fact, State>, Refusal> {
    const draft: Draft = {
      entries: [...log.entries],
      facts: [...log.facts],
      states: [...log.states],
      refused: new Set(),
      last: log.entries.at(-1) ?? null,
    };
    const refusal = extend(draft, entry);
    return refusal ? fail(refusal) : ok(logOf(draft));
  }

  /** Reads a whole log. A refused row has no effect but keeps its number, so that corrections still name what they mean. */
  function replay(entries: readonly Entry<Fact>[]): Replay<Fact, State, Reason> {
    const draft = emptyDraft();
    const refused = entries.flatMap((entry, index) => {
      const refusal = extendOrPass(draft, entry);
      return refusal ? [{ index, refusal }] : [];
    });
    return { log: logOf(draft), refused };
  }

  /** The state after each row as it stood then: what was corrected later still reads as it did before. */
  function asItStood(entries: readonly Entry<Fact>[]): readonly (State | null)[] {
    const draft = emptyDraft();
    return entries.map((entry) => {
      extendOrPass(draft, entry);
      return draft.states.at(-1) ?? null;
    });
  }

  const logOf = ({ entries, facts, states }: Draft): Log<Fact, State> => ({ entries, facts, states });

  function extendOrPass(draft: Draft, entry: Entry<Fact>): Refusal | null {
    const refusal = extend(draft, entry);
    if (!refusal) return null;
    draft.refused.add(draft.entries.length);
    draft.entries.push(entry);
    draft.facts.push(null);
    draft.states.push(draft.states.at(-1) ?? null);
    return refusal;
  }

  function extend(draft: Draft, entry: Entry<Fact>): Refusal | null {
    const { last } = draft;
    if (last && entry.at < last.at) return { why: 'time-went-back', last: last.at, at: entry.at };
    const refusal = isCorrection(entry.fact)
      ? correct(draft, entry, entry.fact)
      : follow(draft, entry, entry.fact);
    if (!refusal) draft.last = entry;
    return refusal;
  }

  function follow(draft: Draft, entry: Entry<Fact>, fact: Fact): Refusal | null {
    const index = draft.entries.length;
    const next = rules.step(draft.states.at(-1) ?? null, fact, { at: entry.at, index });
    if (!next.ok) return next.error;
    draft.entries.push(entry);
    draft.facts.push(fact);
    draft.states.push(next.value);
    return null;
  }

  /** The corrected history is audited as a whole, from the first row that reads differently. */
  function correct(draft: Draft, entry: Entry<Fact>, correction: Correction<Fact>): Refusal | null {
    const refusal = correctionRefusal(draft, correction);
    if (refusal) return refusal;
    const entries = [...draft.entries, entry];
    const facts = effectiveFacts(entries, draft.refused, rules.isSignature);
    const from = facts.findIndex((fact, index) => fact !== draft.facts[index]);
    const states = draft.states.slice(0, from);
    for (let index = from; index < facts.length; index += 1) {
      const fact = facts[index] ?? null;
      const before = states.at(-1) ?? null;
      const next = fact ? rules.step(before, fact, { at: entries[index]!.at, index }) : ok(before);
      if (!next.ok) return { why: 'would-break', index, refusal: next.error };
      states.push(next.value);
    }
    draft.entries = entries;
    draft.facts = facts;
    draft.states = states;
    return null;
  }

  function correctionRefusal(draft: Draft, correction: Correction<Fact>): LogRefusal<never> | null {
    const { target } = correction;
    const row = draft.entries[target];
    if (!row || draft.refused.has(target)) return { why: 'no-such-fact', target };
    if (correction.type === 'amend') return amendRefusal(draft, correction);
    if (!isCorrection(row.fact) && rules.isStart(row.fact)) return { why: 'cannot-retract-start' };
    return retractedRows(draft.entries, draft.refused).has(target) ? { why: 'already-retracted' } : null;
  }

  function amendRefusal({ entries, facts }: Draft, { target, fact }: Amend<Fact>): LogRefusal<never> | null {
    const was = isCorrection(entries[target]!.fact) ? null : facts[target];
    if (was) return rules.mayBecome(was, fact) ? null : { why: 'other-kind', was: was.type, is: fact.type };
    return isCorrection(entries[target]!.fact)
      ? { why: 'no-such-fact', target }
      : { why: 'already-retracted' };
  }

  const current = ({ states }: Log<Fact, State>): State | null => states.at(-1) ?? null;

  return { append, replay, asItStood, current };
}
