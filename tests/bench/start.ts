import { fileURLToPath } from 'node:url';
import { type Browser, type BrowserContext, chromium } from '@playwright/test';
import { playedGames } from '../browser/playedGames.ts';
import { seedGames } from '../browser/seed.ts';
import { serveFolder } from '../site.ts';
import { buildBare } from './barePage.ts';
import { coldStart, SLOW_DOWN } from './coldStart.ts';
import { figure, type Table } from './table.ts';

const DIST = fileURLToPath(new URL('../../dist', import.meta.url));
const RUNS = Number(process.env.START_RUNS ?? 9);
/** How many games there are on the phone, the one on the table among them. */
const GAMES = [1, 100, 500] as const;
/** A busy machine is slow to start things; that is not what is measured. */
const PATIENCE = 120_000;

type Phone = { readonly what: string; readonly start: () => Promise<number>; readonly times: number[] };

/** From an icon's tap to the clock of a running game, without a network, beside a page that does nothing. */
export async function start(): Promise<Table> {
  const bare = await buildBare();
  const sites = await Promise.all([serveFolder(DIST), serveFolder(bare.folder)]);
  const browser = await chromium.launch({
    executablePath: process.env.CHROME_PATH ?? '/usr/bin/chromium',
    args: ['--no-sandbox', '--disable-gpu'],
  });
  try {
    const phones: Phone[] = [await barePhone(browser, sites[1].url)];
    for (const games of GAMES) phones.push(await appPhone(browser, sites[0].url, games));
    // One after the other in every round: whatever else the machine does meets all of them alike.
    for (let run = 0; run < RUNS; run += 1) {
      for (const { start, times } of phones) times.push(await start());
    }
    const [least, one] = phones.map(({ times }) => median(times));
    return {
      title: `Offline cold start to a running game's clock, at ${SLOW_DOWN}× CPU slow-down, medians of ${RUNS}`,
      columns: ['games on the phone', 'ms', '× bare page', '× one game'],
      rows: phones.map(({ what, times }) => {
        const took = median(times);
        return [what, figure(took), figure(took / least!), figure(took / one!)];
      }),
    };
  } finally {
    await browser.close();
    for (const site of sites) site.close();
    bare.remove();
  }
}

async function barePhone(browser: Browser, address: string): Promise<Phone> {
  const context = await phone(browser);
  const page = await context.newPage();
  await page.goto(address);
  await page.evaluate(() => navigator.serviceWorker.ready);
  await page.reload();
  await page.close();
  await context.setOffline(true);
  return { what: 'bare preact page', start: () => coldStart(context, address, 'button'), times: [] };
}

async function appPhone(browser: Browser, address: string, games: number): Promise<Phone> {
  const context = await phone(browser);
  const page = await context.newPage();
  await seedGames(page, playedGames(games - 1, Date.now()), address);
  await page.goto(address);
  await page.getByText('Gotowe do gry bez internetu').waitFor();
  await page.goto(`${address}#/new`);
  await page.getByRole('button', { name: /Dalej/ }).click();
  await page.getByRole('button', { name: 'Zaczyna Gracz 1' }).click();
  await page.getByRole('button', { name: /Start/ }).click();
  await page.getByRole('button', { name: /^Zatrzymaj zegar/ }).waitFor();
  await page.close();
  await context.setOffline(true);
  const start = () => coldStart(context, `${address}#/game`, 'section button');
  // The first start after all this may still have something to tidy up.
  await start();
  return { what: String(games), start, times: [] };
}

async function phone(browser: Browser): Promise<BrowserContext> {
  const context = await browser.newContext({ viewport: { width: 412, height: 915 }, locale: 'pl-PL' });
  context.setDefaultTimeout(PATIENCE);
  return context;
}

function median(times: readonly number[]): number {
  return times.toSorted((a, b) => a - b)[Math.floor(times.length / 2)] ?? 0;
}
