import type { Millis } from '../../domain/units.ts';

/** So many announcements are remembered: a device's own clock may drift. */
const REMEMBERED = 12;

type Kept = { readonly read: () => string | null; readonly write: (text: string) => void };

/**
 * The referee's clock as a device knows it. Every announcement is at least as old as its way here took, so the smallest
 * difference seen is the truest. The last one is kept, for a device that is opened anew while the referee is away.
 */
export function createHostClock(now: () => Millis, kept: Kept) {
  const before = Number.parseFloat(kept.read() ?? '');
  let seen: readonly Millis[] = Number.isFinite(before) ? [before] : [];
  let isFresh = false;
  let written = before;
  const truest = () => Math.min(...seen);
  return {
    /** Said this very moment. */
    hear(host: Millis): void {
      seen = [...(isFresh ? seen : []), now() - host].slice(-REMEMBERED);
      isFresh = true;
      if (truest() === written) return;
      written = truest();
      kept.write(String(written));
    },
    /** Said at any time: the room gives what it keeps to whoever comes. Better than nothing. */
    hearKept(host: Millis): void {
      if (!isFresh) seen = [Math.min(now() - host, ...seen)];
    },
    /** After a sleep or a broken connection what is heard next is truer than what was heard before. */
    forget(): void {
      isFresh = false;
    },
    /** Null before the first announcement. */
    now: (): Millis | null => (seen.length === 0 ? null : now() - truest()),
  };
}
