import type { GameEntry } from '../domain/table/fact.ts';
import { fits, type Head, type Heading } from './head.ts';
import type { Kept, KnownLog, LoadedLog } from './kept.ts';
import type { LogMemory } from './logMemory.ts';
import { withTimeout } from './patience.ts';
import { chainOf, type Logged, type Row } from './row.ts';
import type { RowStore } from './rows.ts';
import { RETRIES } from './vaultWriting.ts';

/** Reads logs from both places and holds one against the other. */
export function readLogs<E extends Logged = GameEntry, H = null>(
  { histories, stored, damaged, foreign, inOrder, journal, release }: LogMemory<E>,
  rows: RowStore<E, H>,
  wait: (ms: number) => Promise<void>,
  heading: Heading<E, H> | null,
  {
    headOf,
    flush,
  }: {
    readonly headOf: (log: string, all: readonly Row<E>[]) => Head<H> | null;
    readonly flush: (log: string, inCopy: boolean) => Promise<Kept>;
  },
) {
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
      for (const { log, version, about, foreign: brought } of kept ?? []) {
        if (brought) foreign.add(log);
        if (version === heading?.version)
          known.set(log, { id: log, about, unusable: 0, foreign: foreign.has(log) });
      }
      for (const log of journal.all().keys()) {
        const { entries, unusable } = kept ? await readLog(log) : merge(log, null);
        const about = entries.length > 0 ? heading?.describe(log, entries) : undefined;
        if (about !== undefined) known.set(log, { id: log, about, unusable, foreign: foreign.has(log) });
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
        found(log, { id: log, about, unusable, foreign: foreign.has(log) });
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
  };
}
