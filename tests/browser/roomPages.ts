import { type Browser, expect, type Page } from '@playwright/test';
import { duplicate as t } from '../../src/i18n/pl/duplicate.ts';
import { room as r } from '../../src/i18n/pl/room.ts';
import { withoutList } from './seed.ts';
import { sharedConfig } from './sharedConfig.ts';

/** Players come over plain http by another name than localhost, as school computers do: no secure context. */
export const throughHall = {
  launchOptions: {
    ...sharedConfig.use.launchOptions,
    args: [...sharedConfig.use.launchOptions.args, '--host-resolver-rules=MAP hall.test 127.0.0.1'],
  },
};

export const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();
export const tab = (page: Page, name: string) =>
  page.getByRole('navigation', { name: t.tabs.label }).getByRole('button', { name, exact: true }).click();

export type How = {
  /** For a move, where it is not the regulation's time. */
  readonly seconds?: number;
  readonly scheme?: 'http' | 'https';
};

/** Sets a game up and opens its room. */
export async function referee(
  page: Page,
  port: number,
  players: number,
  { seconds, scheme = 'http' }: How = {},
): Promise<void> {
  await withoutList(page);
  await page.goto(`${scheme}://localhost:${port}/#/duplicate`);
  await press(page, t.create);
  await page.getByLabel(t.setup.event).fill('Klub');
  const names = Array.from({ length: players }, (_, i) => `${i + 1} Hráč ${i + 1}`);
  await page.getByLabel(t.setup.people).fill(names.join('\n'));
  if (seconds !== undefined) {
    await page.getByText(t.setup.change, { exact: true }).click();
    await page.getByLabel(t.setup.own.move).fill(String(seconds));
  }
  await press(page, `${t.setup.begin} · ${t.setup.count(players)}`);
  await tab(page, t.tabs.more);
  await press(page, r.desk.row);
  await press(page, r.desk.open);
  await expect(page.getByText(r.desk.up, { exact: true })).toBeVisible();
  await expect(page.getByText(`${scheme}://hall.test:${port}/r`)).toBeVisible();
}

export async function player(
  browser: Browser,
  port: number,
  number: number,
  scheme: How['scheme'] = 'http',
): Promise<Page> {
  const context = await browser.newContext({
    locale: 'pl-PL',
    viewport: { width: 412, height: 915 },
    hasTouch: true,
    // A certificate of our own making.
    ignoreHTTPSErrors: scheme === 'https',
  });
  const page = await context.newPage();
  await page.goto(`${scheme}://hall.test:${port}/r`);
  await page.getByRole('button', { name: `${number}. Hráč ${number}` }).click();
  await expect(page.getByText(`${number}. Hráč ${number}`, { exact: true })).toBeVisible();
  return page;
}

/** A tap on a square of the board, then letters by keys. */
export async function lay(page: Page, column: number, row: number, word: string): Promise<void> {
  const box = (await page.locator('[data-touch]').boundingBox())!;
  await page.mouse.click(box.x + (box.width * (column + 0.5)) / 15, box.y + (box.height * (row + 0.5)) / 15);
  for (const letter of word) await page.keyboard.press(letter);
}

export async function rack(page: Page, letters: string): Promise<void> {
  await press(page, t.draw.byHand);
  await page.getByLabel(/^Litery na stojaku/).fill(letters);
  await page.getByLabel(/^Litery na stojaku/).press('Enter');
  await expect(page.getByLabel(t.answers.line)).toBeVisible();
}

export const ready = (page: Page) => expect(page.getByRole('group', { name: r.play.rack })).toBeVisible();
