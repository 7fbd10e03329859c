const FOLDER = 'room';
/** A fresh log and its table file take less. */
const BYTES = 8_000_000;

/**
 * Is there room on the disk? Browsers tell of a quota that does not change when the disk runs full, so it is tried: a
 * file of our own is written where no database lies, and taken away. `unknown`: the browser has no such place, or
 * something else went wrong there.
 */
export async function tryRoom(): Promise<'enough' | 'none' | 'unknown'> {
  const root = await navigator.storage?.getDirectory?.().catch(() => null);
  if (!root) return 'unknown';
  // As a whole: a page that died in the middle left its files there.
  const clear = () => root.removeEntry(FOLDER, { recursive: true }).catch(() => undefined);
  try {
    await clear();
    const folder = await root.getDirectoryHandle(FOLDER, { create: true });
    const file = await folder.getFileHandle('try', { create: true });
    const writing = await file.createWritable();
    await writing.write(new Uint8Array(BYTES));
    await writing.close();
    return 'enough';
  } catch (error) {
    return error instanceof Error && error.name === 'QuotaExceededError' ? 'none' : 'unknown';
  } finally {
    await clear();
  }
}
