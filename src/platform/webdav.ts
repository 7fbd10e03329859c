const TIMEOUT = 20_000;

type Put =
  | { readonly kind: 'stored' }
  /** A file of that name is there already, and was left as it is. */
  | { readonly kind: 'exists' }
  | { readonly kind: 'refused'; readonly status: number }
  /** No answer: no network, no such server, or a server that does not let web pages in (CORS). */
  | { readonly kind: 'unreachable' };

type Got = { readonly kind: 'text'; readonly text: string } | NotGot;
type GotBytes = { readonly kind: 'bytes'; readonly bytes: Uint8Array<ArrayBuffer> } | NotGot;

type NotGot =
  | { readonly kind: 'too-large' }
  /** The server sends us to another address: never followed. */
  | { readonly kind: 'moved' }
  | { readonly kind: 'refused'; readonly status: number }
  | { readonly kind: 'unreachable' };

type Folder = {
  readonly url: string;
  readonly login: { readonly user: string; readonly password: string } | null;
};

/** Puts a new file into a folder; never replaces one, where the server heeds `If-None-Match`. */
export async function putFile(
  folder: Folder,
  name: string,
  content: string | Uint8Array<ArrayBuffer>,
): Promise<Put> {
  const type = typeof content === 'string' ? 'text/plain' : 'application/octet-stream';
  const headers = { 'Content-Type': type, 'If-None-Match': '*' };
  try {
    const response = await ask(folder, name, { method: 'PUT', headers, body: content, redirect: 'error' });
    if (response.ok) return { kind: 'stored' };
    return response.status === 412 ? { kind: 'exists' } : { kind: 'refused', status: response.status };
  } catch {
    return { kind: 'unreachable' };
  }
}

/** Puts a page into a folder, in the place of the one that is there. */
export async function replacePage(
  folder: Folder,
  name: string,
  content: string,
): Promise<Exclude<Put, { kind: 'exists' }>> {
  const headers = { 'Content-Type': 'text/html;charset=utf-8' };
  try {
    const response = await ask(folder, name, { method: 'PUT', headers, body: content, redirect: 'error' });
    return response.ok ? { kind: 'stored' } : { kind: 'refused', status: response.status };
  } catch {
    return { kind: 'unreachable' };
  }
}

/** A file's text; no more of it is taken than `most` bytes. */
export function getFile(folder: Folder, name: string, most: number): Promise<Got> {
  return got(() => ask(folder, name, { redirect: 'manual' }), most);
}

/** The same for a file that is no text. */
export function getBytes(folder: Folder, name: string, most: number): Promise<GotBytes> {
  return gotBytes(() => ask(folder, name, { redirect: 'manual' }), most);
}

/** What the server says is in a folder: as WebDAV, or as an index where it has no better answer. */
export async function listFolder(folder: Folder, most: number): Promise<Got> {
  const listed = await got(
    () =>
      ask(folder, '', {
        method: 'PROPFIND',
        headers: { Depth: '1', 'Content-Type': 'application/xml' },
        body: '<propfind xmlns="DAV:"><prop><resourcetype/></prop></propfind>',
        redirect: 'manual',
      }),
    most,
  );
  const speaksNoDav = listed.kind === 'refused' && (listed.status === 405 || listed.status === 501);
  return speaksNoDav ? getFile(folder, '', most) : listed;
}

function ask(folder: Folder, name: string, request: RequestInit): Promise<Response> {
  const headers = new Headers(request.headers);
  if (folder.login) headers.set('Authorization', `Basic ${basic(folder.login)}`);
  return fetch(new URL(encodeURIComponent(name), folder.url), {
    ...request,
    headers,
    credentials: 'omit',
    cache: 'no-store',
    signal: AbortSignal.timeout?.(TIMEOUT) ?? null,
  });
}

async function got(request: () => Promise<Response>, most: number): Promise<Got> {
  const answer = await gotBytes(request, most);
  return answer.kind === 'bytes' ? { kind: 'text', text: new TextDecoder().decode(answer.bytes) } : answer;
}

async function gotBytes(request: () => Promise<Response>, most: number): Promise<GotBytes> {
  try {
    const response = await request();
    if (response.type === 'opaqueredirect') return { kind: 'moved' };
    if (!response.ok) return { kind: 'refused', status: response.status };
    const bytes = await boundedBytes(response, most);
    return bytes === null ? { kind: 'too-large' } : { kind: 'bytes', bytes };
  } catch {
    return { kind: 'unreachable' };
  }
}

/** The length a server announces may be missing or a lie, so that what comes is counted. */
async function boundedBytes(response: Response, most: number): Promise<Uint8Array<ArrayBuffer> | null> {
  const reader = response.body?.getReader();
  const parts: Uint8Array<ArrayBuffer>[] = [];
  let bytes = 0;
  for (;;) {
    const { value, done } = (await reader?.read()) ?? { value: undefined, done: true };
    if (done) return new Uint8Array(await new Blob(parts).arrayBuffer());
    bytes += value.byteLength;
    if (bytes > most) {
      await reader?.cancel();
      return null;
    }
    parts.push(value);
  }
}

function basic({ user, password }: { readonly user: string; readonly password: string }): string {
  const bytes = new TextEncoder().encode(`${user}:${password}`);
  return btoa(String.fromCharCode(...bytes));
}

/** Called when the phone says that it has a network again. */
export function onOnline(listener: () => void): void {
  addEventListener('online', listener);
}

export const isOnline = (): boolean => navigator.onLine;
