// npm run test:engines: a short game in WebKitGTK and Firefox. On Debian, as root, installs them and a screen for WebKit.
import { existsSync } from 'node:fs';
import { aptInstall } from './apt.mjs';
import { bin, install, root, run } from './install.mjs';

const NEEDED = [
  { program: '/usr/bin/WebKitWebDriver', from: ['webkit2gtk-driver'] },
  { program: '/usr/bin/xvfb-run', from: ['xvfb', 'xauth'] },
  { program: '/usr/bin/firefox-esr', from: ['firefox-esr'] },
];
const missing = () => NEEDED.filter(({ program }) => !existsSync(program)).flatMap(({ from }) => from);

install();
if (missing().length > 0) aptInstall(...missing());
if (missing().length > 0) {
  console.error(`The test of the other engines needs: ${missing().join(', ')}.`);
  process.exit(1);
}
if (!existsSync(`${root}dist/index.html`)) run(bin('vite'), ['build', '--logLevel', 'warn']);
run(process.execPath, ['--import', import.meta.resolve('tsx'), `${root}tests/engines/engines.ts`]);
