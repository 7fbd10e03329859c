/** Calls `seen` whenever the page comes into sight again, `hidden` when it goes out of sight or away. */
export function watchSight(seen: () => void, hidden: () => void): void {
  document.addEventListener('visibilitychange', () =>
    document.visibilityState === 'visible' ? seen() : hidden(),
  );
  addEventListener('pageshow', seen);
  addEventListener('pagehide', hidden);
  document.addEventListener('resume', seen);
}

export const inSight = (): boolean => document.visibilityState === 'visible';
