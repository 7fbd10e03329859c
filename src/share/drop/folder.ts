/** Where slips are put: an address of a folder, and who may write there if the server asks. */
export type DropFolder = {
  /** Ends with a slash; never holds a name or a password. */
  readonly url: string;
  /** For the `Authorization` header; null where the folder is open. */
  readonly login: { readonly user: string; readonly password: string } | null;
};

/**
 * Reads a folder's address that came with a tournament's card. Only https, so that no slip travels in the open; a
 * server on this very machine is as good. A name and a password may stand in front of the host, as in
 * `https://user:password@host/folder/`.
 */
export function readDropFolder(address: string): DropFolder | null {
  const url = parsed(address);
  if (!url) return null;
  const loopback = url.protocol === 'http:' && ['localhost', '127.0.0.1', '[::1]'].includes(url.hostname);
  if (url.protocol !== 'https:' && !loopback) return null;
  const user = decoded(url.username);
  const password = decoded(url.password);
  if (user === null || password === null) return null;
  url.username = '';
  url.password = '';
  url.search = '';
  url.hash = '';
  if (!url.pathname.endsWith('/')) url.pathname += '/';
  return { url: url.href, login: user === '' && password === '' ? null : { user, password } };
}

function parsed(address: string): URL | null {
  try {
    return new URL(address);
  } catch {
    return null;
  }
}

function decoded(part: string): string | null {
  try {
    return decodeURIComponent(part);
  } catch {
    return null;
  }
}
