/** Calls `seen` whenever the page comes into sight again, `hidden` when it goes out of sight or away. */
export function watchVisibility(seen: () => void, hidden: () => void): void {
  document.addEventListener('visibilitychange', () =>
    document.visibilityState === 'visible' ? seen() : hidden(),
  );
  addEventListener('pageshow', seen);
  addEventListener('pagehide', hidden);
  document.addEventListener('resume', seen);
}

export const isVisible = (): boolean => document.visibilityState === 'visible';
