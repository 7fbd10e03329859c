/** Another window on an address of this app: for a projector. */
export function openWindow(hash: string): void {
  window.open(hash, '_blank', 'noopener');
}
