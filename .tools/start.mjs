// npm start: installs, builds, and serves the production build. Add `-- --host` to reach it from a phone.
import { bin, install, run } from './install.mjs';

install();
run(bin('vite'), ['build', '--logLevel', 'warn']);
run(bin('vite'), ['preview', ...process.argv.slice(2)]);
