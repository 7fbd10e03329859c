import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { type Browser, chromium, type Page } from '@playwright/test';
import { PRESETS } from '../../src/domain/rules/presets.ts';
import type { Fact, GameEntry } from '../../src/domain/table/fact.ts';
import { importGcg } from '../../src/share/gcg/importGcg.ts';
import { entriesOf, seedGame } from '../browser/seed.ts';
import { serveFolder } from '../site.ts';
import { buildBare } from './barePage.ts';
import { SLOW_DOWN, slowed } from './coldStart.ts';
import { bareFigures, medianOf, tapToPaint } from './screens.ts';
import { figure, medianTime, type Table } from './table.ts';

const DIST = fileURLToPath(new URL('../../dist', import.meta.url));
/** A whole game of real words. */
const GCG = `${readFileSync(new URL('../unit/share/gcg/wholeGame.gcg', import.meta.url), 'utf8')}>anna: (WÓ) +12 373\n`;
const RUNS = 9;
const PATIENCE = 120_000;

/** A letter that is laid and a step of the replay, beside a bare page's tap; and a file of some thirty moves. */
export async function board(): Promise<Table> {
  const read = importGcg(GCG, 0);
  if (!read.ok) throw new Error('the game cannot be read');
  const imported = medianTime(() => importGcg(GCG, 0));
  const bare = await buildBare();
  const sites = await Promise.all([serveFolder(DIST), serveFolder(bare.folder)]);
  const browser = await chromium.launch({
    executablePath: process.env.CHROME_PATH ?? '/usr/bin/chromium',
    args: ['--no-sandbox', '--disable-gpu'],
  });
  try {
    const letter = await letterToPaint(browser, sites[0].url);
    const step = await replayStep(browser, sites[0].url, read.value.game.entries);
    const { tap } = await bareFigures(browser, sites[1].url);
    const row = (what: string, ours: number) => [what, figure(ours), figure(tap), figure(ours / tap)];
    return {
      title: `The board, at ${SLOW_DOWN}× CPU slow-down, medians of ${RUNS}`,
      columns: ['what', 'app', 'bare page’s tap', 'ratio'],
      rows: [
        row('a letter on the board screen to its paint, ms', letter),
        row('a step of the replay to its paint, ms', step),
        ['a GCG file as a game, in node at full speed, ms', figure(imported), '', ''],
      ],
      notes: [
        `The file has ${GCG.split('\n').filter((line) => line.startsWith('>')).length} lines of moves, all with their places; importing counts every one of them again.`,
      ],
    };
  } finally {
    await browser.close();
    for (const site of sites) site.close();
    bare.remove();
  }
}

async function opened(
  browser: Browser,
  address: string,
  entries: readonly GameEntry[],
  route: string,
): Promise<Page> {
  const context = await browser.newContext({ viewport: { width: 412, height: 915 }, locale: 'pl-PL' });
  context.setDefaultTimeout(PATIENCE);
  const page = await context.newPage();
  await seedGame(page, entries, route, 'seeded', address);
  return page;
}

async function letterToPaint(browser: Browser, address: string): Promise<number> {
  const rules = PRESETS.find(({ id }) => id === 'home')!;
  const facts: readonly Fact[] = [
    { type: 'start', rules, players: [{ name: 'Anna' }, { name: 'Marek' }], first: 0 },
    { type: 'stop', seat: 0 },
  ];
  const page = await opened(browser, address, entriesOf(facts, Date.now()), '#/game');
  await page.getByRole('button', { name: 'Plansza', exact: true }).click();
  await page.locator('[data-touch]').click();
  await slowed(page);
  const times: number[] = [];
  for (let run = 0; run < RUNS; run += 1) {
    times.push(await tapToPaint(page, '[data-pad=letters] button', 'main'));
    await page.keyboard.press('Backspace');
  }
  await page.context().close();
  return medianOf(times);
}

async function replayStep(browser: Browser, address: string, entries: readonly GameEntry[]): Promise<number> {
  const begun = Date.now() - entries.at(-1)!.at;
  const played = entries.map((entry) => ({ ...entry, at: begun + entry.at }));
  const page = await opened(browser, address, played, '#/replay');
  await page.getByRole('slider').waitFor();
  await page.keyboard.press('Home');
  await slowed(page);
  const times: number[] = [];
  for (let run = 0; run < RUNS; run += 1)
    times.push(await tapToPaint(page, 'button[aria-label="Następny ruch"]', 'main'));
  await page.context().close();
  return medianOf(times);
}
