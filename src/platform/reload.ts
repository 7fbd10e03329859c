const KEY = 'sprawdzam.reloaded';

/** When this window last reloaded itself; a new window never did. */
export function lastReload(): number {
  try {
    return Number(sessionStorage.getItem(KEY)) || 0;
  } catch {
    return Number.POSITIVE_INFINITY;
  }
}

export function reloadPage(): void {
  try {
    sessionStorage.setItem(KEY, String(Date.now()));
  } catch {
    return;
  }
  location.reload();
}
