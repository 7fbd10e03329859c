import { fileURLToPath } from 'node:url';
import { type Browser, type CDPSession, chromium, type Page } from '@playwright/test';
import { organizer as t } from '../../src/i18n/pl/organizer.ts';
import { serveFolder } from '../site.ts';
import { LARGEST, largestTournament } from '../unit/domain/tournament/largest.ts';
import { SLOW_DOWN } from './coldStart.ts';
import { medianOf } from './screens.ts';
import { figure, type Table } from './table.ts';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
/** Results typed one after another. */
const RESULTS = 25;
const PATIENCE = 120_000;

/** What each key costs the organizer's page while results are typed, at the largest tournament that is promised. */
export async function resultEntry(): Promise<Table> {
  const site = await serveFolder(`${ROOT}dist`);
  const browser = await chromium.launch({
    executablePath: process.env.CHROME_PATH ?? '/usr/bin/chromium',
    args: ['--no-sandbox', '--disable-gpu'],
  });
  try {
    const app = await keysOn(await openEntry(browser, site.url));
    const bare = await keysOn(await openBare(browser));
    const row = (what: string, key: keyof Keys) => {
      const [ours, theirs] = [app[key], bare[key]].map((keys) => medianOf(keys.map(({ thread }) => thread)));
      const paints = app[key].map(({ paint }) => paint);
      return [what, ...[ours!, theirs!, ours! / theirs!, medianOf(paints), Math.min(...paints)].map(figure)];
    };
    return {
      title: `A result by hand, round ${LARGEST.rounds} of 300 players, at ${SLOW_DOWN}× CPU slow-down, medians of ${RESULTS}`,
      columns: ['a key', 'thread, ms', 'bare page', 'ratio', 'to its paint, ms', 'least'],
      rows: [
        row('one that nobody heeds', 'idle'),
        row('digit', 'digits'),
        row('Enter, to the other field', 'next'),
        row('Enter: saved, and the next table is there', 'saves'),
      ],
      notes: [
        'Thread: processor time of the page from the key until it rests, stored and said. A frame has 16.7 ms. The bare page is a form of two fields that writes what was entered into a line.',
      ],
    };
  } finally {
    await browser.close();
    site.close();
  }
}

const VIEW = { viewport: { width: 1280, height: 800 }, locale: 'pl-PL' };

async function openEntry(browser: Browser, address: string): Promise<Page> {
  const context = await browser.newContext(VIEW);
  context.setDefaultTimeout(PATIENCE);
  const page = await context.newPage();
  await page.goto(`${address}#/organizer`);
  const asked = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: t.restore, exact: true }).click();
  const file = { name: 'k.json', mimeType: 'application/json', buffer: Buffer.from(largestTournament()) };
  await (await asked).setFiles(file);
  await page.getByText(LARGEST.name).first().waitFor();
  await page.goto(`${address}#/organizer/${LARGEST.id}-round`);
  await page.getByRole('button', { name: new RegExp(`^${t.round.table(1)}: `) }).click();
  await page
    .getByLabel(/^Punkty/)
    .first()
    .waitFor();
  return page;
}

/** The least that two fields and a line could cost. */
async function openBare(browser: Browser): Promise<Page> {
  const page = await (await browser.newContext(VIEW)).newPage();
  await page.setContent('<form><input autofocus><input><button>ok</button><p></p></form>');
  await page.evaluate(() => {
    const [one, two] = document.querySelectorAll('input');
    one!.onkeydown = (event) => {
      if (event.key !== 'Enter') return;
      event.preventDefault();
      two!.select();
    };
    document.querySelector('form')!.onsubmit = (event) => {
      event.preventDefault();
      document.querySelector('p')!.textContent = `${one!.value} : ${two!.value}`;
      one!.value = '';
      two!.value = '';
      one!.select();
    };
    one!.focus();
  });
  return page;
}

/** Of one key: processor time of the page's thread until it rests, and the time from the key to the paint after it. */
type Spent = { readonly thread: number; readonly paint: number };
type Keys = Readonly<Record<'idle' | 'digits' | 'next' | 'saves', readonly Spent[]>>;

async function keysOn(page: Page): Promise<Keys> {
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable', { timeDomain: 'threadTicks' });
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOW_DOWN });
  const idle: Spent[] = [];
  const digits: Spent[] = [];
  const next: Spent[] = [];
  const saves: Spent[] = [];
  const press = (key: string) => spent(session, page, key);
  for (let i = 0; i < RESULTS; i += 1) {
    idle.push(await press('Shift'));
    for (const digit of `3${i % 10}1`) digits.push(await press(digit));
    next.push(await press('Enter'));
    for (const digit of `2${i % 10}5`) digits.push(await press(digit));
    saves.push(await press('Enter'));
  }
  await page.context().close();
  return { idle, digits, next, saves };
}

async function spent(session: CDPSession, page: Page, key: string): Promise<Spent> {
  await page.evaluate(() => {
    const marks = { paint: 0 };
    Object.assign(globalThis, { marks });
    // Not a function of its own: the builder would give it a name by a helper that the page has not.
    addEventListener(
      'keydown',
      ({ timeStamp }) =>
        requestAnimationFrame(() =>
          setTimeout(() => {
            marks.paint = performance.now() - timeStamp;
          }),
        ),
      { once: true, capture: true },
    );
  });
  const before = await worked(session);
  await page.keyboard.press(key);
  await page.waitForTimeout(150);
  const thread = (await worked(session)) - before;
  const paint = await page.evaluate(
    () => (globalThis as unknown as { marks: { paint: number } }).marks.paint,
  );
  return { thread, paint };
}

async function worked(session: CDPSession): Promise<number> {
  const { metrics } = await session.send('Performance.getMetrics');
  return (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0) * 1_000;
}
