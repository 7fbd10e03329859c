import type { Millis } from '../units.ts';

/** Seconds left at which a clock gives a sign. */
export const WARNINGS = [300, 60, 30, 10, 0] as const;
export type Warning = (typeof WARNINGS)[number];

const LOW_TIME: Millis = 60_000;

/** So little is left that the clock looks different. */
export function isLow(left: Millis): boolean {
  return left <= LOW_TIME;
}

/** The warning that lies between two looks at a clock, if any: the latest one, when a sleep skipped several. */
export function warningBetween(before: Millis, after: Millis, warnings: readonly Warning[]): Warning | null {
  const passed = warnings.filter((seconds) => before > seconds * 1_000 && after <= seconds * 1_000);
  return passed.length === 0 ? null : passed.reduce((least, seconds) => (seconds < least ? seconds : least));
}
