import { createStore, get, set } from 'idb-keyval';
import type { LogGuard } from './logGuard.ts';

type DropFiles = {
  readonly read: (tournament: string) => Promise<ReadonlyMap<string, string>>;
  readonly write: (tournament: string, files: ReadonlyMap<string, string>) => Promise<void>;
};

/** What of a tournament's drop folder was read, by name, with the digest of the slip. Lost, it is only read once more. */
export function openDropFiles(guard: LogGuard): DropFiles {
  const store = createStore('sprawdzam-drop-files', 'tournaments');
  return {
    async read(tournament) {
      const files = await get<unknown>(tournament, store);
      return files instanceof Map ? files : new Map();
    },
    write: (tournament, files) => guard.write(async () => set(tournament, files, store)),
  };
}
