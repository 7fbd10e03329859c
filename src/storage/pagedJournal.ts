import { type Journal, type KeyValue, openJournal } from './journal.ts';
import type { Logged, Row } from './row.ts';

/** So many rows are written again with every fact, however long the log is. */
const PAGE = 64;

/**
 * The second copy of logs that grow long, such as a duplicate game's of a thousand answers: in pages, of which a fact
 * writes only the last. The first one lies where the whole log lay before there were pages, and may still be all of it.
 */
export function openPagedJournal<E extends Logged>(storage: KeyValue, prefix: string): Journal<E> {
  const first = openJournal<E>(storage, prefix);
  const rest = openJournal<E>(storage, `${prefix.slice(0, -1)}-`);
  const nameOf = (log: string, page: number) => `${page}.${log}`;
  /** The last row that lies there of what this window has written. */
  const written = new Map<string, Row<E>>();

  const pageOf = (log: string, page: number) => (page === 0 ? first.of(log) : rest.of(nameOf(log, page)));
  const writePage = (log: string, page: number, rows: readonly Row<E>[]) =>
    page === 0 ? first.write(log, rows) : rest.write(nameOf(log, page), rows);
  /** Pages are read until one is missing. */
  const pagesAfter = (log: string, rows: readonly Row<E>[]): readonly Row<E>[] => {
    const all = [...rows];
    for (let page = 1; ; page += 1) {
      const more = pageOf(log, page);
      if (more.length === 0) return all;
      all.push(...more);
    }
  };
  /** Rows behind what lies there. The same rows once more are to be written anew, as is what somebody has cleared. */
  const goesOn = (log: string, before: Row<E>, rows: readonly Row<E>[]) =>
    rows.length > before.seq + 1 && rows[before.seq]?.sum === before.sum && first.of(log).length > 0;
  const removeFrom = (log: string, page: number) => {
    for (let n = page; pageOf(log, n).length > 0; n += 1) rest.remove(nameOf(log, n));
  };

  return {
    write(log, rows) {
      const before = written.get(log);
      const from = before && goesOn(log, before, rows) ? Math.floor(before.seq / PAGE) : 0;
      const last = Math.max(0, Math.ceil(rows.length / PAGE) - 1);
      written.delete(log);
      // The first page last: until then a log that lay there as a whole is still whole.
      for (let page = last; page >= from; page -= 1) {
        if (!writePage(log, page, rows.slice(page * PAGE, (page + 1) * PAGE))) return false;
      }
      if (from === 0) removeFrom(log, last + 1);
      const end = rows.at(-1);
      if (end) written.set(log, end);
      return true;
    },
    of: (log) => pagesAfter(log, first.of(log)),
    all: () => new Map([...first.all()].map(([log, rows]) => [log, pagesAfter(log, rows)])),
    remove(log) {
      written.delete(log);
      // Without its first page a log is gone, whatever happens to the others.
      first.remove(log);
      removeFrom(log, 1);
    },
  };
}
