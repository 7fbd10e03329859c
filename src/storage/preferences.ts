import { openConnection } from './connection.ts';
import { withTimeout } from './patience.ts';

const STORE = 'values';

/** Settings and remembered names: small, replaceable, not worth a strict write. */
export function openPreferences(wait: (ms: number) => Promise<void>) {
  const { open } = openConnection('sprawdzam-preferences', 1, (db) => {
    db.createObjectStore(STORE);
  });
  return {
    /** Rejects where the database hangs: nothing that is kept here is worth waiting for. */
    read: <T>(key: string): Promise<T | undefined> =>
      withTimeout(
        open().then((db) => db.get(STORE, key)),
        wait,
      ),
    async write(key: string, value: unknown): Promise<void> {
      await (await open()).put(STORE, value, key);
    },
    async update<T>(key: string, change: (now: T | undefined) => T): Promise<void> {
      const transaction = (await open()).transaction(STORE, 'readwrite');
      const { store, done } = transaction;
      const changed = store.get(key).then((now) => store.put(change(now), key));
      await Promise.all([changed, done]);
    },
  };
}
