import { createStore, get, set } from 'idb-keyval';

/** Settings and remembered names: small, replaceable, not worth a strict write. */
export function openPreferences() {
  const store = createStore('sprawdzam-preferences', 'values');
  return {
    read: <T>(key: string) => get<T>(key, store),
    write: (key: string, value: unknown) => set(key, value, store),
  };
}
