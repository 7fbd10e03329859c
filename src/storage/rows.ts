import { type Connection, whole } from './connection.ts';
import type { Head, LogEnd } from './head.ts';
import type { Soundness } from './logGuard.ts';
import type { Logged, Row } from './row.ts';

export type RowStore<E extends Logged, H = unknown> = {
  readonly all: () => Promise<readonly Row<E>[]>;
  readonly of: (log: string) => Promise<readonly Row<E>[]>;
  /**
   * Adds rows of one log that follow each other, all or none, and with them its head. Resolves once they would survive a
   * dead battery; never overwrites a row. Tells how many rows of the log there are up to the last of these: fewer than
   * there should be, and somebody has cleared the database.
   */
  readonly add: (rows: readonly Row<E>[], head: Head<H> | null) => Promise<number>;
  readonly count: (log: string) => Promise<number>;
  /** Makes room behind a damaged place: takes away the rows from `seq` on. */
  readonly cut: (log: string, seq: number) => Promise<void>;
  readonly remove: (log: string) => Promise<void>;
  readonly heads: () => Promise<readonly Head<H>[]>;
  /** The end of every log, without reading what is before it. */
  readonly ends: () => Promise<ReadonlyMap<string, LogEnd>>;
  /** Keeps a head that was made anew (null: none), unless rows have come or gone since it was. */
  readonly keepHead: (log: string, head: Head<H> | null, rows: number) => Promise<void>;
  /** Would every row that was taken be there after a kill? A full disk makes a database say so that is wrong. */
  readonly soundness: () => Promise<Soundness>;
  /** Forgets a connection that died; the next call opens a new one. */
  readonly drop: () => void;
};

/**
 * Logs in IndexedDB: one row a fact, added and never overwritten, so that two writers collide instead of mixing.
 * `owner`: what a row calls the log it belongs to; with `seq` it is the key of `store`. `headStore`: where the heads are,
 * by their log; null where there are none.
 */
export function openRows<E extends Logged, H = unknown>(
  { open, drop, guard }: Connection,
  store: string,
  owner: string,
  headStore: string | null = null,
): RowStore<E, H> {
  const stores = headStore === null ? [store] : [store, headStore];
  // The default durability loses what was written in the last half minute when a phone dies.
  const writing = async () => (await open()).transaction(stores, 'readwrite', { durability: 'strict' });
  const cut = (log: string, seq: number) =>
    guard.write(async () => {
      const transaction = await writing();
      const rows = transaction.objectStore(store).delete(rowsOf(log, seq));
      const head = headStore === null ? null : transaction.objectStore(headStore).delete(log);
      await whole(transaction, Promise.all([rows, head]));
    });
  const asStored = ({ log, ...row }: Row<E>) => ({ [owner]: log, ...row });
  const asRead = ({ [owner]: log, ...row }) => ({ log, ...row }) as Row<E>;

  return {
    drop,
    soundness: guard.soundness,
    all: async () => (await (await open()).getAll(store)).map(asRead),
    of: async (log) => (await (await open()).getAll(store, rowsOf(log))).map(asRead),
    async add(rows, head) {
      const last = rows.at(-1);
      if (!last) return 0;
      return guard.write(async () => {
        const transaction = await writing();
        const table = transaction.objectStore(store);
        const added = Promise.all(rows.map((row) => table.add(asStored(row))));
        const headed = head && headStore !== null ? transaction.objectStore(headStore).put(head) : null;
        const counted = added.then(() => table.count(rowsOf(last.log, 0, last.seq)));
        const [count] = await whole(transaction, Promise.all([counted, headed]));
        return count;
      });
    },
    count: async (log) => (await open()).count(store, rowsOf(log)),
    cut,
    remove: (log) => cut(log, 0),
    heads: async () => (headStore === null ? [] : await (await open()).getAll(headStore)),
    async ends() {
      const ends: (readonly [string, Promise<number>, number])[] = [];
      const table = (await open()).transaction(store).store;
      let cursor = await table.openCursor(null, 'prev');
      while (cursor) {
        const { log, sum } = asRead(cursor.value);
        ends.push([log, table.count(rowsOf(log)), sum]);
        // Past all its other rows, to the last one of the log before.
        cursor = await cursor.continue([log]);
      }
      return new Map(
        await Promise.all(ends.map(async ([log, count, sum]) => [log, { count: await count, sum }] as const)),
      );
    },
    async keepHead(log, head, count) {
      if (headStore === null) return;
      await guard.write(async () => {
        const transaction = (await open()).transaction(stores, 'readwrite');
        const heads = transaction.objectStore(headStore);
        const counted = transaction.objectStore(store).count(rowsOf(log));
        const kept = counted.then(async (now) => {
          if (now === count) await (head ? heads.put(head) : heads.delete(log));
        });
        await whole(transaction, kept);
      });
    },
  };
}

function rowsOf(log: string, from = 0, to = Number.MAX_SAFE_INTEGER): IDBKeyRange {
  return IDBKeyRange.bound([log, from], [log, to]);
}
