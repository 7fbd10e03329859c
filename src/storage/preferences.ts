import { createStore, get, set, update } from 'idb-keyval';

/** Settings and remembered names: small, replaceable, not worth a strict write. */
export function openPreferences() {
  const store = createStore('sprawdzam-preferences', 'values');
  return {
    // Async also for what some browsers throw at once, where the user forbids storage.
    read: async <T>(key: string) => get<T>(key, store),
    write: async (key: string, value: unknown) => set(key, value, store),
    update: async <T>(key: string, change: (now: T | undefined) => T) => update<T>(key, change, store),
  };
}
