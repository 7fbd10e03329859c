import { type CDPSession, chromium, type Page } from '@playwright/test';
import { duplicate as t } from '../../src/i18n/pl/duplicate.ts';
import { room as r } from '../../src/i18n/pl/room.ts';
import { SLOW_DOWN } from './coldStart.ts';
import { playedHall } from './duplicateGame.ts';
import { broker, crowd, DEVICES, gather } from './roomCrowd.ts';
import { medianOf } from './screens.ts';
import { figure, type Table } from './table.ts';

const EVENT = 'Bench';
/** The move that is measured; what was played before is on paper. */
const MOVE = 10;
/** Devices that send one after the other. */
const ALONE = 30;
const PATIENCE = 180_000;

/** What an incoming move costs the referee's page: signature, seal, log, database, copy in the room, answer and paint. */
export async function refereePage(): Promise<Table> {
  const { port } = await broker('broker');
  const { closed, rack, plays } = playedHall(EVENT, DEVICES, MOVE);
  const browser = await chromium.launch({
    executablePath: process.env.CHROME_PATH ?? '/usr/bin/chromium',
    args: ['--no-sandbox', '--disable-gpu'],
  });
  try {
    const context = await browser.newContext({ viewport: { width: 1280, height: 800 }, locale: 'pl-PL' });
    context.setDefaultTimeout(PATIENCE);
    const page = await context.newPage();
    const site = `http://localhost:${port}/`;
    await openHall(page, site, closed);
    const { room } = (await (await fetch(`${site}room`)).json()) as { readonly room: string };
    const all = crowd('players', port, room);
    await gather('names claimed', () => all.count('claimed'));
    await page.getByRole('button', { name: r.desk.toGame, exact: true }).click();
    await page.getByRole('button', { name: t.draw.byHand, exact: true }).click();
    const field = page.getByLabel(/^Litery na stojaku/);
    await field.fill(rack.replaceAll('*', '?'));
    await field.press('Enter');
    await page.getByLabel(t.answers.line).waitFor();
    await gather('racks seen', () => all.count('racks'));

    const session = await context.newCDPSession(page);
    await session.send('Performance.enable', { timeDomain: 'threadTicks' });
    await session.send('Emulation.setCPUThrottlingRate', { rate: SLOW_DOWN });
    let sent = 0;
    /** Processor time for each move of those who send now. */
    const cost = async (...numbers: readonly number[]) => {
      const before = await worked(session);
      all.lay(plays.map((play, i) => (numbers.includes(i) ? play : null)));
      sent += numbers.length;
      if (!(await gather('moves answered', () => all.count('answered'), sent))) return Number.NaN;
      await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => setTimeout(done))));
      return ((await worked(session)) - before) / numbers.length;
    };
    const idle: number[] = [];
    const alone: number[] = [];
    for (let i = 0; i < ALONE; i += 1) {
      alone.push(await cost(i));
      const before = await worked(session);
      await page.waitForTimeout(500);
      idle.push((await worked(session)) - before);
    }
    const rest = Array.from({ length: DEVICES - ALONE }, (_, i) => ALONE + i);
    const together = await cost(...rest);
    return {
      title: `The referee's page, ${DEVICES} devices, move ${MOVE}, at ${SLOW_DOWN}× CPU slow-down`,
      columns: ['what', 'thread, ms a move'],
      rows: [
        [`a move that comes alone, median of ${ALONE}`, figure(medianOf(alone))],
        [`${rest.length} moves that come together`, figure(together)],
        ['half a second in which nothing comes', figure(medianOf(idle))],
      ],
      notes: ['Thread: processor time of the page. A frame has 16.7 ms.'],
    };
  } finally {
    await browser.close();
  }
}

async function openHall(page: Page, site: string, backup: string): Promise<void> {
  const press = (name: string | RegExp) => page.getByRole('button', { name, exact: true }).click();
  await page.goto(`${site}#/duplicate`);
  const asked = page.waitForEvent('filechooser');
  await press(t.restore);
  const file = { name: 'bench.json', mimeType: 'application/json', buffer: Buffer.from(backup) };
  await (await asked).setFiles(file);
  await page.getByRole('button', { name: new RegExp(EVENT) }).click();
  const tabs = page.getByRole('navigation', { name: t.tabs.label });
  await tabs.getByRole('button', { name: t.tabs.more, exact: true }).click();
  await press(r.desk.row);
  await press(r.desk.open);
  await page.getByText(r.desk.up, { exact: true }).waitFor();
}

async function worked(session: CDPSession): Promise<number> {
  const { metrics } = await session.send('Performance.getMetrics');
  return 1_000 * (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0);
}
