import type { GameEntry } from '../domain/table/fact.ts';
import type { Head, Heading } from './head.ts';
import type { Kept } from './kept.ts';
import { isFull } from './logGuard.ts';
import type { LogMemory } from './logMemory.ts';
import { withTimeout } from './patience.ts';
import { chainOf, type Logged, type Row } from './row.ts';
import type { RowStore } from './rows.ts';

/** How long to wait before a database that failed is tried again. */
export const RETRIES: readonly number[] = [50, 200];
/** Rows in one transaction: a large tournament from a file must not look like a database that hangs. */
const TOGETHER = 500;

/** Brings the database up to what is in memory. */
export function writeLogs<E extends Logged = GameEntry, H = null>(
  { histories, stored, damaged, foreign }: LogMemory<E>,
  rows: RowStore<E, H>,
  wait: (ms: number) => Promise<void>,
  heading: Heading<E, H> | null,
) {
  const headOf = (log: string, all: readonly Row<E>[]): Head<H> | null => {
    const last = all.at(-1);
    if (!heading || !last) return null;
    try {
      const about = heading.describe(
        log,
        all.map(({ entry }) => entry),
      );
      const head = { log, count: all.length, sum: last.sum, version: heading.version, about };
      return foreign.has(log) ? { ...head, foreign: true } : head;
    } catch {
      // A head is a cache: a log that cannot be described is kept all the same.
      return null;
    }
  };

  /** What was recorded at once is there at once or not at all. */
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
        const sound = await rows.soundness();
        // Opened anew after a failure, a database may have dropped rows that it had taken.
        const mended = sound === 'mended' && attempt < RETRIES.length;
        if (mended && (await withTimeout(rows.count(log), wait)) < all.length) {
          await rewrite();
          continue;
        }
        if (sound !== 'doubtful') return { safety: 'database', trouble: 'none' };
        // Nor is localStorage any safer on a full disk: it takes everything in memory and says nothing.
        return { safety: 'memory', trouble: 'full' };
      } catch (error) {
        const trouble = troubleOf(error);
        if (trouble === 'conflict' && (await adopt(log))) continue;
        const pause = RETRIES[attempt];
        if (trouble !== 'conflict') rows.drop();
        if (trouble !== 'broken' || pause === undefined) {
          return { safety: inCopy ? 'copy' : 'memory', trouble };
        }
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

  /** Looks whether the database still has what it took; if it was cleared under us, writes everything anew. */
  const check = async (log: string, copy: () => boolean): Promise<Kept> => {
    const count = await withTimeout(rows.count(log), wait).catch(() => {
      rows.drop();
      return withTimeout(rows.count(log), wait).catch(() => null);
    });
    const has = stored.get(log) ?? 0;
    const cleared = count !== null && count < has;
    const inCopy = (!cleared && has === (histories.get(log)?.length ?? 0)) || copy();
    if (cleared) await rewrite();
    return flush(log, inCopy);
  };

  return { headOf, flush, check };
}

function troubleOf(error: unknown): Kept['trouble'] {
  const name = error instanceof Error || error instanceof DOMException ? error.name : '';
  if (name === 'ConstraintError') return 'conflict';
  return isFull(error) ? 'full' : 'broken';
}
