import type { GameEntry } from '../domain/table/fact.ts';
import { openConnection } from './connection.ts';
import { openRows, type RowStore } from './rows.ts';

/** A preparation that hangs must not keep the game out of the database. */
const LONGEST_PREPARATION = 1_500;

/**
 * The games of this phone. `prepare` is called before the first row is added, and waited for. Version 1 had no heads:
 * they are made when somebody has time for it. A window of that version lets go of the database when this one opens it,
 * and cannot open it any more: what it writes then is in the second copy, and comes in with the next start.
 */
export function openGameRows<H>(prepare: () => Promise<void>): RowStore<GameEntry, H> {
  const connection = openConnection('sprawdzam-games', 2, (db, from) => {
    if (from < 1) db.createObjectStore('rows', { keyPath: ['game', 'seq'] });
    if (from < 2) db.createObjectStore('heads', { keyPath: 'log' });
  });
  const rows = openRows<GameEntry, H>(connection, 'rows', 'game', 'heads');
  let prepared: Promise<void> | null = null;
  const ready = () => {
    prepared ??= Promise.race([
      prepare(),
      new Promise<void>((resolve) => setTimeout(resolve, LONGEST_PREPARATION)),
    ]);
    return prepared;
  };
  return {
    ...rows,
    async add(more, head) {
      await ready();
      return rows.add(more, head);
    },
  };
}
