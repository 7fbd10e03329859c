// npm run test:power: cuts the power of a disk under a running game. Linux, as root: it mounts file systems of its own.
import { existsSync } from 'node:fs';
import { aptInstall } from './apt.mjs';
import { browser } from './browser.mjs';
import { bin, install, root, run } from './install.mjs';

const needed = ['/usr/sbin/mkfs.ext4', '/usr/bin/mount'];

install();
if (process.platform !== 'linux' || process.getuid?.() !== 0) {
  console.error('The test of a power cut mounts file systems: it needs Linux and root.');
  process.exit(1);
}
if (!needed.every(existsSync)) aptInstall('e2fsprogs', 'mount');
const env = { ...process.env, CHROME_PATH: browser() };
if (!existsSync(`${root}dist/index.html`)) run(bin('vite'), ['build', '--logLevel', 'warn']);
run(bin('playwright'), ['test', '--config', 'tests/power/playwright.config.ts'], { env });
