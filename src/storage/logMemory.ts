import type { GameEntry } from '../domain/table/fact.ts';
import type { Journal } from './journal.ts';
import type { LoadedLog } from './kept.ts';
import { chainOf, FIRST_SUM, type Logged, type Row, rowSum } from './row.ts';

/** What this page knows of its logs, and their second copies: all that can be had and kept without the database. */
export type LogMemory<E extends Logged = GameEntry> = {
  readonly journal: Journal<E>;
  readonly histories: Map<string, Row<E>[]>;
  /** How many rows of a log the database is known to have. */
  readonly stored: Map<string, number>;
  /** Logs with rows in the database that cannot be used: they would stand in the way of what is added. */
  readonly damaged: Set<string>;
  /** Logs that came from a file and were not written here since. */
  readonly foreign: Set<string>;
  readonly inOrder: <T>(work: () => Promise<T>) => Promise<T>;
  /** Puts facts behind a log, here and in the second copy, before it returns; false where there is no such copy. */
  readonly append: (log: string, entries: readonly E[]) => boolean;
  /** Writes the second copy anew. */
  readonly copy: (log: string) => boolean;
  readonly copies: () => readonly LoadedLog<E>[];
  /** Gives up the second copy of a log that the database has. */
  readonly release: (log: string) => void;
  readonly forget: (log: string) => void;
};

export function createLogMemory<E extends Logged = GameEntry>(journal: Journal<E>): LogMemory<E> {
  const histories = new Map<string, Row<E>[]>();
  const stored = new Map<string, number>();
  const damaged = new Set<string>();
  const foreign = new Set<string>();
  let queue: Promise<unknown> = Promise.resolve();
  return {
    journal,
    histories,
    stored,
    damaged,
    foreign,
    inOrder(work) {
      const result = queue.then(work, work);
      queue = result.catch(() => undefined);
      return result;
    },
    append(log, entries) {
      // A log that nobody has read may still have a second copy, which must not be written over.
      const history = histories.get(log) ?? [...chainOf(log, [journal.of(log)]).rows];
      histories.set(log, history);
      for (const entry of entries) {
        const before = history.at(-1)?.sum ?? FIRST_SUM;
        history.push({ log, seq: history.length, entry, sum: rowSum(before, entry) });
      }
      return journal.write(log, history);
    },
    copy(log) {
      const history = histories.get(log);
      return history !== undefined && journal.write(log, history);
    },
    copies: () =>
      [...journal.all()].flatMap(([id, copy]) => {
        const { rows: whole, unusable } = chainOf(id, [copy]);
        return whole.length === 0 ? [] : [{ id, entries: whole.map(({ entry }) => entry), unusable }];
      }),
    release(log) {
      if (stored.get(log) === histories.get(log)?.length) journal.remove(log);
    },
    forget(log) {
      journal.remove(log);
      for (const known of [histories, stored, damaged, foreign]) known.delete(log);
    },
  };
}
