import type { GameEntry } from '../domain/table/fact.ts';
import type { Logged, Row } from './row.ts';

/** The part of `localStorage` that is used here. */
export type KeyValue = Pick<Storage, 'getItem' | 'setItem' | 'removeItem' | 'key' | 'length'>;

/**
 * The second copy of a log that is being written, written before anything else and at once. Alone it would not do (a killed
 * browser forgets its last seconds), but it lives on when the database dies.
 */
export type Journal<E extends Logged> = {
  readonly write: (log: string, rows: readonly Row<E>[]) => boolean;
  readonly of: (log: string) => readonly Row<E>[];
  readonly all: () => ReadonlyMap<string, readonly Row<E>[]>;
  readonly remove: (log: string) => void;
};

export function openJournal<E extends Logged = GameEntry>(
  storage: KeyValue,
  prefix = 'sprawdzam.journal.',
): Journal<E> {
  return {
    write(log, rows) {
      try {
        storage.setItem(prefix + log, JSON.stringify(rows));
        return true;
      } catch {
        return false;
      }
    },
    of(log) {
      try {
        return readRows<E>(storage.getItem(prefix + log));
      } catch {
        return [];
      }
    },
    all() {
      const logs = new Map<string, readonly Row<E>[]>();
      try {
        for (let i = 0; i < storage.length; i += 1) {
          const key = storage.key(i);
          if (key?.startsWith(prefix)) logs.set(key.slice(prefix.length), readRows<E>(storage.getItem(key)));
        }
      } catch {
        // A browser that forbids storage has no second copy; the database may still work.
      }
      return logs;
    },
    remove(log) {
      try {
        storage.removeItem(prefix + log);
      } catch {
        // What cannot be reached cannot be in the way.
      }
    },
  };
}

function readRows<E extends Logged>(text: string | null): readonly Row<E>[] {
  try {
    const rows: unknown = JSON.parse(text ?? '[]');
    return Array.isArray(rows) ? rows : [];
  } catch {
    return [];
  }
}
