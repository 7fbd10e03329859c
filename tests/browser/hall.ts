import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type Browser, expect, type Page, test } from '@playwright/test';
import { openRoom, roomAnswers } from '../../.tools/room.mjs';
import { serveSite } from '../../.tools/site.mjs';
import { duplicate as duplicateEn } from '../../src/i18n/en/duplicate.ts';
import { room as roomEn } from '../../src/i18n/en/room.ts';
import { duplicate as duplicatePl } from '../../src/i18n/pl/duplicate.ts';
import { room as roomPl } from '../../src/i18n/pl/room.ts';
import { duplicate as duplicateSk } from '../../src/i18n/sk/duplicate.ts';
import { room as roomSk } from '../../src/i18n/sk/room.ts';
import type { Spoken } from './screens.ts';
import { withoutList } from './seed.ts';
import { root, sharedConfig } from './sharedConfig.ts';

/** What the screens of a duplicate game and of its room say. */
export const SAID = {
  pl: { t: duplicatePl, r: roomPl },
  en: { t: duplicateEn, r: roomEn },
  sk: { t: duplicateSk, r: roomSk },
} as const;

/** Players come over plain http by another name than localhost, as school computers do: no secure context. */
let server: Server;
let closeRoom: () => Promise<void>;

/** A browser that speaks it. */
export const LOCALES = { pl: 'pl-PL', en: 'en-GB', sk: 'sk-SK' } as const;

/** For the tests of one file: a site with a room, as `npm start -- --room` serves it, for each of them. */
export function inHall(): void {
  test.use({
    launchOptions: {
      ...sharedConfig.use.launchOptions,
      args: [...sharedConfig.use.launchOptions.args, '--host-resolver-rules=MAP hall.test 127.0.0.1'],
    },
  });

  test.beforeEach(async () => {
    let address = '';
    server = await serveSite({
      folder: `${root}dist`,
      port: 0,
      address: '127.0.0.1',
      besides: roomAnswers({ address: () => address }),
    });
    address = `http://hall.test:${(server.address() as AddressInfo).port}/`;
    ({ close: closeRoom } = await openRoom(server));
  });
  test.afterEach(async () => {
    await closeRoom();
    server.closeAllConnections();
    server.close();
  });
}

const port = () => (server.address() as AddressInfo).port;
export const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();
/** A page of the duplicate game; `label`: what its navigation is called. */
export const tab = (page: Page, name: string, label = duplicatePl.tabs.label as string) =>
  page.getByRole('navigation', { name: label }).getByRole('button', { name, exact: true }).click();

/** Begins a game and opens its room. */
export async function referee(page: Page, players: number, spoken: Spoken = 'pl'): Promise<void> {
  const { t, r } = SAID[spoken];
  await withoutList(page);
  await page.goto(`http://localhost:${port()}/#/duplicate`);
  await press(page, t.create);
  await page.getByLabel(t.setup.event, { exact: true }).fill('Klub');
  const names = Array.from({ length: players }, (_, i) => `${i + 1} Hráč ${i + 1}`);
  await page.getByLabel(t.setup.people).fill(names.join('\n'));
  await press(page, `${t.setup.begin} · ${t.setup.count(players)}`);
  await tab(page, t.tabs.more, t.tabs.label);
  await press(page, r.desk.row);
  await press(page, r.desk.open);
  await expect(page.getByText(r.desk.up, { exact: true })).toBeVisible();
  await expect(page.getByText(`http://hall.test:${port()}/r`)).toBeVisible();
}

/** Comes over plain http by the short address, and chooses a name. */
export async function player(browser: Browser, number: number, spoken: Spoken = 'pl'): Promise<Page> {
  const context = await browser.newContext({
    locale: LOCALES[spoken],
    viewport: { width: 412, height: 915 },
    hasTouch: true,
  });
  const page = await context.newPage();
  await page.goto(`http://hall.test:${port()}/r`);
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

export async function rack(page: Page, letters: string, spoken: Spoken = 'pl'): Promise<void> {
  const { t } = SAID[spoken];
  await press(page, t.draw.byHand);
  const field = page.getByLabel(new RegExp(`^${t.draw.hand('').slice(0, 8)}`));
  await field.fill(letters);
  await field.press('Enter');
  await expect(page.getByLabel(t.answers.line)).toBeVisible();
}
