import { createStore, entries, set } from 'idb-keyval';
import type { LogGuard } from './logGuard.ts';

/** Written at once and read at once; it may be emptied by the browser's own cleaning. */
type Quick = {
  readonly read: (id: string) => string | null;
  readonly write: (id: string, seed: string) => void;
};

/** The database does not keep a game waiting. */
const PATIENCE = 2_000;

/**
 * The seeds of running draws, in two places and never in the log, which goes into files and to other devices: a seed
 * that is lost takes the proof of the draws with it, a seed that is read tells the next rack.
 */
export async function openSeeds(
  guard: LogGuard,
  quick: Quick,
  wait: (ms: number) => Promise<void>,
): Promise<Quick> {
  const store = createStore('sprawdzam-seeds', 'seeds');
  const found = entries<string, string>(store).catch(() => []);
  const kept = new Map(await Promise.race([found, wait(PATIENCE).then(() => [])]));
  return inTwoPlaces(quick, kept, (id, seed) => {
    void guard.write(() => set(id, seed, store)).catch(() => undefined);
  });
}

/** `kept`: what the slower place had when it was opened. */
export function inTwoPlaces(
  quick: Quick,
  kept: Map<string, string>,
  put: (id: string, seed: string) => void,
): Quick {
  const keep = (id: string, seed: string) => {
    kept.set(id, seed);
    put(id, seed);
  };
  return {
    read(id) {
      const first = quick.read(id);
      const seed = first ?? kept.get(id) ?? null;
      if (seed === null) return null;
      // Whichever place has lost it gets it back.
      if (kept.get(id) !== seed) keep(id, seed);
      if (first === null) quick.write(id, seed);
      return seed;
    },
    write(id, seed) {
      quick.write(id, seed);
      keep(id, seed);
    },
  };
}
