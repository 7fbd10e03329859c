import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  chmodSync,
  chownSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { slipNamesIn } from '../../../src/share/drop/listing.ts';
import { answers, freePort } from '../dropServer.ts';
import { root } from '../sharedConfig.ts';

// What the organizer's page says about the servers of a drop folder, run as it stands there.

const ORIGIN = 'https://app.example';
const GUIDE = readFileSync(`${root}src/app/organizer/README.md`, 'utf8');
/** `www-data`, under which Debian runs both; a test that is not root runs them as itself. */
const SERVER_USER = 33;

const blocks = (language: string) =>
  [...GUIDE.matchAll(new RegExp(`^\`\`\`${language}\\n(.*?)^\`\`\``, 'gms'))].map(([, text = '']) => text);

type Place = { readonly folder: string; readonly port: number };
type Server = {
  readonly name: string;
  readonly program: string;
  readonly configuration: (place: Place) => string;
  readonly options: (place: Place, file: string) => readonly string[];
};

const MODULES = ['mpm_event', 'authn_core', 'authn_file', 'authz_core', 'authz_user', 'auth_basic'];
const ENABLED = /a2enmod ([a-z_ ]+)`/.exec(GUIDE)?.[1]?.split(' ') ?? [];

const SERVERS: readonly Server[] = [
  {
    name: 'nginx',
    program: '/usr/sbin/nginx',
    options: ({ folder }, file) => ['-p', folder, '-c', file, '-e', join(folder, 'error.log')],
    configuration: ({ folder, port }) => `
      load_module /usr/lib/nginx/modules/ngx_http_dav_ext_module.so;
      daemon off; ${process.getuid?.() === 0 ? 'user www-data;' : ''} pid ${folder}/pid;
      events {}
      http {
        access_log off; client_body_temp_path ${folder}/body; proxy_temp_path ${folder}/t1;
        fastcgi_temp_path ${folder}/t2; uwsgi_temp_path ${folder}/t3; scgi_temp_path ${folder}/t4;
        server { listen 127.0.0.1:${port}; ${blocks('nginx').join('\n')} }
      }`,
  },
  {
    name: 'Apache',
    program: '/usr/sbin/apache2',
    options: ({ folder }, file) => ['-d', folder, '-f', file, '-DFOREGROUND'],
    configuration: ({ folder, port }) => `
      Listen 127.0.0.1:${port}
      ServerName localhost
      PidFile ${folder}/pid
      ErrorLog ${folder}/error.log
      User #${SERVER_USER}
      Group #${SERVER_USER}
      ${[...MODULES, ...ENABLED].map((name) => `LoadModule ${name}_module /usr/lib/apache2/modules/mod_${name}.so`).join('\n')}
      DocumentRoot /srv/slips
      ${blocks('apache').join('\n')}`,
  },
];

async function run(server: Server) {
  if (!existsSync(server.program)) throw new Error(`this test needs ${server.program}`);
  const folder = mkdtempSync(join(tmpdir(), 'guide-'));
  chmodSync(folder, 0o755);
  const drop = join(folder, 'slips', 'drop');
  mkdirSync(drop, { recursive: true });
  mkdirSync(join(folder, 'lock'));
  if (process.getuid?.() === 0)
    for (const one of [drop, join(folder, 'lock')]) chownSync(one, SERVER_USER, SERVER_USER);
  const password = createHash('sha1').update('tajne').digest('base64');
  writeFileSync(join(folder, 'passwords'), `tables:{SHA}${password}\n`);
  const place = { folder, port: await freePort() };
  const text = server
    .configuration(place)
    .replaceAll('/srv/slips', join(folder, 'slips'))
    .replaceAll(/\/etc\/\w+\/slips\.htpasswd/g, join(folder, 'passwords'))
    .replaceAll('/var/lock/apache2', join(folder, 'lock'));
  const file = join(folder, 'server.conf');
  writeFileSync(file, text);
  const child = spawn(server.program, [...server.options(place, file)], { stdio: 'ignore' });
  const ended = new Promise<void>((resolve) => child.on('exit', () => resolve()));
  await answers(place.port);
  return {
    address: `http://127.0.0.1:${place.port}/drop/`,
    async stop() {
      child.kill('SIGTERM');
      await ended;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

const KEY = { authorization: `Basic ${Buffer.from('tables:tajne').toString('base64')}` };
const SLIP = '0123456789abcdef-v1.slip';

for (const server of SERVERS) {
  test(`${server.name}, set up as the organizer's page says, keeps slips and shows the page of results`, async () => {
    const { address, stop } = await run(server);
    const ask = (
      method: string,
      name: string,
      headers: Readonly<Record<string, string>> = KEY,
      body?: string,
    ) =>
      fetch(address + name, { method, headers: { origin: ORIGIN, ...headers }, ...(body ? { body } : {}) });
    const status = async (...asked: Parameters<typeof ask>) => (await ask(...asked)).status;
    try {
      // A browser asks first, without the password, whether a page may do all this; refusals can be read by it, too.
      const allowed = await ask('OPTIONS', SLIP, {});
      expect(allowed.status).toBe(204);
      for (const answer of [allowed, await ask('GET', SLIP), await ask('PUT', SLIP, {}, 'x')]) {
        expect(answer.headers.get('access-control-allow-origin')).toBe(ORIGIN);
        for (const method of ['PUT', 'PROPFIND'])
          expect(answer.headers.get('access-control-allow-methods')).toContain(method);
        for (const header of ['authorization', 'content-type', 'depth', 'if-none-match'])
          expect(answer.headers.get('access-control-allow-headers')).toContain(header);
      }

      // A slip is put, listed, read, and never replaced, moved or deleted.
      expect(await status('PUT', SLIP, {}, 'first')).toBe(401);
      expect(await status('PUT', SLIP, KEY, 'first')).toBe(201);
      expect(await status('PUT', SLIP, KEY, 'second')).toBe(412);
      const away = { ...KEY, destination: `${address}other.slip` };
      for (const method of ['DELETE', 'MOVE', 'COPY', 'MKCOL', 'LOCK'])
        expect([403, 405, 412], method).toContain(
          await status(method, method === 'MKCOL' ? 'new/' : SLIP, away),
        );
      const listing = await ask('PROPFIND', '', { ...KEY, depth: '1' });
      expect(listing.status).toBe(207);
      expect(slipNamesIn(await listing.text())).toEqual({ ok: true, value: [SLIP] });
      expect(await status('PROPFIND', '', { depth: '1' })).toBe(401);
      expect(await (await ask('GET', SLIP)).text()).toBe('first');
      expect(await status('GET', SLIP, {})).toBe(401);

      // The page of results is replaced, and read by everybody.
      expect(await status('PUT', 'results.html', {}, 'stranger')).toBe(401);
      expect([200, 201, 204]).toContain(await status('PUT', 'results.html', KEY, 'one'));
      expect([200, 201, 204]).toContain(await status('PUT', 'results.html', KEY, 'two'));
      expect(await (await ask('GET', 'results.html', {})).text()).toBe('two');
    } finally {
      await stop();
    }
  });
}
