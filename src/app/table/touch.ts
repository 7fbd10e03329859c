import { type ReadonlySignal, signal } from '@preact/signals';
import type { ClockState } from '../../domain/clock/clock.ts';
import type { Refusal } from '../../domain/table/refusal.ts';
import type { Millis, Seat } from '../../domain/units.ts';

/** Why a touch came to nothing, and on whose side of the phone it was; null for what lies between the players. */
export type Refused = { readonly refusal: Refusal; readonly seat: Seat | null };

/** What fingers ask of the table. Whoever is refused reads why, where the finger was, until the next touch. */
export type Touch = {
  readonly refused: ReadonlySignal<Refused | null>;
  /** Takes what became of a touch; true where it was done. */
  readonly act: (refusal: Refusal | null, seat?: Seat | null) => boolean;
  /** A finger came down somewhere. */
  readonly begin: () => void;
  /** The finger left. What could be read before it came down has been read. */
  readonly end: () => void;
};

export function createTouch(): Touch {
  const refused = signal<Refused | null>(null);
  let before: Refused | null = null;
  return {
    refused,
    act(refusal, seat = null) {
      refused.value = refusal && { refusal, seat };
      return refusal === null;
    },
    begin() {
      // Not taken away yet: the keys around it would move under the finger.
      before = refused.peek();
    },
    end() {
      if (refused.peek() === before) refused.value = null;
    },
  };
}

/** A press this soon after the clock started is the second half of a double tap, or a sleeve. */
const TOO_SOON: Millis = 400;

/** Is this press of a half none at all? A clock that stands was stopped by the press before. */
export function isTooSoon({ running }: ClockState, at: Millis): boolean {
  return running === null || at - running.since < TOO_SOON;
}
