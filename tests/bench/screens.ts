import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { type Browser, type BrowserContext, type CDPSession, chromium, type Page } from '@playwright/test';
import { build } from 'vite';
import { figure, type Table } from './table.ts';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const APP_PORT = 4188;
const BARE_PORT = 4189;
const SLOW_DOWN = 4;
const RUNS = 3;
/** A busy machine is slow to start things; that is not what is measured. */
const PATIENCE = 120_000;
const MINUTE = 60_000;
/** How long the clock is watched; the figure is scaled to a minute. */
const WATCHED = 10_000;

/** What a player feels, beside the least that any page of this kind could cost, on the same machine in the same run. */
export async function screens(): Promise<Table> {
  const bare = await buildBare();
  const servers = [await serve(`${ROOT}dist`, APP_PORT), await serve(bare, BARE_PORT)];
  const browser = await chromium.launch({
    executablePath: process.env.CHROME_PATH ?? '/usr/bin/chromium',
    args: ['--no-sandbox', '--disable-gpu'],
  });
  try {
    const app = await appFigures(browser);
    const least = await bareFigures(browser);
    const bytes = firstScreen(`${ROOT}dist`);
    const bareBytes = firstScreen(bare);
    const row = (what: string, ours: number, theirs: number | null) => [
      what,
      figure(ours),
      theirs === null ? '' : figure(theirs),
      theirs === null ? '' : figure(ours / theirs),
    ];
    return {
      title: `Screens, at ${SLOW_DOWN}× CPU slow-down, medians of ${RUNS}`,
      columns: ['what', 'app', 'bare preact page', 'ratio'],
      rows: [
        row('bytes to first screen, gzip', bytes.gzip, bareBytes.gzip),
        row('bytes to first screen, brotli', bytes.brotli, bareBytes.brotli),
        row('offline cold start to interactive, ms', app.start, least.start),
        row('tap to next paint, ms', app.tap, least.tap),
        row('scripting per minute of running clock, ms', app.ticking, least.ticking),
      ],
      notes: [
        `The app's tap stops a clock and paints the settling screen; the bare page's adds one to a number. Its clock is a number set once a second.`,
        `Scripting takes ${figure((100 * app.ticking) / MINUTE)} % of a running clock's minute.`,
      ],
    };
  } finally {
    await browser.close();
    for (const server of servers) server.kill();
    rmSync(join(bare, '..'), { recursive: true });
  }
}

type Figures = { readonly start: number; readonly tap: number; readonly ticking: number };

async function appFigures(browser: Browser): Promise<Figures> {
  const context = await browser.newContext({ viewport: { width: 412, height: 915 }, locale: 'pl-PL' });
  context.setDefaultTimeout(PATIENCE);
  const page = await context.newPage();
  const address = `http://localhost:${APP_PORT}/`;
  await page.goto(address);
  await page.getByText('Gotowe do gry bez internetu').waitFor();
  await page.goto(`${address}#/new`);
  await page.getByRole('button', { name: /Dalej/ }).click();
  await page.getByRole('button', { name: 'Zaczyna Gracz 1' }).click();
  await page.getByRole('button', { name: /Start/ }).click();
  const stop = page.getByRole('button', { name: /^Zatrzymaj zegar/ });
  await stop.waitFor();
  await context.setOffline(true);
  const start = await median(() => coldStart(context, `${address}#/game`, 'section button'));
  const slow = await slowed(page);
  const ticking = await scripting(slow, page);
  const tap = await median(async () => {
    // A press right after the start of a clock is taken for half a double tap.
    await page.waitForTimeout(500);
    const took = await tapToPaint(page, 'section button', 'output');
    await page.getByRole('button', { name: 'Cofnij zatrzymanie' }).click();
    await stop.waitFor();
    return took;
  });
  await context.close();
  return { start, tap, ticking };
}

async function bareFigures(browser: Browser): Promise<Figures> {
  const context = await browser.newContext({ viewport: { width: 412, height: 915 } });
  context.setDefaultTimeout(PATIENCE);
  const page = await context.newPage();
  const address = `http://localhost:${BARE_PORT}/`;
  await page.goto(address);
  await page.evaluate(() => navigator.serviceWorker.ready);
  await page.reload();
  await context.setOffline(true);
  const start = await median(() => coldStart(context, address, 'button'));
  const slow = await slowed(page);
  const ticking = await scripting(slow, page);
  const tap = await median(() => tapToPaint(page, 'button', 'p'));
  await context.close();
  return { start, tap, ticking };
}

async function slowed(page: Page): Promise<CDPSession> {
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable');
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOW_DOWN });
  return session;
}

/** A new page, from the navigation to the first paint in which the button is there. */
async function coldStart(context: BrowserContext, address: string, button: string): Promise<number> {
  const page = await context.newPage();
  await slowed(page);
  await page.addInitScript((wanted) => {
    new MutationObserver((_, observer) => {
      if (!document.querySelector(wanted)) return;
      observer.disconnect();
      requestAnimationFrame(() => setTimeout(() => performance.mark('interactive')));
    }).observe(document, { childList: true, subtree: true });
  }, button);
  await page.goto(address);
  const marked = await page.waitForFunction(() => performance.getEntriesByName('interactive')[0]?.startTime);
  const took = Number(await marked.jsonValue());
  await page.close();
  return took;
}

