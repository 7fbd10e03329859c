import { openDB } from 'idb';

const NAME = 'sprawdzam-ballast';
/** Together more than the four megabytes that LevelDB gathers before it begins a new log: a key is written many times. */
const ROWS = 160;
const KEY_LENGTH = 2_000;

/**
 * Makes Chromium begin a new log for this site's databases. After a power cut the old one may end in half a record;
 * Chromium appends to it all the same, and at the start after that LevelDB drops whatever stands behind the half record,
 * or the whole database (google/leveldb, issue 1287): rows of a game that were flushed to the disk would be gone.
 * Everything that is known goes into a table file first, so nothing depends on the old log any more. Other browsers are
 * left alone. Rejects where the database refuses.
 */
export async function beginFreshLog(): Promise<void> {
  if (!('userAgentData' in navigator)) return;
  const db = await openDB(NAME, 1, { upgrade: (created) => void created.createObjectStore('rows') });
  const ballast = db.transaction('rows', 'readwrite', { durability: 'relaxed' });
  const keys = Array.from({ length: ROWS }, (_, row) => String(row).padEnd(KEY_LENGTH, '-'));
  await Promise.all([...keys.map((key) => ballast.store.put(0, key)), ballast.done]);
  await db.clear('rows');
  db.close();
}
