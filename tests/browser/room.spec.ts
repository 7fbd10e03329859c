import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type Browser, expect, type Page, test } from '@playwright/test';
import { openRoom, roomAnswers } from '../../.tools/room.mjs';
import { serveSite } from '../../.tools/site.mjs';
import { duplicate as t } from '../../src/i18n/pl/duplicate.ts';
import { room as r } from '../../src/i18n/pl/room.ts';
import { withoutList } from './seed.ts';
import { root, sharedConfig } from './sharedConfig.ts';

/** Players come over plain http by another name than localhost, as school computers do: no secure context. */
test.use({
  launchOptions: {
    ...sharedConfig.use.launchOptions,
    args: [...sharedConfig.use.launchOptions.args, '--host-resolver-rules=MAP hall.test 127.0.0.1'],
  },
});

let server: Server;
let closeRoom: () => Promise<void>;
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

const port = () => (server.address() as AddressInfo).port;
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();
const tab = (page: Page, name: string) =>
  page.getByRole('navigation', { name: t.tabs.label }).getByRole('button', { name, exact: true }).click();

async function referee(page: Page, players: number): Promise<void> {
  await withoutList(page);
  await page.goto(`http://localhost:${port()}/#/duplicate`);
  await press(page, t.create);
  await page.getByLabel(t.setup.event).fill('Klub');
  const names = Array.from({ length: players }, (_, i) => `${i + 1} Hráč ${i + 1}`);
  await page.getByLabel(t.setup.people).fill(names.join('\n'));
  await press(page, `${t.setup.begin} · ${t.setup.count(players)}`);
  await tab(page, t.tabs.more);
  await press(page, r.desk.row);
  await press(page, r.desk.open);
  await expect(page.getByText(r.desk.up, { exact: true })).toBeVisible();
  await expect(page.getByText(`http://hall.test:${port()}/r`)).toBeVisible();
}

async function player(browser: Browser, number: number): Promise<Page> {
  const context = await browser.newContext({ locale: 'pl-PL', viewport: { width: 412, height: 915 } });
  const page = await context.newPage();
  await page.goto(`http://hall.test:${port()}/r`);
  await page.getByRole('button', { name: `${number}. Hráč ${number}` }).click();
  await expect(page.getByText(`${number}. Hráč ${number}`, { exact: true })).toBeVisible();
  return page;
}

/** A tap on a square of the board, then letters by keys. */
async function lay(page: Page, column: number, row: number, word: string): Promise<void> {
  const box = (await page.locator('[data-touch]').boundingBox())!;
  await page.mouse.click(box.x + (box.width * (column + 0.5)) / 15, box.y + (box.height * (row + 0.5)) / 15);
  for (const letter of word) await page.keyboard.press(letter);
}

async function rack(page: Page, letters: string): Promise<void> {
  await press(page, t.draw.byHand);
  await page.getByLabel(/^Litery na stojaku/).fill(letters);
  await page.getByLabel(/^Litery na stojaku/).press('Enter');
  await expect(page.getByLabel(t.answers.line)).toBeVisible();
}

const ready = (page: Page) => expect(page.getByRole('group', { name: r.play.rack })).toBeVisible();

test('a whole game by eight pages over plain http and a referee, one of them without its network for a while', async ({
  page,
  browser,
}) => {
  await referee(page, 8);
  const pages = await Promise.all(Array.from({ length: 8 }, (_, i) => player(browser, i + 1)));
  expect(await pages[0]!.evaluate(() => isSecureContext)).toBe(false);
  await expect(page.getByText(r.desk.inRoom(8, 8))).toBeVisible();
  await press(page, r.desk.toGame);
  await rack(page, 'matkaiv');
  await Promise.all(pages.map(ready));

  // The seventh loses its network: what it sends waits, and counts once it is back.
  const [first, seventh, eighth] = [pages[0]!, pages[6]!, pages[7]!];
  await seventh.context().setOffline(true);
  await Promise.all(
    pages.slice(0, 6).map(async (one) => {
      await lay(one, 7, 7, 'matka');
      await press(one, r.play.send);
      await expect(one.getByText(r.play.as.taken)).toBeVisible();
    }),
  );
  await lay(seventh, 7, 7, 'tik');
  await press(seventh, r.play.send);
  // The eighth lays one tile, which is no move, and then another word.
  await lay(eighth, 7, 7, 'v');
  await press(eighth, r.play.send);
  await expect(eighth.getByText(r.play.noMove)).toBeVisible();
  await press(eighth, r.play.back);
  await lay(eighth, 7, 7, 'vitka');
  await press(eighth, r.play.send);
  await expect(eighth.getByText(r.play.as.taken)).toBeVisible();
  await expect(page.getByText(r.desk.sent(7))).toBeVisible();
  await seventh.context().setOffline(false);
  await expect(seventh.getByText(r.play.as.taken)).toBeVisible();
  await expect(page.getByText(t.answers.nobodyMissing)).toBeVisible();
  // No screen of a player speaks of points.
  expect(await first.locator('main').innerText()).not.toMatch(/16|punkt/);

  await press(page, `${t.judge.valid}: MATKA`);
  await press(page, `${t.judge.valid}: TIK`);
  await press(page, `${t.judge.invalid}: VITKA`);
  await press(page, t.master.lay('H8 MATKA', 16));
  for (const one of pages)
    await expect(one.getByText('MATKA · H8').or(one.getByText('MATKA · 8H'))).toBeVisible();

  // A player's page and the referee's are opened anew in the middle of a move.
  await rack(page, 'ivosel?');
  await ready(first);
  await first.reload();
  await page.reload();
  await ready(first);
  await lay(first, 12, 7, 's');
  await press(first, r.play.send);
  await expect(first.getByText(r.play.as.taken)).toBeVisible();
  await expect(page.getByText(/MATKAS/).first()).toBeVisible();
  await press(page, `${t.judge.valid}: MATKAS`);
  await page.getByRole('button', { name: /^Połóż .*MATKAS/ }).click();
  await press(page, t.end);
  await press(page, t.end);
  for (const one of pages) await expect(one.getByText(r.play.over)).toBeVisible();

  await tab(page, t.tabs.table);
  await expect(page.getByRole('row', { name: /^1 1 Hráč 1 / })).toBeVisible();
  await expect(page.getByRole('row', { name: /^2 2 Hráč 2 \d+ 16 1 / })).toBeVisible();
  await expect(page.getByRole('row', { name: /^7 7 Hráč 7 \d+ 8 0 / })).toBeVisible();
  await expect(page.getByRole('row', { name: /^8 8 Hráč 8 \d+ 0 0 / })).toBeVisible();
  for (const one of pages) await one.context().close();
});
