import { createStore, get, set, update } from 'idb-keyval';
import type { LogGuard } from './logGuard.ts';
import { withTimeout } from './patience.ts';

export type Preferences = {
  /** Rejects where the database hangs: nothing that is kept here is worth waiting for. */
  readonly read: <T>(key: string) => Promise<T | undefined>;
  readonly write: (key: string, value: unknown) => Promise<void>;
  readonly update: <T>(key: string, change: (now: T | undefined) => T) => Promise<void>;
};

/** Settings and remembered names: small, replaceable, not worth a strict write. */
export function openPreferences(wait: (ms: number) => Promise<void>, guard: LogGuard): Preferences {
  const store = createStore('sprawdzam-preferences', 'values');
  return {
    // Async also for what some browsers throw at once, where the user forbids storage.
    read: async <T>(key: string) => {
      await guard.opening();
      return withTimeout(get<T>(key, store), wait);
    },
    // A page may be gone the moment after a switch was touched.
    write: (key, value) => guard.writeAtOnce(async () => set(key, value, store)),
    update: (key, change) =>
      withTimeout(
        guard.writeAtOnce(async () => update(key, change, store)),
        wait,
      ),
  };
}
