const KEY = 'sprawdzam.seen';

/** The latest moment this app is known to have lived, kept where it can be written while the page is closing. */
export function readLastSeen(): number {
  try {
    return Number(localStorage.getItem(KEY)) || 0;
  } catch {
    return 0;
  }
}

export function writeLastSeen(moment: number): void {
  try {
    localStorage.setItem(KEY, String(moment));
  } catch {
    // Without it only the length of an absence is less well known.
  }
}
