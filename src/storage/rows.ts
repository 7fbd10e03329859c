import type { Connection } from './connection.ts';
import type { Logged, Row } from './row.ts';

export type RowStore<E extends Logged> = {
  readonly all: () => Promise<readonly Row<E>[]>;
  /**
   * Adds rows of one game that follow each other, all or none. Resolves once they would survive a dead battery; never
   * overwrites. Tells how many rows of the game there are up to the last of these: fewer than there should be, and
   * somebody has cleared the database.
   */
  readonly add: (rows: readonly Row<E>[]) => Promise<number>;
  readonly count: (game: string) => Promise<number>;
  /** Makes room behind a damaged place: takes away the rows from `seq` on. */
  readonly cut: (game: string, seq: number) => Promise<void>;
  readonly remove: (game: string) => Promise<void>;
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
  const cut = async (game: string, seq: number) => {
    const transaction = (await open()).transaction(store, 'readwrite', { durability: 'strict' });
    await Promise.all([transaction.store.delete(rowsOf(game, seq)), transaction.done]);
  };
  const asStored = ({ log: game, ...row }: Row<E>) => ({ [owner]: game, ...row });
  const asRead = ({ [owner]: game, ...row }) => ({ log: game, ...row }) as Row<E>;

  return {
    drop,
    all: async () => (await (await open()).getAll(store)).map(asRead),
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
    count: async (game) => (await open()).count(store, rowsOf(game)),
    cut,
    remove: (game) => cut(game, 0),
  };
}

function rowsOf(game: string, from = 0, to = Number.MAX_SAFE_INTEGER): IDBKeyRange {
  return IDBKeyRange.bound([game, from], [game, to]);
}
