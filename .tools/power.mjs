// npm run test:power cuts the power of a disk under a running game, npm run test:disk fills one to the last byte. Linux, as
// root: they mount file systems of their own.
import { existsSync } from 'node:fs';
import { aptInstall } from './apt.mjs';
import { browser } from './browser.mjs';
import { bin, install, root, run } from './install.mjs';

const needed = ['/usr/sbin/mkfs.ext4', '/usr/bin/mount'];

install();
if (process.platform !== 'linux' || process.getuid?.() !== 0) {
  console.error('This test mounts file systems: it needs Linux and root.');
  process.exit(1);
}
if (!needed.every(existsSync)) aptInstall('e2fsprogs', 'mount');
const env = { ...process.env, CHROME_PATH: browser() };
if (!existsSync(`${root}dist/index.html`)) run(bin('vite'), ['build', '--logLevel', 'warn']);
const config = process.argv[2] === 'disk' ? 'diskConfig.ts' : 'playwright.config.ts';
run(bin('playwright'), ['test', '--config', `tests/power/${config}`], { env });
