/** Another window on an address of this app: for a projector. */
export function openWindow(hash: string): void {
  window.open(hash, '_blank', 'noopener');
}

/** Closes this window if it has never shown anything else: the user's own windows are the user's. */
export function closeWindow(): void {
  if (history.length === 1) window.close();
}
