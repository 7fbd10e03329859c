import type { Millis } from '../../domain/units.ts';

const SPAN: Millis = 10_000;
/** A player who sends every second is let through, a program that floods is not. */
const MOST = 20;

/** Lets so many messages of one device through in a while. */
export function createFloodGate(now: () => Millis) {
  const counts = new Map<string, { since: Millis; count: number }>();
  return (device: string): boolean => {
    const at = now();
    const known = counts.get(device);
    if (!known || at - known.since >= SPAN) {
      counts.set(device, { since: at, count: 1 });
      return true;
    }
    known.count += 1;
    return known.count <= MOST;
  };
}
