import { fileURLToPath } from 'node:url';
import { type Browser, chromium, type Page } from '@playwright/test';
import { duplicate as t } from '../../src/i18n/pl/duplicate.ts';
import { serveFolder } from '../site.ts';
import { buildBare } from './barePage.ts';
import { SLOW_DOWN, slowed } from './coldStart.ts';
import { playedHall } from './duplicateGame.ts';
import { medianOf } from './screens.ts';
import { figure, type Table } from './table.ts';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const PARTICIPANTS = 42;
const MOVES = 20;
const EVENT = 'Bench';
const PATIENCE = 120_000;
const RUNS = 9;

/** A referee with a pile of slips, beside the least that a page of this kind could cost, in the same run. */
export async function duplicate(): Promise<Table> {
  const bare = await buildBare();
  const sites = await Promise.all([serveFolder(`${ROOT}dist`), serveFolder(bare.folder)]);
  const browser = await chromium.launch({
    executablePath: process.env.CHROME_PATH ?? '/usr/bin/chromium',
    args: ['--no-sandbox', '--disable-gpu'],
  });
  try {
    const { slips, next, touches } = await hallFigures(browser, sites[0].url);
    const tap = await bareTap(browser, sites[1].url);
    const half = Math.floor(slips.length / 2);
    const row = (what: string, took: number) => [what, figure(took), figure(tap), figure(took / tap)];
    return {
      title: `Duplicate, ${PARTICIPANTS} participants, move ${MOVES}, at ${SLOW_DOWN}× CPU slow-down`,
      columns: ['what', 'app', 'bare preact page’s tap', 'ratio'],
      rows: [
        row('a digit of a number in the line, ms', touches.digit),
        row('a touch on a square of the board, ms', touches.square),
        row('a touch on a letter of the rack, ms', touches.letter),
        row('a touch on Słowa, ms', touches.words),
        row('a slip to its paint, the first half of them, median ms', medianOf(slips.slice(0, half))),
        row('… the second half', medianOf(slips.slice(half))),
        row('last slip: the move laid, the next rack drawn and painted, ms', next),
      ],
      notes: [`Every figure is from the event to the end of the next frame; touches are medians of ${RUNS}.`],
    };
  } finally {
    await browser.close();
    for (const site of sites) site.close();
    bare.remove();
  }
}

async function hallFigures(browser: Browser, address: string) {
  const context = await browser.newContext({
    viewport: { width: 1280, height: 800 },
    locale: 'pl-PL',
    hasTouch: true,
  });
  context.setDefaultTimeout(PATIENCE);
  const page = await context.newPage();
  const { backup, slips } = playedHall(EVENT, PARTICIPANTS, MOVES);
  await page.goto(`${address}#/duplicate`);
  const asked = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: t.restore, exact: true }).click();
  const file = { name: 'bench.json', mimeType: 'application/json', buffer: Buffer.from(backup) };
  await (await asked).setFiles(file);
  await page.getByRole('button', { name: new RegExp(EVENT) }).click();
  const line = page.getByLabel(t.answers.line);
  await line.waitFor();
  await slowed(page);
  const touches = await touchFigures(page);
  const times: number[] = [];
  for (const slip of slips) {
    await line.fill(slip);
    times.push(await toPaint(page, 'keydown', () => line.press('Enter')));
  }
  const lay = page.getByRole('button', {
    name: new RegExp(`^${t.master.lay('', 0).split(' ')[0]} .*\\d\\)$`),
  });
  const laid = await toPaint(page, 'click', () => lay.first().click());
  const draw = page.getByRole('button', { name: new RegExp(`^${t.draw.random}`) });
  const drawn = await toPaint(page, 'click', () => draw.click());
  await context.close();
  return { slips: times, next: laid + drawn, touches };
}

/** What a referee touches hundreds of times; each with something to paint. */
async function touchFigures(page: Page) {
  const line = page.getByLabel(t.answers.line);
  const board = page.locator('[data-touch]');
  const letter = page.getByRole('group', { name: t.answers.rack }).getByRole('button').first();
  const tab = (name: string) =>
    page.getByRole('navigation', { name: t.tabs.label }).getByRole('button', { name, exact: true });
  const { width, height } = (await board.boundingBox())!;
  const times = {
    digit: [] as number[],
    square: [] as number[],
    letter: [] as number[],
    words: [] as number[],
  };
  for (let run = 0; run < RUNS; run += 1) {
    await line.fill('');
    times.digit.push(await toPaint(page, 'keydown', () => line.press('7')));
    await line.fill('');
    const position = { x: width * (0.1 + run / 20), y: height * (run % 2 ? 0.1 : 0.9) };
    times.square.push(await toPaint(page, 'pointerup', () => board.tap({ position })));
    times.letter.push(await toPaint(page, 'click', () => letter.tap()));
    await page.getByRole('button', { name: t.answers.erase, exact: true }).tap();
    await line.fill('');
    times.words.push(await toPaint(page, 'click', () => tab(t.tabs.words).tap()));
    await tab(t.tabs.play).tap();
    await line.waitFor();
  }
  return {
    digit: medianOf(times.digit),
    square: medianOf(times.square),
    letter: medianOf(times.letter),
    words: medianOf(times.words),
  };
}

async function bareTap(browser: Browser, address: string): Promise<number> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 }, hasTouch: true });
  context.setDefaultTimeout(PATIENCE);
  const page = await context.newPage();
  await page.goto(address);
  const button = page.getByRole('button').first();
  await button.waitFor();
  await slowed(page);
  const times: number[] = [];
  for (let run = 0; run < RUNS; run += 1) times.push(await toPaint(page, 'click', () => button.tap()));
  await context.close();
  return medianOf(times);
}

/** From an event to the end of the frame that comes after it. */
async function toPaint(
  page: Page,
  event: 'keydown' | 'click' | 'pointerup',
  act: () => Promise<void>,
): Promise<number> {
  await page.evaluate((name) => {
    const marks = { took: 0 };
    Object.assign(globalThis, { marks });
    // Not a function of its own: the builder would give it a name by a helper that the page has not.
    addEventListener(
      name,
      ({ timeStamp }) =>
        requestAnimationFrame(() =>
          setTimeout(() => {
            marks.took = performance.now() - timeStamp;
          }),
        ),
      { once: true, capture: true },
    );
  }, event);
  await act();
  const took = await page.waitForFunction(() => {
    const { marks } = globalThis as unknown as { marks: { took: number } };
    return marks.took;
  });
  return Number(await took.jsonValue());
}
