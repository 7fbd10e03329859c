import type { ClockRule } from '../rules/tableRules.ts';
import type { Millis } from '../units.ts';

/** Seconds left at which a clock gives a sign. */
export const WARNINGS = [300, 60, 30, 10, 0] as const;
export type Warning = (typeof WARNINGS)[number];

const LOW_TIME: Millis = 60_000;
/** Of a short time, the last part: a move of one minute does not begin with the alarm. */
const LOW_PART = 1 / 4;

/** So little is left that the clock looks different. */
export function isLow(left: Millis, rule: ClockRule): boolean {
  const full = ('time' in rule && rule.time) || LOW_TIME / LOW_PART;
  return left <= Math.min(LOW_TIME, full * LOW_PART);
}

/** The warning that lies between two looks at a clock, if any: the latest one, when a sleep skipped several. */
export function warningBetween(before: Millis, after: Millis, warnings: readonly Warning[]): Warning | null {
  const passed = warnings.filter((seconds) => before > seconds * 1_000 && after <= seconds * 1_000);
  return passed.length === 0 ? null : passed.reduce((least, seconds) => (seconds < least ? seconds : least));
}
