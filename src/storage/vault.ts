import type { GameEntry } from '../domain/table/fact.ts';
import type { Heading } from './head.ts';
import type { Journal } from './journal.ts';
import type { Kept } from './kept.ts';
import { createLogMemory, type LogMemory } from './logMemory.ts';
import { withTimeout } from './patience.ts';
import type { Logged } from './row.ts';
import type { RowStore } from './rows.ts';
import { readLogs } from './vaultReading.ts';
import { writeLogs } from './vaultWriting.ts';

export type Vault<E extends Logged = GameEntry, H = null> = ReturnType<typeof openVault<E, H>>;

/** Both copies of every log, of a game's or a tournament's, and the repair of one by the other. */
export function openVault<E extends Logged = GameEntry, H = null>(
  rows: RowStore<E, H>,
  journal: Journal<E>,
  wait: (ms: number) => Promise<void>,
  /** Without it the logs have no heads. */
  heading: Heading<E, H> | null = null,
  /** What was known before the database was here. */
  memory: LogMemory<E> = createLogMemory(journal),
) {
  const { inOrder, append, copy, copies, release, forget, foreign } = memory;
  const writing = writeLogs(memory, rows, wait, heading);
  const flush = (log: string, inCopy: boolean): Promise<Kept> => inOrder(() => writing.flush(log, inCopy));

  return {
    ...readLogs(memory, rows, wait, heading, writing),

    /** The second copies, at once: what the database has is not asked. */
    copies,

    /** Brings into the database what was appended to a log before; `inCopy`: the second copy has it. */
    flush,

    /** Adds facts to a log. The second copy is written before this returns. */
    add(log: string, ...entries: readonly E[]): Promise<Kept> {
      foreign.delete(log);
      return flush(log, append(log, entries));
    },

    /** Adds a log that came from a file. */
    bringIn(log: string, entries: readonly E[]): Promise<Kept> {
      foreign.add(log);
      return flush(log, append(log, entries));
    },

    /** Tries again to bring a log into the database. */
    heal: (log: string): Promise<Kept> => flush(log, copy(log)),

    /** Looks whether the database still has what it took; if it was cleared under us, writes everything anew. */
    check: (log: string): Promise<Kept> => inOrder(() => writing.check(log, () => copy(log))),

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
