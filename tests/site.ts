import { readFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname } from 'node:path';

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
  '.webmanifest': 'application/manifest+json',
};

export type Site = {
  readonly url: string;
  /** From here on no file is answered, as if the server were gone. */
  readonly vanish: () => void;
  readonly close: () => void;
};

type Besides = (path: string, request: IncomingMessage, response: ServerResponse) => boolean;

export type SiteOptions = {
  /** The folder's path on the server. */
  readonly at?: string;
  /** May answer what is outside of that. */
  readonly besides?: Besides;
  /** Any free one, where it is not given. */
  readonly port?: number;
};

/** A folder's files on a server of its own. */
export async function serveFolder(
  folder: string,
  { at = '/', besides = () => false, port: wanted = 0 }: SiteOptions = {},
): Promise<Site> {
  let gone = false;
  const server = createServer((request, response) => {
    const path = new URL(request.url ?? '/', 'http://localhost').pathname;
    if (!path.startsWith(at)) {
      if (!besides(path, request, response)) response.writeHead(404).end();
      return;
    }
    if (gone) {
      request.socket.destroy();
      return;
    }
    const file = `${folder}/${path === at ? 'index.html' : path.slice(at.length)}`;
    try {
      const content = readFileSync(file);
      response.writeHead(200, { 'content-type': TYPES[extname(file)] ?? 'application/octet-stream' });
      response.end(content);
    } catch {
      response.writeHead(404).end();
    }
  });
  await new Promise<void>((resolve) => server.listen(wanted, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://localhost:${port}${at}`,
    vanish() {
      gone = true;
    },
    close() {
      server.close();
      server.closeAllConnections();
    },
  };
}
