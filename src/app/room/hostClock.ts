import type { Millis } from '../../domain/units.ts';

/** So many announcements are remembered: a device's own clock may drift. */
const REMEMBERED = 12;

/**
 * The referee's clock as a device knows it. Every announcement is at least as old as its way here took, so the smallest
 * difference seen is the truest.
 */
export function createHostClock(now: () => Millis) {
  let seen: Millis[] = [];
  return {
    hear(host: Millis): void {
      seen = [...seen, now() - host].slice(-REMEMBERED);
    },
    /** After a sleep or a broken connection nothing of it holds. */
    forget(): void {
      seen = [];
    },
    /** Null before the first announcement. */
    now: (): Millis | null => (seen.length === 0 ? null : now() - Math.min(...seen)),
  };
}
