import type { Millis } from '../units.ts';

/** Why a log does not take a row, whatever the log is about. `Reason`: why its own rules refuse a fact. */
export type LogRefusal<Reason> =
  | { readonly why: 'time-went-back'; readonly last: Millis; readonly at: Millis }
  | { readonly why: 'no-such-fact'; readonly target: number }
  | { readonly why: 'already-retracted' }
  | { readonly why: 'cannot-retract-start' }
  | { readonly why: 'other-kind'; readonly was: string; readonly is: string }
  | { readonly why: 'would-break'; readonly index: number; readonly refusal: Reason };
