// Programs that the browser tests use as independent witnesses: a QR reader, two WebDAV servers and a message broker.
import { existsSync } from 'node:fs';
import { aptInstall } from './apt.mjs';

const WITNESSES = [
  { program: '/usr/bin/zbarimg', from: 'zbar-tools' },
  { program: '/usr/sbin/nats-server', from: 'nats-server' },
  { program: '/usr/sbin/nginx', from: 'nginx-light' },
  { program: '/usr/sbin/apache2', from: 'apache2-bin' },
  { program: '/usr/lib/nginx/modules/ngx_http_dav_ext_module.so', from: 'libnginx-mod-http-dav-ext' },
];

/** Without them the tests that need them fail and say so: a check that was not made is not a check that passed. */
export function outsiders() {
  const missing = () => WITNESSES.filter(({ program }) => !existsSync(program)).map(({ from }) => from);
  if (missing().length > 0) aptInstall(...missing());
  if (missing().length > 0) console.error(`The browser tests need: ${missing().join(', ')}.`);
}
