import type { Millis } from '../../domain/units.ts';

const SPAN: Millis = 10_000;
/** A player who sends every second is let through, a program that floods is not. */
const MOST = 20;
/** Devices that are counted; of more the first one is forgotten. */
const MOST_COUNTED = 2_000;

/** Lets so many messages of one device through in a while. */
export function createFloodGate(now: () => Millis) {
  const counts = new Map<string, { since: Millis; count: number }>();
  return (device: string): boolean => {
    const at = now();
    const known = counts.get(device);
    if (!known || at - known.since >= SPAN) {
      counts.delete(device);
      const [first] = counts.keys();
      if (counts.size >= MOST_COUNTED && first !== undefined) counts.delete(first);
      counts.set(device, { since: at, count: 1 });
      return true;
    }
    known.count += 1;
    return known.count <= MOST;
  };
}
