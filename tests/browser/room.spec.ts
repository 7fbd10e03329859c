import { expect, type Locator, type Page, test } from '@playwright/test';
import { duplicate as t } from '../../src/i18n/pl/duplicate.ts';
import { room as r } from '../../src/i18n/pl/room.ts';
import { inHall, lay, player, press, rack, referee, tab } from './hall.ts';

inHall();

const ready = (page: Page) => expect(page.getByRole('group', { name: r.play.rack })).toBeVisible();

test('a whole game by eight pages over plain http and a referee, one of them without its network for a while', async ({
  page,
  browser,
}) => {
  // Nine pages at once: on a machine that others use too they take their time.
  test.slow();
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
      await expect(one.getByText(r.play.sent.taken)).toBeVisible();
    }),
  );
  await lay(seventh, 7, 7, 'tik');
  await press(seventh, r.play.send);
  // The eighth lays one tile, which is no move, and then another word.
  await lay(eighth, 7, 7, 'v');
  await press(eighth, r.play.send);
  await expect(eighth.getByText(r.play.sent.none)).toBeVisible();
  await press(eighth, r.play.back);
  await lay(eighth, 7, 7, 'vitka');
  await press(eighth, r.play.send);
  await expect(eighth.getByText(r.play.sent.taken)).toBeVisible();
  await expect(page.getByText(r.desk.sent(7))).toBeVisible();
  await seventh.context().setOffline(false);
  await expect(seventh.getByText(r.play.sent.taken)).toBeVisible();
  await expect(page.getByText(t.answers.nobodyMissing)).toBeVisible();
  // No screen of a player speaks of points.
  // The clock may.
  const shown = (await first.locator('main').innerText()).replace(/\d+:\d\d/, '');
  expect(shown).not.toMatch(/16|punkt/);

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
  await expect(first.getByText(r.play.sent.taken)).toBeVisible();
  await expect(page.getByText(/MATKAS/).first()).toBeVisible();
  await press(page, `${t.judge.valid}: MATKAS`);
  await page.getByRole('button', { name: /^Połóż .*MATKAS/ }).click();
  await press(page, t.end);
  await press(page, t.end);
  // Everybody has the own sheet, and the words (004 §15).
  for (const [i, one] of pages.entries()) {
    await expect(one.getByText(r.after.over)).toBeVisible();
    await expect(one.getByRole('article').getByText(`${i + 1}. Hráč ${i + 1}`)).toBeVisible();
    await expect(one.getByText(/^VITKA · ruch 1 · 1×$/)).toBeVisible();
  }

  await tab(page, t.tabs.table);
  await expect(page.getByRole('row', { name: /^1 1 Hráč 1 / })).toBeVisible();
  await expect(page.getByRole('row', { name: /^2 2 Hráč 2 \d+ 16 1 / })).toBeVisible();
  await expect(page.getByRole('row', { name: /^7 7 Hráč 7 \d+ 8 0 / })).toBeVisible();
  await expect(page.getByRole('row', { name: /^8 8 Hráč 8 \d+ 0 0 / })).toBeVisible();

  // The next game begins where the players are, and the room's end is said.
  await press(page, t.table.next);
  await expect(first.getByText(r.play.drawing)).toBeVisible();
  await rack(page, 'matkaiv');
  await Promise.all(pages.map(ready));
  await tab(page, t.tabs.more);
  await press(page, r.desk.row);
  await press(page, r.desk.close);
  await press(page, r.desk.close);
  for (const one of pages) await expect(one.getByText(r.play.closed)).toBeVisible();
  for (const one of pages) await one.context().close();
});

/** The middle of a square. */
async function squareOf(page: Page, column: number, row: number) {
  const box = (await page.locator('[data-touch]').boundingBox())!;
  return { x: box.x + (box.width * (column + 0.5)) / 15, y: box.y + (box.height * (row + 0.5)) / 15 };
}
async function middleOf(tile: Locator) {
  const box = (await tile.boundingBox())!;
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}
const tile = (page: Page, letter: string) =>
  page.getByRole('button', { name: r.play.tile(letter), exact: true });
type Point = { readonly x: number; readonly y: number };

async function drag(page: Page, from: Point, to: Point): Promise<void> {
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move((from.x + to.x) / 2, (from.y + to.y) / 2);
  await page.mouse.move(to.x, to.y);
  await page.mouse.up();
}
/** A finger: the tile is carried above it. */
async function swipe(page: Page, from: Point, to: Point): Promise<void> {
  const client = await page.context().newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove', { x, y }: Point) =>
    client.send('Input.dispatchTouchEvent', { type, touchPoints: [{ x, y }] });
  await touch('touchStart', from);
  await touch('touchMove', { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 });
  await touch('touchMove', { x: to.x, y: to.y + 44 });
  await client.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
}

test('tiles are carried with a mouse and a finger, tapped and put in order; what is half laid is there after a reload', async ({
  page,
  browser,
}) => {
  await referee(page, 1);
  const one = await player(browser, 1);
  await press(page, r.desk.toGame);
  await rack(page, 'matkaiv');
  await ready(one);

  // A letter and then its square, a mouse, and a finger for the last one.
  await tile(one, 'T').click();
  const { x, y } = await squareOf(one, 8, 7);
  await one.mouse.click(x, y);
  await drag(one, await middleOf(tile(one, 'V')), await squareOf(one, 6, 7));
  await swipe(one, await middleOf(tile(one, 'I')), await squareOf(one, 7, 7));
  await expect(tile(one, 'T')).toBeHidden();
  await press(one, r.play.send);
  await expect(one.getByText(`${r.play.sent.taken} VIT`)).toBeVisible();

  // Two on the board change places, one goes back to the rack, and a tile goes to the front of it.
  await drag(one, await squareOf(one, 6, 7), await squareOf(one, 8, 7));
  await expect(one.getByText(r.play.unsent)).toBeVisible();
  await drag(one, await squareOf(one, 7, 7), await middleOf(tile(one, 'K')));
  await expect(tile(one, 'I')).toBeVisible();
  await drag(one, await middleOf(tile(one, 'I')), await middleOf(tile(one, 'M')));
  const order = () => one.getByRole('group', { name: r.play.rack }).getByRole('button').allInnerTexts();
  await expect.poll(async () => (await order()).join('').replace(/\W|\d/g, '')).toBe('IMAKA');

  await one.reload();
  await ready(one);
  await expect.poll(async () => (await order()).join('').replace(/\W|\d/g, '')).toBe('IMAKA');
  await expect(one.getByText(`${r.play.sent.taken} VIT`)).toBeVisible();
  // What lay there is laid on: the next letter goes where one was taken away.
  await tile(one, 'I').click();
  await press(one, r.play.send);
  await expect(one.getByText(`${r.play.sent.taken} TIV`)).toBeVisible();
  await expect(page.getByText('TIV').first()).toBeVisible();
  await one.context().close();
});
