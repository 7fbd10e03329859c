import { type ChildProcess, spawn } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { chromium } from '@playwright/test';

const root = fileURLToPath(new URL('../..', import.meta.url));
const PORT = 4187;

export type BrowserImport = {
  readonly ms: number;
  /** The longest time in which the page could not run a timer that was due every 4 ms. */
  readonly longestStall: number;
  /** The same before the import began: what the machine does by itself. */
  readonly idleStall: number;
  /** Of all the browser's processes together, above what they used before. null where /proc is missing. */
  readonly peak: number | null;
};

/** Imports a text file on the lists screen of the built app, in a real browser, with a timer running in the page. */
export async function importInBrowser(path: string): Promise<BrowserImport> {
  const server = await preview();
  const launched = await chromium.launchServer({
    executablePath: process.env.CHROME_PATH ?? '/usr/bin/chromium',
    args: ['--no-sandbox', '--disable-gpu'],
  });
  try {
    const browser = await chromium.connect(launched.wsEndpoint());
    const page = await browser.newPage({ locale: 'pl-PL' });
    await page.goto(`http://localhost:${PORT}/#/lists`);
    await page.getByText('Gotowy, działa bez internetu').waitFor();
    await page.getByLabel('Dodaj z pliku').setInputFiles(path);
    await page.getByLabel('Nazwa').fill('bench');
    await page.evaluate(startWatching);
    await page.waitForTimeout(2000);
    const idleStall = await page.evaluate(takeLongest);
    const idle = memoryOf(launched.process().pid);
    let peak = 0;
    const sampling = setInterval(() => {
      peak = Math.max(peak, memoryOf(launched.process().pid) ?? 0);
    }, 50);
    const began = performance.now();
    await page.getByRole('button', { name: 'Wczytaj' }).click();
    await page.getByText('Słownik bench jest gotowy').waitFor({ timeout: 300_000 });
    const ms = performance.now() - began;
    clearInterval(sampling);
    const longestStall = await page.evaluate(takeLongest);
    return { ms, idleStall, longestStall, peak: idle === null ? null : peak - idle };
  } finally {
    await launched.close();
    server.kill();
  }
}

function startWatching(): void {
  const watch = { longest: 0, last: performance.now() };
  Object.assign(window, { watch });
  setInterval(() => {
    const now = performance.now();
    watch.longest = Math.max(watch.longest, now - watch.last);
    watch.last = now;
  }, 4);
}

function takeLongest(): number {
  const { watch } = window as unknown as { watch: { longest: number } };
  const { longest } = watch;
  watch.longest = 0;
  return longest;
}

async function preview(): Promise<ChildProcess> {
  const vite = `${root}node_modules/vite/bin/vite.js`;
  const server = spawn(process.execPath, [vite, 'preview', '--port', `${PORT}`, '--strictPort'], {
    cwd: root,
    stdio: 'ignore',
  });
  for (let tries = 0; tries < 100; tries++) {
    if (
      await fetch(`http://localhost:${PORT}/`).then(
        (answer) => answer.ok,
        () => false,
      )
    )
      return server;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  server.kill();
  throw new Error('The preview did not start: run npm run build first.');
}

/** Resident memory of a process and all its descendants, in bytes. */
function memoryOf(root: number | undefined): number | null {
  try {
    const parents = new Map<number, number>();
    const resident = new Map<number, number>();
    for (const name of readdirSync('/proc')) {
      if (!/^\d+$/.test(name)) continue;
      try {
        const status = readFileSync(`/proc/${name}/status`, 'utf8');
        parents.set(+name, +(/^PPid:\s+(\d+)/m.exec(status)?.[1] ?? 0));
        resident.set(+name, 1024 * +(/^RssAnon:\s+(\d+)/m.exec(status)?.[1] ?? 0));
      } catch {
        // The process ended while it was being looked at.
      }
    }
    const ours = (pid: number): boolean => pid === root || (pid > 1 && ours(parents.get(pid) ?? 0));
    return [...resident].filter(([pid]) => ours(pid)).reduce((sum, [, bytes]) => sum + bytes, 0);
  } catch {
    return null;
  }
}
