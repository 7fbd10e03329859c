import { createStore, del, get, keys, set } from 'idb-keyval';
import type { LogGuard } from './logGuard.ts';

type ListFiles = {
  readonly read: (address: string) => Promise<Uint8Array<ArrayBuffer> | null>;
  readonly write: (address: string, bytes: Uint8Array<ArrayBuffer>) => Promise<void>;
  readonly remove: (address: string) => Promise<void>;
  readonly addresses: () => Promise<string[]>;
};

/** Word lists by address, for pages that have no file cache: those without https. */
export function openListFiles(
  guard: LogGuard,
  database: 'sprawdzam-lists' | 'sprawdzam-open-lists' = 'sprawdzam-lists',
): ListFiles {
  const store = createStore(database, 'files');
  return {
    read: async (address) => (await get<Uint8Array<ArrayBuffer>>(address, store)) ?? null,
    write: (address, bytes) => guard.write(async () => set(address, bytes, store)),
    remove: (address) => guard.write(async () => del(address, store)),
    addresses: async () => (await keys<string>(store)).filter((key) => typeof key === 'string'),
  };
}
