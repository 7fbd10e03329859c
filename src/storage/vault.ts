import type { GameEntry } from '../domain/table/fact.ts';
import { fits, type Head, type Heading } from './head.ts';
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

/** A log as it is known without reading it all. */
export type KnownLog<H> = { readonly id: string; readonly about: H; readonly unusable: number };

const RETRIES: readonly number[] = [50, 200];
/** Rows in one transaction: a large tournament from a file must not look like a database that hangs. */
const TOGETHER = 500;

/** Both copies of every log, of a game's or a tournament's, and the repair of one by the other. */
export function openVault<E extends Logged = GameEntry, H = null>(
  rows: RowStore<E, H>,
  journal: Journal<E>,
  wait: (ms: number) => Promise<void>,
  /** Without it the logs have no heads. */
  heading: Heading<E, H> | null = null,
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

  const headOf = (log: string, all: readonly Row<E>[]): Head<H> | null => {
    const last = all.at(-1);
    if (!heading || !last) return null;
    try {
      const about = heading.describe(
        log,
        all.map(({ entry }) => entry),
      );
      return { log, count: all.length, sum: last.sum, version: heading.version, about };
    } catch {
      // A head is a cache: a log that cannot be described is kept all the same.
      return null;
    }
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
          const head = headOf(log, all.slice(0, seq + some.length));
          const count = await withTimeout(rows.add(some, head), wait);
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

  const release = (log: string): void => {
    if (stored.get(log) === histories.get(log)?.length) journal.remove(log);
  };

  const forget = (log: string): void => {
    journal.remove(log);
    histories.delete(log);
    stored.delete(log);
    damaged.delete(log);
  };

  /** Null from a database that does not answer. */
  const patiently = async <T>(ask: () => Promise<T>): Promise<T | null> => {
    for (let attempt = 0; ; attempt += 1) {
      try {
        return await withTimeout(ask(), wait);
      } catch {
        const pause = RETRIES[attempt];
        if (pause === undefined) return null;
        rows.drop();
        await wait(pause);
      }
    }
  };

  /** A log from both places and from memory; what is missing in the database goes there with the next row. */
  const merge = (log: string, inDatabase: readonly Row<E>[] | null): LoadedLog<E> => {
    // What was recorded here stays, also where another window went another way: the two collide when it is written.
    const history = chainOf(log, [histories.get(log) ?? [], inDatabase ?? [], journal.of(log)]);
    histories.set(log, [...history.rows]);
    const { rows: usable } = chainOf(log, [inDatabase ?? []]);
    if (inDatabase && usable.every(({ seq, sum }) => history.rows[seq]?.sum === sum)) {
      stored.set(log, usable.length);
      if (usable.length < inDatabase.length) damaged.add(log);
    }
    return { id: log, entries: history.rows.map(({ entry }) => entry), unusable: history.unusable };
  };

  const readLog = (log: string): Promise<LoadedLog<E>> =>
    inOrder(async () => merge(log, await patiently(() => rows.of(log))));

  return {
    /** The second copies, at once: what the database has is not asked. */
    copies(): readonly LoadedLog<E>[] {
      return [...journal.all()].flatMap(([id, copy]) => {
        const { rows: whole, unusable } = chainOf(id, [copy]);
        return whole.length === 0 ? [] : [{ id, entries: whole.map(({ entry }) => entry), unusable }];
      });
    },

    /**
     * One log from both places; null where neither has any of it. `whole`: the database has answered, or had before;
     * otherwise it may know more.
     */
    async read(log: string): Promise<(LoadedLog<E> & { readonly whole: boolean }) | null> {
      const read = await readLog(log);
      return read.entries.length === 0 ? null : { ...read, whole: stored.has(log) };
    },

    /** What is known of the logs without reading them; those with a second copy are read, it may know more. */
    async heads(): Promise<{ readonly logs: readonly KnownLog<H>[]; readonly databaseAnswers: boolean }> {
      const kept = await patiently(rows.heads);
      const known = new Map<string, KnownLog<H>>();
      for (const { log, version, about } of kept ?? []) {
        if (version === heading?.version) known.set(log, { id: log, about, unusable: 0 });
      }
      for (const log of journal.all().keys()) {
        const { entries, unusable } = kept ? await readLog(log) : merge(log, null);
        const about = entries.length > 0 ? heading?.describe(log, entries) : undefined;
        if (about !== undefined) known.set(log, { id: log, about, unusable });
      }
      return { logs: [...known.values()], databaseAnswers: kept !== null };
    },

    /**
     * Holds every head against the rows. Where one is missing or says something else, the log is read and its head made
     * anew; `found` is told, with null for a head without any rows. False if the database does not answer. Killed in the
     * middle, it goes on at the next start.
     */
    async survey(found: (id: string, log: KnownLog<H> | null) => void): Promise<boolean> {
      const [kept, ends] = [await patiently(rows.heads), await patiently(rows.ends)];
      if (!heading || !kept || !ends) return false;
      const heads = new Map(kept.map((head) => [head.log, head]));
      for (const [log, end] of ends) {
        if (fits(heads.get(log), end, heading.version)) continue;
        const { entries, unusable } = await readLog(log);
        const head = headOf(log, histories.get(log) ?? []);
        if (!head && unusable === 0) continue;
        const about = head?.about ?? heading.describe(log, entries);
        found(log, { id: log, about, unusable });
        // Only one that agrees with the database is worth keeping.
        if (head?.count === end.count) {
          await withTimeout(rows.keepHead(log, head, end.count), wait).catch(() => undefined);
        }
      }
      for (const log of heads.keys()) {
        if (ends.has(log) || histories.has(log) || journal.of(log).length > 0) continue;
        found(log, null);
        await withTimeout(rows.keepHead(log, null, 0), wait).catch(() => undefined);
      }
      return true;
    },

    /**
     * Gives up the second copies that the database has to the last row, all but that of `onTable`; those it does not
     * have are brought there first.
     */
    async tidy(onTable: () => string): Promise<void> {
      for (const log of journal.all().keys()) {
        if (log === onTable()) continue;
        await inOrder(async () => {
          const there = await patiently(() => rows.of(log));
          if (!there || merge(log, there).unusable > 0) return;
          const { safety } = await flush(log, true);
          const count = await withTimeout(rows.count(log), wait).catch(() => 0);
          const history = histories.get(log) ?? [];
          const whole = safety === 'database' && count === history.length;
          // One that went another way is somebody's game too.
          const same = chainOf(log, [journal.of(log)]).rows.every(
            ({ seq, sum }) => history[seq]?.sum === sum,
          );
          if (whole && same && log !== onTable()) release(log);
        });
      }
    },

    /** Every log of both places. A database that does not answer leaves the second copies. */
    async load(): Promise<{ readonly logs: readonly LoadedLog<E>[]; readonly databaseAnswers: boolean }> {
      const fromDatabase = await patiently(rows.all);
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
      // A log that nobody has read may still have a second copy, which must not be written over.
      const history = histories.get(log) ?? [...chainOf(log, [journal.of(log)]).rows];
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
      const history = histories.get(log);
      const inCopy = history !== undefined && journal.write(log, history);
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
    release,

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

function troubleOf(error: unknown): Kept['trouble'] {
  const name = error instanceof Error || error instanceof DOMException ? error.name : '';
  if (name === 'ConstraintError') return 'conflict';
  return name === 'QuotaExceededError' ? 'full' : 'broken';
}
