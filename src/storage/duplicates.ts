import type { DuplicateEntry } from '../domain/duplicate/fact.ts';
import { openConnection } from './connection.ts';
import type { KeyValue } from './journal.ts';
import type { LogGuard } from './logGuard.ts';
import { openPagedJournal } from './pagedJournal.ts';
import { openRows } from './rows.ts';
import { openVault } from './vault.ts';

/** A database of its own: the games of a hall are long, and nothing at the tables waits for them. */
const NAME = 'sprawdzam-duplicates';
const FACTS = 'facts';
const JOURNAL = 'sprawdzam.duplicate.';

/** Duplicate games are kept as games at a table are: in the database, and while they are played in a second copy. */
export function openDuplicates(storage: KeyValue, wait: (ms: number) => Promise<void>, guard: LogGuard) {
  const connection = openConnection(
    NAME,
    1,
    (db) => {
      db.createObjectStore(FACTS, { keyPath: ['game', 'seq'] });
    },
    guard,
  );
  const rows = openRows<DuplicateEntry>(connection, FACTS, 'game');
  return openVault(rows, openPagedJournal<DuplicateEntry>(storage, JOURNAL), wait);
}
