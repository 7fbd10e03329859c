import { type DBSchema, openDB } from 'idb';
import { whole } from './connection.ts';
import type { LogGuard } from './logGuard.ts';

const NAME = 'sprawdzam-outbox';
const VERSION = 1;

interface Schema<T> extends DBSchema {
  parcels: { key: string; value: T };
}

type ParcelStore<T> = {
  readonly all: () => Promise<readonly T[]>;
  /** Resolves once the parcel would survive a dead battery. */
  readonly put: (parcel: T) => Promise<void>;
  readonly remove: (name: string) => Promise<void>;
};

/** What waits to be sent, one row a parcel, by its name. */
export function openParcels<T extends { readonly name: string }>(guard: LogGuard): ParcelStore<T> {
  const open = () =>
    openDB<Schema<T>>(NAME, VERSION, {
      upgrade: (db) => {
        db.createObjectStore('parcels', { keyPath: 'name' });
      },
    });
  /** Opened for each write: it is rare, and a connection that died cannot be in the way. */
  const write = async (
    act: (store: { put: (parcel: T) => unknown; delete: (name: string) => unknown }) => unknown,
  ) => {
    const db = await open();
    const transaction = db.transaction('parcels', 'readwrite', { durability: 'strict' });
    try {
      await whole(transaction, Promise.resolve(act(transaction.store)));
    } finally {
      db.close();
    }
  };
  return {
    async all() {
      const db = await open();
      const parcels = await db.getAll('parcels');
      db.close();
      return parcels;
    },
    put: (parcel) => guard.write(() => write((store) => store.put(parcel))),
    remove: (name) => guard.write(() => write((store) => store.delete(name))),
  };
}
