/** Tells whenever the page comes into sight or goes out of it. */
export function watchSight(tell: (here: boolean) => void): void {
  document.addEventListener('visibilitychange', () => tell(document.visibilityState === 'visible'));
}