/** From the press to the first paint after what it brings is in the page. */
async function tapToPaint(page: Page, pressed: string, brings: string): Promise<number> {
  await page.evaluate(
    ([button, wanted]) => {
      const marks = { down: 0, painted: 0 };
      Object.assign(globalThis, { marks });
      addEventListener(
        'pointerdown',
        (event) => {
          marks.down = event.timeStamp;
        },
        { once: true, capture: true },
      );
      new MutationObserver((_, observer) => {
        if (marks.down === 0 || !document.querySelector(wanted)) return;
        observer.disconnect();
        requestAnimationFrame(() =>
          setTimeout(() => {
            marks.painted = performance.now();
          }),
        );
      }).observe(document, { childList: true, subtree: true, characterData: true });
      return document.querySelector(button) !== null;
    },
    [pressed, brings] as const,
  );
  await page.locator(pressed).first().click();
  const took = await page.waitForFunction(() => {
    const { marks } = globalThis as unknown as { marks: { down: number; painted: number } };
    return marks.painted > 0 && marks.painted - marks.down;
  });
  return Number(await took.jsonValue());
}

async function scripting(session: CDPSession, page: Page): Promise<number> {
  const spent = async () => {
    const { metrics } = await session.send('Performance.getMetrics');
    return metrics.find(({ name }) => name === 'ScriptDuration')?.value ?? 0;
  };
  const before = await spent();
  await page.waitForTimeout(WATCHED);
  return ((await spent()) - before) * 1_000 * (MINUTE / WATCHED);
}

async function median(measure: () => Promise<number>): Promise<number> {
  const times: number[] = [];
  for (let run = 0; run < RUNS; run += 1) times.push(await measure());
  return times.sort((a, b) => a - b)[Math.floor(RUNS / 2)] ?? 0;
}

/** What the page's own HTML asks for at once. */
function firstScreen(folder: string): { readonly gzip: number; readonly brotli: number } {
  const html = readFileSync(`${folder}/index.html`, 'utf8');
  const asked = [...html.matchAll(/(?:src|href)="\.?\/?(assets\/[^"]+\.(?:js|css))"/g)].map(
    (match) => match[1]!,
  );
  const files = [html, ...asked.map((name) => readFileSync(join(folder, name)))];
  return {
    gzip: files.reduce((sum, file) => sum + gzipSync(file, { level: 9 }).length, 0),
    brotli: files.reduce((sum, file) => sum + brotliCompressSync(file).length, 0),
  };
}

/** The least page that is like ours: preact, one button, a second hand, kept by a service worker. */
async function buildBare(): Promise<string> {
  const folder = mkdtempSync(`${ROOT}node_modules/.bare-`);
  const out = `${folder}/dist`;
  writeFileSync(
    `${folder}/index.html`,
    '<!doctype html><title>Bare</title><div id="app"></div><script type="module" src="./main.js"></script>',
  );
  writeFileSync(`${folder}/main.js`, BARE_PAGE);
  await build({
    root: folder,
    configFile: false,
    base: './',
    logLevel: 'warn',
    build: { outDir: out, modulePreload: { polyfill: false } },
  });
  const files = ['./', ...readdirSync(`${out}/assets`).map((name) => `./assets/${name}`)];
  writeFileSync(`${out}/sw.js`, BARE_WORKER.replace('FILES', JSON.stringify(files)));
  return out;
}

const BARE_PAGE = `
import { h, render } from 'preact';
import { useEffect, useState } from 'preact/hooks';
function Page() {
  const [pressed, press] = useState(0);
  const [seconds, tick] = useState(0);
  useEffect(() => { const id = setInterval(() => tick((n) => n + 1), 1000); return () => clearInterval(id); }, []);
  return h('main', null, h('p', null, pressed), h('output', null, seconds),
    h('button', { onPointerDown: () => press((n) => n + 1) }, 'press'));
}
render(h(Page), document.getElementById('app'));
navigator.serviceWorker.register('./sw.js');
`;

const BARE_WORKER = `
addEventListener('install', (event) => event.waitUntil(caches.open('bare').then((cache) => cache.addAll(FILES))));
addEventListener('activate', (event) => event.waitUntil(clients.claim()));
addEventListener('fetch', (event) => event.respondWith(caches.match(event.request, { ignoreVary: true }).then((kept) => kept ?? fetch(event.request))));
`;

async function serve(folder: string, port: number): Promise<ChildProcess> {
  const vite = `${ROOT}node_modules/vite/bin/vite.js`;
  const args = [vite, 'preview', '--outDir', folder, '--port', `${port}`, '--strictPort'];
  const server = spawn(process.execPath, args, { cwd: ROOT, stdio: 'ignore' });
  for (let tries = 0; tries < 200; tries += 1) {
    const answers = await fetch(`http://localhost:${port}/`).then(
      (answer) => answer.ok,
      () => false,
    );
    if (answers) return server;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  server.kill();
  throw new Error('The preview did not start: run npm run build first.');
}
