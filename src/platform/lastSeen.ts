const KEY = 'sprawdzam.seen';

/** The latest moment this app is known to have lived, kept where it can be written while the page is closing. */
export function readLastSeen(): { readonly at: number; readonly game: string | null } {
  try {
    const [at = '', ...game] = (localStorage.getItem(KEY) ?? '').split(' ');
    return { at: Number(at) || 0, game: game.length === 0 ? null : game.join(' ') };
  } catch {
    return { at: 0, game: null };
  }
}

export function writeLastSeen(at: number, game: string): void {
  try {
    localStorage.setItem(KEY, `${at} ${game}`);
  } catch {
    // Without it only the length of an absence is less well known.
  }
}
