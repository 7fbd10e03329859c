import { cpSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, type Page, test } from '@playwright/test';
import { build } from 'vite';
import { serveFolder } from '../site.ts';
import { entriesOf, seedGame, startFact, withoutList } from './seed.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const current = join(root, 'dist');
const next = mkdtempSync(join(tmpdir(), 'sprawdzam-next-'));

// One worker takes both tests, and the build is made once.
test.describe.configure({ mode: 'default' });

/** The next version, built as this one was. */
test.beforeAll(async () => {
  test.setTimeout(180_000);
  await build({
    configFile: join(root, 'vite.config.ts'),
    logLevel: 'error',
    define: { __APP_VERSION__: JSON.stringify('next') },
    build: { outDir: next, emptyOutDir: true },
  });
  expect(entryOf(next)).not.toBe(entryOf(current));
});
test.afterAll(() => rmSync(next, { recursive: true, force: true }));

/** A copy of this version on a server of its own, where the next one can be put in its place. */
async function serve(folder: string) {
  cpSync(current, folder, { recursive: true });
  const { url, close } = await serveFolder(folder);
  return {
    url,
    publish() {
      rmSync(folder, { recursive: true });
      cpSync(next, folder, { recursive: true });
    },
    close,
  };
}

function entryOf(folder: string): string {
  return /<script [^>]*src="\.?\/?([^"]+)"/.exec(readFileSync(join(folder, 'index.html'), 'utf8'))?.[1] ?? '';
}

const installed = (page: Page) => page.evaluate(() => navigator.serviceWorker.ready.then(() => true));
/** Looks for the new version, until it is there and waits. */
const findUpdate = (page: Page) =>
  page.evaluate(async () => {
    const registration = await navigator.serviceWorker.ready;
    await registration.update();
    while (!registration.waiting) {
      const worker = registration.installing;
      await new Promise((resolve) => {
        if (worker) worker.addEventListener('statechange', resolve, { once: true });
        else registration.addEventListener('updatefound', resolve, { once: true });
      });
    }
  });
const isNext = (page: Page) => page.locator(`script[src$="${entryOf(next)}"]`).count();
const mark = (page: Page) => page.evaluate(() => Object.assign(globalThis, { here: true }) && true);
const isHere = (page: Page) => page.evaluate(() => 'here' in globalThis);
const offer = (page: Page) => page.getByText('Jest nowa wersja');

test.describe('a new version', () => {
  test.use({ serviceWorkers: 'allow' });

  test('is offered, comes when it is asked for, and leaves the other window alone', async ({
    page,
  }, info) => {
    const server = await serve(info.outputPath('site'));
    try {
      await withoutList(page);
      await page.goto(server.url);
      await installed(page);
      const other = await page.context().newPage();
      await other.goto(`${server.url}#/settings`);
      await mark(other);
      server.publish();
      await findUpdate(page);
      await expect(offer(page)).toBeVisible();
      await page.reload();
      expect(await isNext(page)).toBe(0);
      await expect(offer(page)).toBeVisible();
      // With a debugger on it, a worker that is asked in the middle of its work does not hand over for a long time.
      await page.waitForLoadState('networkidle');
      await page.getByRole('button', { name: 'Zaktualizuj' }).click();
      await expect.poll(() => isNext(page).catch(() => 0)).toBe(1);
      expect(await isHere(other)).toBe(true);
      expect(await isNext(other)).toBe(0);
      // What the other window has not used yet still works in it.
      await other.evaluate(() => {
        location.hash = '#/help';
      });
      await expect(other.getByRole('heading', { level: 1 })).toBeVisible();
      expect(await isHere(other)).toBe(true);
    } finally {
      server.close();
    }
  });

  test('is not offered while a game runs, and does not come by itself', async ({ page }, info) => {
    const server = await serve(info.outputPath('site'));
    try {
      await withoutList(page);
      await page.goto(server.url);
      await seedGame(
        page,
        entriesOf([startFact('pfs', ['Anna', 'Marek'])], Date.now()),
        '#/',
        'seeded',
        server.url,
      );
      await installed(page);
      await mark(page);
      server.publish();
      await findUpdate(page);
      await expect(page.getByRole('button', { name: /Wróć do partii$/ })).toBeVisible();
      await expect(offer(page)).toHaveCount(0);
      expect(await isHere(page)).toBe(true);
      expect(await isNext(page)).toBe(0);
    } finally {
      server.close();
    }
  });
});
