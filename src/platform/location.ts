/** The part of the address behind `#`, where the screens live; works in any folder and offline. */
export const currentHash = (): string => location.hash;

export function onHashChange(listener: () => void): () => void {
  addEventListener('hashchange', listener);
  return () => removeEventListener('hashchange', listener);
}

export function goToHash(hash: string, replace: boolean): void {
  if (replace) location.replace(hash);
  else location.hash = hash;
}

export const goBack = (): void => history.back();

/** Puts another hash in the place of this one, without a step back and without telling anybody. */
export function replaceHash(hash: string): void {
  history.replaceState(history.state, '', hash);
}
