const FOLDER = 'room';
/** A fresh log and its table file take less. */
const BYTES = 8_000_000;

type Room = 'enough' | 'none' | 'unknown';

/**
 * Is there room on the disk? Browsers tell of a quota that does not change when the disk runs full, so it is tried: a
 * file of our own is written where no database lies, and taken away. `unknown`: the browser has no such place, or
 * something else went wrong there; where it worked before, whatever goes wrong is the disk.
 */
export function roomTrial(): () => Promise<Room> {
  let works = false;
  return async () => {
    try {
      const found = await tryOnce();
      works ||= found === 'enough';
      return found;
    } catch (error) {
      return works || isFull(error) ? 'none' : 'unknown';
    }
  };
}

async function tryOnce(): Promise<Room> {
  const storage = navigator.storage as StorageManager | undefined;
  if (!storage?.getDirectory) return 'unknown';
  const root = await storage.getDirectory();
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
  } finally {
    await clear();
  }
}

/** Chromium cannot even open the place on a full disk, and calls that an invalid state. */
function isFull(error: unknown): boolean {
  return error instanceof Error && ['QuotaExceededError', 'InvalidStateError'].includes(error.name);
}
