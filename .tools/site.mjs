// Serves a folder's files to whoever asks, by whatever host name, with the headers that the README asks of any host.
import { createReadStream, statSync } from 'node:fs';
import { createServer } from 'node:http';
import { createServer as createSecureServer } from 'node:https';
import { extname, join, normalize, sep } from 'node:path';
import { pipeline } from 'node:stream';

const TYPES = {
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.webmanifest': 'application/manifest+json',
  '.woff2': 'font/woff2',
};
const ALWAYS = {
  'Content-Security-Policy': "frame-ancestors 'none'",
  'Referrer-Policy': 'no-referrer',
  'X-Content-Type-Options': 'nosniff',
};
/** Their names change with their content; everything else is asked for anew, above all the service worker. */
const NAMED_BY_CONTENT = /^\/(assets|lex)\//;
const PORTS_TRIED = 20;

/** `besides`: may answer first. Resolves once it listens; takes the next port where somebody else has the one that is wanted. */
export async function serveSite({ folder, port, address, cert, key, besides = () => false }) {
  const answer = (request, response) => besides(request, response) || answerFile(folder, request, response);
  const server = cert && key ? createSecureServer({ cert, key }, answer) : createServer(answer);
  for (let tries = 0; ; tries += 1) {
    try {
      await listening(server, port && port + tries, address);
      return server;
    } catch (error) {
      if (error.code !== 'EADDRINUSE' || tries === PORTS_TRIED) throw error;
    }
  }
}

function listening(server, port, address) {
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, address, () => {
      server.off('error', reject);
      resolve();
    });
  });
}

function answerFile(folder, request, response) {
  const refuse = (status) => response.writeHead(status, ALWAYS).end();
  if (request.method !== 'GET' && request.method !== 'HEAD') return refuse(405);
  const path = pathOf(request.url);
  if (path === null) return refuse(400);
  const file = join(folder, path);
  const size = file.startsWith(folder + sep) ? sizeOf(file) : null;
  if (size === null) return refuse(404);
  response.writeHead(200, {
    ...ALWAYS,
    'Content-Type': TYPES[extname(file)] ?? 'application/octet-stream',
    'Content-Length': size,
    'Cache-Control': NAMED_BY_CONTENT.test(path) ? 'public, max-age=31536000, immutable' : 'no-cache',
  });
  if (request.method === 'HEAD') return response.end();
  // A phone that goes away in the middle is no news.
  return pipeline(createReadStream(file), response, () => undefined);
}

/** Null for what is no address. */
function pathOf(url) {
  try {
    const path = decodeURIComponent(new URL(url, 'http://any').pathname);
    return path.includes('\0') ? null : normalize(path.endsWith('/') ? `${path}index.html` : path);
  } catch {
    return null;
  }
}

function sizeOf(file) {
  const found = statSync(file, { throwIfNoEntry: false });
  return found?.isFile() ? found.size : null;
}
