import type { GameEntry } from '../domain/table/fact.ts';
import type { Journal } from './journal.ts';
import { withTimeout } from './patience.ts';
import { chainOf, FIRST_SUM, type Logged, type Row, rowSum } from './row.ts';
import type { RowStore } from './rows.ts';

/** Where the latest fact is safe: in the database, only in the second copy, or nowhere but in memory. */
export type Safety = 'database' | 'copy' | 'memory';

export type Kept = {
  readonly safety: Safety;
  /** Why the database did not take it. `conflict`: another window has written this log. */
  readonly trouble: 'none' | 'full' | 'conflict' | 'broken';
};

export type LoadedLog<E extends Logged = GameEntry> = {
  readonly id: string;
  readonly entries: readonly E[];
  readonly unusable: number;
};

const RETRIES: readonly number[] = [50, 200];
/** Rows in one transaction: a large tournament from a file must not look like a database that hangs. */
const TOGETHER = 500;

/** Both copies of every log, of a game's or a tournament's, and the repair of one by the other. */
export function openVault<E extends Logged = GameEntry>(
  rows: RowStore<E>,
  journal: Journal<E>,
  wait: (ms: number) => Promise<void>,
) {
  const histories = new Map<string, Row<E>[]>();
  /** How many rows of a log the database is known to have. */
  const stored = new Map<string, number>();
  /** Logs with rows in the database that cannot be used: they would stand in the way of what is added. */
  const damaged = new Set<string>();
  let queue: Promise<unknown> = Promise.resolve();

  const inOrder = <T>(work: () => Promise<T>): Promise<T> => {
    const result = queue.then(work, work);
    queue = result.catch(() => undefined);
    return result;
  };

  /** Brings the database up to what is in memory; what was recorded at once is there at once or not at all. */
  const flush = async (log: string, inCopy: boolean): Promise<Kept> => {
    const all = histories.get(log) ?? [];
    for (let attempt = 0; ; attempt += 1) {
      try {
        if (damaged.has(log) && (stored.get(log) ?? 0) < all.length) {
          await withTimeout(rows.cut(log, stored.get(log) ?? 0), wait);
          damaged.delete(log);
        }
        for (let seq = stored.get(log) ?? 0; seq < all.length; seq = stored.get(log) ?? 0) {
          const some = all.slice(seq, seq + TOGETHER);
          const count = await withTimeout(rows.add(some), wait);
          stored.set(log, seq + some.length);
          if (count < seq + some.length) await rewrite();
        }
        return { safety: 'database', trouble: 'none' };
      } catch (error) {
        const trouble = troubleOf(error);
        if (trouble === 'conflict' && (await adopt(log))) continue;
        const pause = RETRIES[attempt];
        if (trouble !== 'broken' || pause === undefined) {
          return { safety: inCopy ? 'copy' : 'memory', trouble };
        }
        rows.drop();
        await wait(pause);
      }
    }
  };

  /** Somebody has cleared the site's data: every log that this page knows is written anew. */
  const rewrite = async (): Promise<void> => {
    stored.clear();
    for (const log of histories.keys()) {
      // The row by which it was found out is there already, and would be in the way.
      damaged.add(log);
      await flush(log, false);
    }
  };

  /** A row that is there already may be our own, written just before the answer was lost. */
  const adopt = async (log: string): Promise<boolean> => {
    const there = await withTimeout(rows.of(log), wait).catch(() => []);
    const mine = histories.get(log) ?? [];
    const before = stored.get(log) ?? 0;
    const same = there.every((row) => mine[row.seq]?.sum === row.sum);
    const whole = chainOf(log, [there]).rows.length;
    if (!same || whole <= before) return false;
    stored.set(log, whole);
    return true;
  };

  const forget = (log: string): void => {
    journal.remove(log);
    histories.delete(log);
    stored.delete(log);
    damaged.delete(log);
  };

  const readAll = async (): Promise<readonly Row<E>[] | null> => {
    for (let attempt = 0; ; attempt += 1) {
      try {
        return await withTimeout(rows.all(), wait);
      } catch {
        const pause = RETRIES[attempt];
        if (pause === undefined) return null;
        rows.drop();
        await wait(pause);
      }
    }
  };

  return {
    /** Every log of both places. A database that does not answer leaves the second copies. */
    async load(): Promise<{ readonly logs: readonly LoadedLog<E>[]; readonly databaseAnswers: boolean }> {
      const fromDatabase = await readAll();
      const copies = journal.all();
      const ids = new Set([...(fromDatabase ?? []).map(({ log }) => log), ...copies.keys()]);
      const byLog = new Map<string, Row<E>[]>();
      for (const row of fromDatabase ?? []) {
        const known = byLog.get(row.log);
        if (known) known.push(row);
        else byLog.set(row.log, [row]);
      }
      const logs: LoadedLog<E>[] = [];
      for (const id of ids) {
        const inDatabase = byLog.get(id) ?? [];
        const history = chainOf(id, [inDatabase, copies.get(id) ?? []]);
        histories.set(id, [...history.rows]);
        const usable = chainOf(id, [inDatabase]).rows.length;
        stored.set(id, usable);
        if (usable < inDatabase.length) damaged.add(id);
        if (history.rows.length === 0) continue;
        logs.push({ id, entries: history.rows.map(({ entry }) => entry), unusable: history.unusable });
      }
      return { logs, databaseAnswers: fromDatabase !== null };
    },

    /** Adds facts to a log. The second copy is written before this returns. */
    add(log: string, ...entries: readonly E[]): Promise<Kept> {
      const history = histories.get(log) ?? [];
      histories.set(log, history);
      for (const entry of entries) {
        const before = history.at(-1)?.sum ?? FIRST_SUM;
        history.push({ log, seq: history.length, entry, sum: rowSum(before, entry) });
      }
      const inCopy = journal.write(log, history);
      return inOrder(() => flush(log, inCopy));
    },

    /** Tries again to bring a log into the database. */
    heal(log: string): Promise<Kept> {
      const inCopy = journal.write(log, histories.get(log) ?? []);
      return inOrder(() => flush(log, inCopy));
    },

    /**
     * Reads a log anew that another window has written. What this window could not write is given up only with
     * `discard`; without it, and with something still unwritten, the answer is null, as for a log that is not there.
     */
    reread(log: string, discard: boolean): Promise<LoadedLog<E> | null> {
      return inOrder(async () => {
        const unwritten = () => (histories.get(log)?.length ?? 0) > (stored.get(log) ?? 0);
        if (unwritten() && !discard) return null;
        const there = await withTimeout(rows.of(log), wait).catch(() => null);
        // Something may have been recorded while the database was being read.
        if (!there || (unwritten() && !discard)) return null;
        const history = chainOf(log, [there]);
        if (history.rows.length === 0) return null;
        histories.set(log, [...history.rows]);
        stored.set(log, history.rows.length);
        journal.write(log, history.rows);
        return { id: log, entries: history.rows.map(({ entry }) => entry), unusable: history.unusable };
      });
    },

    /** Looks whether the database still has what it took; if it was cleared under us, writes everything anew. */
    check(log: string): Promise<Kept> {
      return inOrder(async () => {
        const count = await withTimeout(rows.count(log), wait).catch(() => {
          rows.drop();
          return withTimeout(rows.count(log), wait).catch(() => null);
        });
        const all = histories.get(log) ?? [];
        const has = stored.get(log) ?? 0;
        const cleared = count !== null && count < has;
        const inCopy = (!cleared && has === all.length) || journal.write(log, all);
        if (cleared) await rewrite();
        return flush(log, inCopy);
      });
    },

    /** A finished log that the database has needs no second copy. */
    release(log: string): void {
      if (stored.get(log) === histories.get(log)?.length) journal.remove(log);
    },

    /** Out of both places. Where the database does not do it, this rejects and everything is as it was. */
    async remove(log: string): Promise<void> {
      const away = () => withTimeout(rows.remove(log), wait);
      await inOrder(() =>
        away().catch(() => {
          rows.drop();
          return away();
        }),
      );
      forget(log);
    },

    /** Takes back a log that the database did not take; added once more, it must not follow its own rows. */
    forget,
  };
}

export type Vault<E extends Logged = GameEntry> = ReturnType<typeof openVault<E>>;

function troubleOf(error: unknown): Kept['trouble'] {
  const name = error instanceof Error || error instanceof DOMException ? error.name : '';
  if (name === 'ConstraintError') return 'conflict';
  return name === 'QuotaExceededError' ? 'full' : 'broken';
}
