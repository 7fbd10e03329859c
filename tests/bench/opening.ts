import { fileURLToPath } from 'node:url';
import { type BrowserContext, chromium } from '@playwright/test';
import { serveFolder } from '../site.ts';
import { SLOW_DOWN, slowed } from './coldStart.ts';
import { figure, printTable, type Table } from './table.ts';

const DIST = fileURLToPath(new URL('../../dist', import.meta.url));
const RUNS = 5;
/** A busy machine is slow to start things; that is not what is measured. */
const PATIENCE = 120_000;
const READY = 'Gotowy, działa bez internetu';

type Opening = { readonly paint: number; readonly ready: number };

/** From a reload until the Polish list can judge, with the expanded copy and without it. */
export async function opening(): Promise<Table> {
  const site = await serveFolder(DIST);
  const browser = await chromium.launch({
    executablePath: process.env.CHROME_PATH ?? '/usr/bin/chromium',
    args: ['--no-sandbox', '--disable-gpu'],
  });
  try {
    const context = await browser.newContext({ locale: 'pl-PL', serviceWorkers: 'block' });
    context.setDefaultTimeout(PATIENCE);
    context.setDefaultNavigationTimeout(PATIENCE);
    await opened(context, site.url, false);
    const kept: Opening[] = [];
    const expanded: Opening[] = [];
    // One after the other in every round: whatever else the machine does meets both alike.
    for (let run = 0; run < RUNS; run += 1) {
      kept.push(await opened(context, site.url, false));
      expanded.push(await opened(context, site.url, true));
    }
    const row = (what: string, times: readonly Opening[]) => [
      what,
      figure(median(times.map(({ paint }) => paint))),
      figure(median(times.map(({ ready }) => ready))),
      figure(median(times.map(({ paint, ready }) => ready - paint))),
    ];
    return {
      title: `Reload until the Polish list can judge, at ${SLOW_DOWN}× CPU slow-down, medians of ${RUNS}, ms`,
      columns: ['the list', 'first paint', 'can judge', 'behind the paint'],
      rows: [row('from its expanded copy', kept), row('expanded anew', expanded)],
      notes: [
        'Expanding runs in a worker, which the slow-down does not reach: on a phone the second row is longer by about three times its last column. The copy needs no worker: its row is slowed as a whole.',
      ],
    };
  } finally {
    await browser.close();
    site.close();
  }
}

/** `anew`: without the copies that earlier starts have left. */
async function opened(context: BrowserContext, address: string, anew: boolean): Promise<Opening> {
  const page = await context.newPage();
  if (anew) {
    await page.goto(`${address}icon.svg`);
    await page.evaluate(() => caches.delete('lex-open-v1'));
  }
  await slowed(page);
  await page.addInitScript((wanted) => {
    new MutationObserver((_, observer) => {
      if (!document.body?.textContent?.includes(wanted)) return;
      observer.disconnect();
      performance.mark('ready');
    }).observe(document, { childList: true, subtree: true, characterData: true });
  }, READY);
  await page.goto(`${address}#/lists`);
  const times = await page.waitForFunction(() => {
    const [ready] = performance.getEntriesByName('ready');
    const [paint] = performance.getEntriesByName('first-contentful-paint');
    return ready && paint && { ready: ready.startTime, paint: paint.startTime };
  });
  const took = await times.jsonValue();
  // The copy is written after the list answers; the next start wants it whole.
  await page.waitForFunction(async () => (await (await caches.open('lex-open-v1')).keys()).length > 0);
  await page.close();
  if (!took) throw new Error('not measured');
  return took;
}

function median(times: readonly number[]): number {
  return times.toSorted((one, other) => one - other)[times.length >> 1]!;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) printTable(await opening());
