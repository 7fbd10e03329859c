import { deleteDB, openDB } from 'idb';

const NAME = 'sprawdzam-ballast';
/** The second waits in LevelDB for what the first has begun. */
const TIMES = 2;

/**
 * Makes Chromium begin a new log for this site's databases. After a power cut the old one may end in half a record;
 * Chromium appends to it all the same, and at the start after that LevelDB drops whatever stands behind the half record,
 * or the whole database (google/leveldb, issue 1287): rows of a game that were flushed to the disk would be gone.
 * Where a database is deleted, Chromium compacts: everything that is known goes into a table file first, and a new log
 * begins, so nothing depends on the old one any more. It takes two kilobytes; megabytes, as much as a log is long, must
 * not be written for it: if the disk runs full under them, Chromium itself goes on behind half a record, and deletes all
 * databases. Other browsers are left alone. Rejects where the database refuses.
 */
export async function beginFreshLog(): Promise<void> {
  // By its name, which a page without https can see too.
  if (!/Chrom(e|ium)\//.test(navigator.userAgent)) return;
  for (let times = TIMES; times > 0; times -= 1) {
    const db = await openDB(NAME);
    db.close();
    await deleteDB(NAME);
  }
}
