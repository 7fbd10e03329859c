import { type IDBPDatabase, openDB } from 'idb';
import type { LogGuard } from './logGuard.ts';

/** A database that is opened when it is first needed, and again after it died. */
export type Connection = {
  readonly open: () => Promise<IDBPDatabase>;
  /** Forgets a connection that died; the next call opens a new one. */
  readonly drop: () => void;
  /** Through which everything is written. */
  readonly guard: LogGuard;
};

/**
 * What comes of all that was asked of a transaction. Where it failed, a request may say only that it was cut off: why,
 * its transaction knows.
 */
export async function whole<T>(
  transaction: { readonly done: Promise<void>; readonly error: DOMException | null },
  work: Promise<T>,
): Promise<T> {
  try {
    const [result] = await Promise.all([work, transaction.done]);
    return result;
  } catch (error) {
    throw transaction.error ?? error;
  }
}

export function openConnection(
  name: string,
  version: number,
  /** `from`: the version that is there; 0 where there is none. */
  upgrade: (db: IDBPDatabase, from: number) => void,
  guard: LogGuard,
): Connection {
  let connection: Promise<IDBPDatabase> | null = null;
  const drop = () => {
    connection?.then((db) => db.close()).catch(() => undefined);
    connection = null;
  };
  // Async also for what some browsers throw at once, where the user forbids storage.
  const begin = async () => {
    await guard.opening();
    return openDB(name, version, {
      upgrade,
      // A newer version of the app in another window must not wait for this one.
      blocking: drop,
      terminated: () => {
        connection = null;
        guard.suspect();
      },
    });
  };
  return {
    guard,
    drop,
    open() {
      if (connection) return connection;
      const opened = begin();
      connection = opened;
      opened.catch(() => {
        if (connection === opened) connection = null;
      });
      return opened;
    },
  };
}
