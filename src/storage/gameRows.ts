import type { GameEntry } from '../domain/table/fact.ts';
import { openConnection } from './connection.ts';
import { openRows, type RowStore } from './rows.ts';

/** A preparation that hangs must not keep the game out of the database. */
const LONGEST_PREPARATION = 1_500;

/** The games of this phone. `prepare` is called before the first row is added, and waited for. */
export function openGameRows(prepare: () => Promise<void>): RowStore<GameEntry> {
  const connection = openConnection('sprawdzam-games', 1, (db) => {
    db.createObjectStore('rows', { keyPath: ['game', 'seq'] });
  });
  const rows = openRows<GameEntry>(connection, 'rows', 'game');
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
    async add(more) {
      await ready();
      return rows.add(more);
    },
  };
}
