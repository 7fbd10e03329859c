import { type DBSchema, openDB } from 'idb';
import type { LogGuard } from './logGuard.ts';

const NAME = 'sprawdzam-keys';
const VERSION = 1;

interface Schema<T> extends DBSchema {
  keys: { key: string; value: T };
}

type KeyBox<T> = { readonly read: () => Promise<T | null>; readonly write: (key: T) => Promise<void> };

/**
 * The phone's own key. The browser keeps a key that cannot be taken out as it is: it goes into the database as an
 * object and is never seen as bytes. On a page without https there are no such keys: bytes, then.
 */
export function openKeyBox<T>(guard: LogGuard): KeyBox<T> {
  const open = () =>
    openDB<Schema<T>>(NAME, VERSION, {
      upgrade: (db) => {
        db.createObjectStore('keys');
      },
    });
  return {
    async read() {
      const db = await open();
      const key = await db.get('keys', 'device');
      db.close();
      return key ?? null;
    },
    write: (key) =>
      guard.write(async () => {
        const db = await open();
        await db.put('keys', key, 'device');
        db.close();
      }),
  };
}
