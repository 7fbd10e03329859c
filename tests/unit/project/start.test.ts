import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { request as ask, type IncomingHttpHeaders, type Server } from 'node:http';
import { request as askSecurely } from 'node:https';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import decodeQR from 'qr/decode.js';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { addressesOf, codeOf } from '../../../.tools/addresses.mjs';
import { readOptions } from '../../../.tools/options.mjs';
import { serveSite } from '../../../.tools/site.mjs';
import { selfSigned } from './certificate.ts';

describe('what npm start serves', () => {
  const above = mkdtempSync(join(tmpdir(), 'site-'));
  const folder = join(above, 'dist');
  const servers: Server[] = [];
  let plain: Server;
  let secure: Server;

  beforeAll(async () => {
    mkdirSync(join(folder, 'assets'), { recursive: true });
    writeFileSync(join(above, 'secret.txt'), 'not for phones');
    writeFileSync(join(folder, 'index.html'), 'the app');
    writeFileSync(join(folder, 'sw.js'), 'the worker');
    writeFileSync(join(folder, 'assets', 'main-1234.js'), 'the code');
    const at = { folder, port: 0, address: '127.0.0.1' };
    plain = await serveSite(at);
    secure = await serveSite({ ...at, ...selfSigned() });
    servers.push(plain, secure);
  });
  afterAll(() => {
    for (const server of servers) server.close();
    rmSync(above, { recursive: true });
  });

  const portOf = (server: Server) => (server.address() as AddressInfo).port;
  type Answer = { readonly status: number; readonly headers: IncomingHttpHeaders; readonly body: string };
  const get = (path: string, { host = 'localhost', server = plain, method = 'GET' } = {}) =>
    new Promise<Answer>((resolve, reject) => {
      const how = { host: '127.0.0.1', port: portOf(server), path, method, headers: { host }, agent: false };
      const asked = server === secure ? askSecurely({ ...how, rejectUnauthorized: false }) : ask(how);
      asked.on('error', reject);
      asked.on('response', (response) => {
        let body = '';
        response.on('data', (part) => {
          body += part;
        });
        response.on('end', () =>
          resolve({ status: response.statusCode ?? 0, headers: response.headers, body }),
        );
      });
      asked.end();
    });

  test.each(['localhost', 'phone.test', '192.168.1.5:4173'])('by the host name %s', async (host) => {
    expect(await get('/', { host })).toMatchObject({ status: 200, body: 'the app' });
    expect(await get('/?from=code', { host })).toMatchObject({ status: 200, body: 'the app' });
  });

  test('over https, with a certificate', async () => {
    expect(await get('/', { server: secure })).toMatchObject({ status: 200, body: 'the app' });
  });

  test('nothing outside of its folder, nothing that is no file, nothing but reading', async () => {
    for (const path of [
      '/../secret.txt',
      '/%2e%2e/secret.txt',
      '/..%2fsecret.txt',
      '/assets',
      '/missing.js',
    ]) {
      expect(await get(path)).toMatchObject({ status: 404, body: '' });
    }
    expect((await get('/%zz')).status).toBe(400);
    expect((await get('/', { method: 'POST' })).status).toBe(405);
  });

  test('in no frame; what is named by its content is kept, the worker and the page are asked for anew', async () => {
    const [page, worker, code] = await Promise.all([get('/'), get('/sw.js'), get('/assets/main-1234.js')]);
    expect(page.headers['content-security-policy']).toBe("frame-ancestors 'none'");
    expect([page, worker].map(({ headers }) => headers['cache-control'])).toEqual(['no-cache', 'no-cache']);
    expect(code.headers['cache-control']).toContain('immutable');
    expect(code.headers['content-type']).toContain('text/javascript');
  });

  test('on the next port, where the wanted one is taken', async () => {
    const next = await serveSite({ folder, port: portOf(plain), address: '127.0.0.1' });
    servers.push(next);
    expect(portOf(next)).toBeGreaterThan(portOf(plain));
  });
});

describe('what npm start is told', () => {
  const KINDS = { host: 'either', port: 'value', room: 'flag' } as const;

  test('options with and without values', () => {
    expect(readOptions([], KINDS)).toEqual({ options: {} });
    expect(readOptions(['--host', '--port', '80'], KINDS)).toEqual({ options: { host: true, port: '80' } });
    expect(readOptions(['--host', 'hall.local', '--room'], KINDS)).toEqual({
      options: { host: 'hall.local', room: true },
    });
    expect(readOptions(['--port=80'], KINDS)).toEqual({ options: { port: '80' } });
  });

  test.each([[['--prot', '80']], [['80']], [['--port']], [['--room=yes']], [['--constructor']]])(
    '%j is told to be wrong',
    (args) => {
      expect(readOptions(args, KINDS).wrong).toMatch(/^.+\.$/);
    },
  );
});

describe('where a phone finds it', () => {
  test('by the name that was given, or by this computer’s addresses; nowhere without --host', () => {
    expect(addressesOf(4173, {})).toEqual({ here: 'http://localhost:4173/', there: [] });
    expect(addressesOf(4173, { host: 'hall.local', cert: 'hall.pem' })).toEqual({
      here: 'https://localhost:4173/',
      there: ['https://hall.local:4173/'],
    });
    for (const address of addressesOf(80, { host: true }).there) {
      expect(address).toMatch(/^http:\/\/\d+\.\d+\.\d+\.\d+:80\/$/);
    }
  });

  test('the code in the terminal says the address', async () => {
    const address = 'http://192.168.101.123:4173/';
    expect(readTerminal(await codeOf(address))).toBe(address);
  });
});

/** A camera sees each square as several points. */
const SCALE = 4;

/** Reads a code of half blocks, dark on light, as a camera would see it. */
function readTerminal(printed: string): string {
  const ESC = String.fromCharCode(27);
  const lines = printed
    .split('\n')
    .map((line) => line.split(`${ESC}[30;107m`)[1]?.split(`${ESC}[0m`)[0])
    .filter((line) => line !== undefined);
  const rows = lines.flatMap((line) =>
    ['▀█', '▄█'].map((dark) => [...line].map((sign) => dark.includes(sign))),
  );
  const side = SCALE * rows.length;
  const data = new Uint8Array(side * side * 4).fill(255);
  for (let at = 0; at < side * side; at += 1) {
    const row = rows[Math.floor(at / side / SCALE)];
    if (row?.[Math.floor((at % side) / SCALE)]) data.fill(0, at * 4, at * 4 + 3);
  }
  return decodeQR({ width: side, height: side, data });
}
