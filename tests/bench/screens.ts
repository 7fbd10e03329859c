import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { type Browser, type CDPSession, chromium, type Page } from '@playwright/test';
import { serveFolder } from '../site.ts';
import { buildBare } from './barePage.ts';
import { SLOW_DOWN, slowed } from './coldStart.ts';
import { figure, type Table } from './table.ts';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const RUNS = 15;
/** A busy machine is slow to start things; that is not what is measured. */
const PATIENCE = 120_000;
/** Nobody taps faster, and a press right after a clock has started is taken for half a double tap. */
const BETWEEN_TAPS = 600;
const MINUTE = 60_000;
/** How long the clock is watched; the figure is scaled to a minute. */
const WATCHED = 10_000;

/** What a player feels, beside the least that any page of this kind could cost, on the same machine in the same run. */
export async function screens(): Promise<Table> {
  const bare = await buildBare();
  const sites = await Promise.all([serveFolder(`${ROOT}dist`), serveFolder(bare.folder)]);
  const browser = await chromium.launch({
    executablePath: process.env.CHROME_PATH ?? '/usr/bin/chromium',
    args: ['--no-sandbox', '--disable-gpu'],
  });
  try {
    const app = await appFigures(browser, sites[0].url);
    const least = await bareFigures(browser, sites[1].url);
    const bytes = firstScreen(`${ROOT}dist`);
    const bareBytes = firstScreen(bare.folder);
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
        row('tap on the half to the settling screen painted, ms', app.stop, least.tap),
        row('a digit to its paint, ms', app.digit, least.tap),
        row('Zapisz to the other clock painted, ms', app.save, least.tap),
        row('scripting per minute of running clock, ms', app.ticking, least.ticking),
      ],
      notes: [
        `The bare page's tap adds one to a number; its clock is a number set once a second. The app's three taps are those of a move, as many moves of one game.`,
        `Scripting takes ${figure((100 * app.ticking) / MINUTE)} % of a running clock's minute.`,
      ],
    };
  } finally {
    await browser.close();
    for (const site of sites) site.close();
    bare.remove();
  }
}

type Figures = { readonly ticking: number };
type Taps = { readonly stop: number; readonly digit: number; readonly save: number };

async function appFigures(browser: Browser, address: string): Promise<Figures & Taps> {
  const context = await browser.newContext({ viewport: { width: 412, height: 915 }, locale: 'pl-PL' });
  context.setDefaultTimeout(PATIENCE);
  const page = await context.newPage();
  await page.goto(address);
  await page.getByText('Gotowe do gry bez internetu').waitFor();
  await page.goto(`${address}#/new`);
  await page.getByRole('button', { name: /Dalej/ }).click();
  await page.getByRole('button', { name: 'Zaczyna Gracz 1' }).click();
  await page.getByRole('button', { name: /Start/ }).click();
  const stop = page.getByRole('button', { name: /^Zatrzymaj zegar/ });
  await stop.waitFor();
  await context.setOffline(true);
  const slow = await slowed(page);
  const ticking = await scripting(slow, page);
  const taps: Taps[] = [];
  for (let run = 0; run < RUNS; run += 1) {
    taps.push({
      stop: await tapToPaint(page, 'section button', 'output'),
      digit: await tapToPaint(page, 'button:text-is("7")', 'output'),
      save: await tapToPaint(page, 'main button[data-kind=main]', 'section button'),
    });
    await stop.waitFor();
  }
  await context.close();
  const middle = (which: keyof Taps) => medianOf(taps.map((one) => one[which]));
  return { stop: middle('stop'), digit: middle('digit'), save: middle('save'), ticking };
}

export async function bareFigures(
  browser: Browser,
  address: string,
): Promise<Figures & { readonly tap: number }> {
  const context = await browser.newContext({ viewport: { width: 412, height: 915 } });
  context.setDefaultTimeout(PATIENCE);
  const page = await context.newPage();
  await page.goto(address);
  await page.evaluate(() => navigator.serviceWorker.ready);
  await page.reload();
  await context.setOffline(true);
  const slow = await slowed(page);
  const ticking = await scripting(slow, page);
  const tap = await median(() => tapToPaint(page, 'button', 'p'));
  await context.close();
  return { tap, ticking };
}

/** From the press to the first paint after what it brings is in the page. */
export async function tapToPaint(page: Page, pressed: string, brings: string): Promise<number> {
  await page.waitForTimeout(BETWEEN_TAPS);
  await page.evaluate((wanted) => {
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
  }, brings);
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
  return medianOf(times);
}

export function medianOf(times: readonly number[]): number {
  return times.toSorted((a, b) => a - b)[Math.floor(times.length / 2)] ?? 0;
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
