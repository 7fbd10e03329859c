import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { serveFolder } from '../site.ts';
import { openFirefox } from './firefox.ts';
import { framedWebKit } from './miniBrowser.ts';
import { type Smoke, smoke } from './smoke.ts';
import { openWebKit } from './webkit.ts';

/** npm run test:engines: the same short game in the engines that the other tests do not use. */
const dist = fileURLToPath(new URL('../../dist', import.meta.url));
const APP = '/app/';
const place = mkdtempSync(join(tmpdir(), 'sprawdzam-engines-'));
let passed = 0;
let failed = 0;

const serveApp = () => serveFolder(dist, { at: APP });
const framed = framedWebKit();

await play('WebKitGTK', async () => {
  const site = await serveApp();
  const port = Number(new URL(site.url).port) + 1;
  return { site, open: () => openWebKit(port), killable: false };
});
await play('WebKitGTK, killed', async () => {
  const site = await serveFolder(dist, { at: APP, besides: framed.besides });
  return { site, open: () => framed.open(new URL(site.url).origin, join(place, 'webkit')), killable: true };
});
await play('Firefox, killed', async () => ({
  site: await serveApp(),
  open: () => openFirefox(join(place, 'firefox')),
  killable: true,
}));

rmSync(place, { recursive: true, force: true });
console.log(`\n${passed} passed, ${failed} failed`);
process.exit(failed === 0 ? 0 : 1);

async function play(name: string, prepare: () => Promise<Omit<Smoke, 'passed'>>): Promise<void> {
  console.log(`\n── ${name}`);
  const setting = await prepare();
  try {
    await smoke({
      ...setting,
      passed(step) {
        passed += 1;
        console.log(`✓ ${step}`);
      },
    });
  } catch (error) {
    failed += 1;
    console.error(error);
  } finally {
    setting.site.close();
  }
}
