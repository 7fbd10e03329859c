import { spawn, spawnSync } from 'node:child_process';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const NGINX = '/usr/sbin/nginx';
const LISTING = '/usr/lib/nginx/modules/ngx_http_dav_ext_module.so';

export type DropServer = {
  /** A WebDAV folder. */
  readonly address: string;
  /** The same folder by other doors: as an index of an nginx without PROPFIND, with a password, without CORS, moved. */
  readonly doors: Readonly<Record<'index' | 'closed' | 'noCors' | 'moved' | 'none', string>>;
  readonly start: () => Promise<void>;
  readonly stop: () => Promise<void>;
  readonly files: () => readonly string[];
  readonly read: (name: string) => string;
  /** Every PUT with the server's answer, in order. */
  readonly puts: () => readonly Answer[];
  readonly gets: () => readonly Answer[];
  readonly remove: () => Promise<void>;
};

type Answer = { readonly name: string; readonly status: number };

/** A real WebDAV server on the loopback: nginx with its dav modules, refusing to replace a file. */
export async function dropServer(): Promise<DropServer> {
  if (!existsSync(NGINX) || !existsSync(LISTING)) {
    throw new Error('this test needs nginx (Debian: nginx-light, libnginx-mod-http-dav-ext)');
  }
  const folder = mkdtempSync(join(tmpdir(), 'drop-'));
  const drop = join(folder, 'www', 'drop');
  mkdirSync(drop, { recursive: true });
  const port = await freePort();
  const config = join(folder, 'nginx.conf');
  const log = join(folder, 'answers.log');
  const answered = (method: string): readonly Answer[] =>
    (existsSync(log) ? readFileSync(log, 'utf8') : '')
      .split('\n')
      .map((line) => line.split(' '))
      .filter(([asked]) => asked === method)
      .map(([, path = '', status]) => ({
        name: path.slice(path.lastIndexOf('/') + 1),
        status: Number(status),
      }));
  writeFileSync(config, configuration(folder, port));
  writeFileSync(join(folder, 'passwords'), 'ola:{PLAIN}tajne\n');
  let stop = async () => {};
  const start = async () => {
    const child = spawn(NGINX, ['-p', folder, '-c', config, '-e', join(folder, 'error.log')], {
      stdio: 'ignore',
    });
    const ended = new Promise<void>((resolve) => child.on('exit', () => resolve()));
    stop = async () => {
      child.kill('SIGTERM');
      await ended;
    };
    await answers(port);
  };
  await start();
  const site = `http://127.0.0.1:${port}`;
  return {
    address: `${site}/drop/`,
    doors: {
      index: `${site}/index/`,
      closed: `${site}/closed/`,
      noCors: `${site}/no-cors/`,
      moved: `${site}/moved/`,
      none: `${site}/none/`,
    },
    start,
    stop: () => stop(),
    files: () => readdirSync(drop).sort(),
    read: (name) => readFileSync(join(drop, name), 'utf8'),
    puts: () => answered('PUT'),
    gets: () => answered('GET'),
    async remove() {
      await stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

function configuration(folder: string, port: number): string {
  const user = spawnSync('id', ['-un']).stdout.toString().trim();
  const cors = `
    add_header Access-Control-Allow-Origin * always;
    add_header Access-Control-Allow-Methods 'GET, PUT, PROPFIND' always;
    add_header Access-Control-Allow-Headers 'authorization, content-type, depth, if-none-match' always;
    if ($request_method = OPTIONS) { return 204; }`;
  return `
    load_module ${LISTING};
    daemon off; ${user === 'root' ? 'user root;' : ''} worker_processes 1; pid ${folder}/pid;
    events {}
    http {
      log_format answers '$request_method $uri $status';
      access_log ${folder}/answers.log answers;
      client_body_temp_path ${folder}/body; proxy_temp_path ${folder}/t1; fastcgi_temp_path ${folder}/t2;
      uwsgi_temp_path ${folder}/t3; scgi_temp_path ${folder}/t4;
      server {
        listen 127.0.0.1:${port};
        root ${folder}/www;
        location /drop/ {
          ${cors}
          set $case $request_method;
          if (-f $request_filename) { set $case "$case-there"; }
          if ($case = PUT-there) { return 412; }
          dav_methods PUT;
          dav_ext_methods PROPFIND;
        }
        location /index/ { ${cors} alias ${folder}/www/drop/; autoindex on; autoindex_format json; }
        location /closed/ {
          ${cors}
          alias ${folder}/www/drop/;
          auth_basic closed; auth_basic_user_file ${folder}/passwords;
          dav_methods PUT; dav_ext_methods PROPFIND;
        }
        location /no-cors/ { alias ${folder}/www/drop/; dav_ext_methods PROPFIND; }
        location /moved/ { ${cors} return 301 /drop/; }
        location /none/ { ${cors} dav_ext_methods PROPFIND; }
      }
    }`;
}

export function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const server = createServer();
    server.listen(0, '127.0.0.1', () => {
      const place = server.address();
      server.close(() => resolve(typeof place === 'object' && place ? place.port : 0));
    });
  });
}

export async function answers(port: number): Promise<void> {
  for (let tries = 0; tries < 100; tries += 1) {
    const up = await fetch(`http://127.0.0.1:${port}/`).then(
      () => true,
      () => false,
    );
    if (up) return;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error('the server does not answer');
}
