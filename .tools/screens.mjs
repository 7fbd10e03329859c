// npm run screens: pictures of every screen, in every size and theme, into the ignored folder screenshots/.
import { browser } from './browser.mjs';
import { bin, install, run } from './install.mjs';

install();
const env = { ...process.env, CHROME_PATH: browser() };
run(bin('vite'), ['build', '--logLevel', 'warn']);
run(bin('playwright'), ['test', '--config', 'tests/screens/playwright.config.ts', ...process.argv.slice(2)], {
  env,
});
