import type { Millis } from '../units.ts';

/**
 * Takes back an earlier fact; taking back a `retract` is *redo*. What it `leaves` holds from the moment of taking back,
 * and only as long as the retract itself stands.
 */
type Retract<Fact> = { readonly type: 'retract'; readonly target: number; readonly leaves?: Fact };

/** Puts another fact in the place, and at the moment, of an earlier one. */
export type Amend<Fact> = { readonly type: 'amend'; readonly target: number; readonly fact: Fact };

/** Facts about the log. */
export type Correction<Fact> = Retract<Fact> | Amend<Fact>;

/** One row of a log: something that happened, or a correction of what was written before. */
export type Entry<Fact> = { readonly at: Millis; readonly fact: Fact | Correction<Fact> };

/** When something happens, and in which row of the log. */
export type Moment = { readonly at: Millis; readonly index: number };

/** What every fact of every log has. The names of the two corrections are taken. */
export type FactKind = { readonly type: string };

export function isCorrection<Fact extends FactKind>(fact: Fact | Correction<Fact>): fact is Correction<Fact> {
  return fact.type === 'retract' || fact.type === 'amend';
}
