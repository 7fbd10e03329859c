import type { GameEntry } from '../domain/table/fact.ts';
import { openConnection } from './connection.ts';
import type { LogGuard } from './logGuard.ts';
import { openRows, type RowStore } from './rows.ts';

/**
 * The games of this phone. Version 1 had no heads: they are made when somebody has time for it. A window of that version
 * lets go of the database when this one opens it, and cannot open it any more: what it writes then is in the second copy,
 * and comes in with the next start.
 */
export function openGameRows<H>(guard: LogGuard): RowStore<GameEntry, H> {
  const upgrade: Parameters<typeof openConnection>[2] = (db, from) => {
    if (from < 1) db.createObjectStore('rows', { keyPath: ['game', 'seq'] });
    if (from < 2) db.createObjectStore('heads', { keyPath: 'log' });
  };
  return openRows<GameEntry, H>(
    openConnection('sprawdzam-games', 2, upgrade, guard),
    'rows',
    'game',
    'heads',
  );
}
