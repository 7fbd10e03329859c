import type { Reason } from './refusal.ts';

/** Whole numbers within bounds; what lies outside is refused with its numbers. */
export function range(what: string, got: number, least: number, most: number): Reason | null {
  const fits = Number.isInteger(got) && got >= least && got <= most;
  return fits ? null : { why: 'out-of-range', what, least, most, got };
}
