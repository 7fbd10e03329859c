import type { Connection } from './connection.ts';
import type { Logged, Row } from './row.ts';

export type RowStore<E extends Logged> = {
  readonly all: () => Promise<readonly Row<E>[]>;
  readonly of: (log: string) => Promise<readonly Row<E>[]>;
  /**
   * Adds rows of one log that follow each other, all or none. Resolves once they would survive a dead battery; never
   * overwrites. Tells how many rows of the log there are up to the last of these: fewer than there should be, and
   * somebody has cleared the database.
   */
  readonly add: (rows: readonly Row<E>[]) => Promise<number>;
  readonly count: (log: string) => Promise<number>;
  /** Makes room behind a damaged place: takes away the rows from `seq` on. */
  readonly cut: (log: string, seq: number) => Promise<void>;
  readonly remove: (log: string) => Promise<void>;
  /** Forgets a connection that died; the next call opens a new one. */
  readonly drop: () => void;
};

/**
 * Logs in IndexedDB: one row a fact, added and never overwritten, so that two writers collide instead of mixing.
 * `owner`: what a row calls the log it belongs to; with `seq` it is the key of `store`.
 */
export function openRows<E extends Logged>(
  { open, drop }: Connection,
  store: string,
  owner: string,
): RowStore<E> {
  const cut = async (log: string, seq: number) => {
    const transaction = (await open()).transaction(store, 'readwrite', { durability: 'strict' });
    await Promise.all([transaction.store.delete(rowsOf(log, seq)), transaction.done]);
  };
  const asStored = ({ log, ...row }: Row<E>) => ({ [owner]: log, ...row });
  const asRead = ({ [owner]: log, ...row }) => ({ log, ...row }) as Row<E>;

  return {
    drop,
    all: async () => (await (await open()).getAll(store)).map(asRead),
    of: async (log) => (await (await open()).getAll(store, rowsOf(log))).map(asRead),
    async add(rows) {
      const last = rows.at(-1);
      if (!last) return 0;
      // The default durability loses what was written in the last half minute when a phone dies.
      const transaction = (await open()).transaction(store, 'readwrite', { durability: 'strict' });
      const added = Promise.all(rows.map((row) => transaction.store.add(asStored(row))));
      const counted = added.then(() => transaction.store.count(rowsOf(last.log, 0, last.seq)));
      const [count] = await Promise.all([counted, transaction.done]);
      return count;
    },
    count: async (log) => (await open()).count(store, rowsOf(log)),
    cut,
    remove: (log) => cut(log, 0),
  };
}

function rowsOf(log: string, from = 0, to = Number.MAX_SAFE_INTEGER): IDBKeyRange {
  return IDBKeyRange.bound([log, from], [log, to]);
}
