import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { download } from '../../../src/platform/download.ts';

const LONG = 60_000;
const server = createServer(({ url }, response) => answer(url ?? '', response));
let address = '';

beforeAll(async () => {
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

function answer(url: string, response: ServerResponse): void {
  if (url === '/silent') return;
  if (url === '/gone') response.writeHead(404);
  response.write('0123456789');
  if (url !== '/endless') response.end();
  else response.on('drain', () => response.write('0'.repeat(100_000)));
  while (url === '/endless' && response.write('0'.repeat(100_000)));
}

test('a file arrives whole, with its progress', async () => {
  const seen: number[] = [];
  const got = await download(`${address}/list`, (done) => seen.push(done), { most: 10, within: LONG });
  expect(got.ok && new TextDecoder().decode(got.bytes)).toBe('0123456789');
  expect(seen.at(-1)).toBe(10);
});

test('what is longer than announced is given up, however long it would go on', async () => {
  const none = { ok: false, status: null };
  expect(await download(`${address}/list`, () => {}, { most: 9, within: LONG })).toEqual(none);
  expect(await download(`${address}/endless`, () => {}, { most: 10, within: LONG })).toEqual(none);
});

test('what does not come in time is given up, and what is not there says so', async () => {
  const limits = { most: 10, within: 50 };
  expect(await download(`${address}/silent`, () => {}, limits)).toEqual({ ok: false, status: null });
  const gone = await download(`${address}/gone`, () => {}, { most: 10, within: LONG });
  expect(gone).toEqual({ ok: false, status: 404 });
});
