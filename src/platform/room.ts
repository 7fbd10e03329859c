const NAME = 'room';
/** A fresh log and its table file take less. Little: where a disk runs full, Chromium clears sites that hold much. */
const BYTES = 2_000_000;

type Room = 'enough' | 'none' | 'unknown';

/**
 * Is there room on the disk? Browsers tell of a quota that does not change when the disk runs full, so it is tried: a
 * file of our own is written where no database lies, and taken away. That is the file cache, and not the origin private
 * file system, which takes the whole of Chromium with it where its list of files finds no room. `unknown`: the browser
 * has no such place, or it cannot be opened, as after Chromium has cleared the site.
 */
export async function tryRoom(): Promise<Room> {
  if (!('caches' in globalThis)) return 'unknown';
  const { locks } = navigator as { readonly locks?: LockManager };
  // One page after another: they would take each other's file away.
  return locks ? locks.request(`sprawdzam-${NAME}`, tryOnce).catch(() => 'unknown') : tryOnce();
}

async function tryOnce(): Promise<Room> {
  const cache = await opened();
  if (!cache) return 'unknown';
  try {
    await cache.put(NAME, new Response(new Uint8Array(BYTES)));
    return 'enough';
  } catch {
    return 'none';
  } finally {
    // As a whole: a page that died in the middle left its file there.
    await caches.delete(NAME).catch(() => false);
  }
}

/** Async also for what some browsers throw at once, where the user forbids storage. */
async function opened(): Promise<Cache | null> {
  try {
    return await caches.open(NAME);
  } catch {
    return null;
  }
}
