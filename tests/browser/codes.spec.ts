import { expect, type Page, test } from '@playwright/test';
import { duplicate as t } from '../../src/i18n/pl/duplicate.ts';
import { room as r } from '../../src/i18n/pl/room.ts';
import { lay, press, rack, tab } from './roomPages.ts';
import { scanned } from './scanned.ts';
import { withoutList } from './seed.ts';

const c = r.codes;

/** The code of the move that is played, as a phone's camera reads it off the referee's screen. */
async function moveCode(page: Page, n: number): Promise<string> {
  await tab(page, t.tabs.more);
  await press(page, c.row);
  const code = page.getByRole('img', { name: c.turn(n), exact: true });
  await code.scrollIntoViewIfNeeded();
  await expect(code).toBeVisible();
  const link = await scanned(page);
  await tab(page, t.tabs.play);
  return link;
}

async function slip(page: Page, line: string, echo: string): Promise<void> {
  await page.getByLabel(t.answers.line).fill(line);
  await page.getByLabel(t.answers.line).press('Enter');
  await expect(page.getByText(echo, { exact: true })).toBeVisible();
}

async function note(phone: Page, column: number, row: number, word: string): Promise<void> {
  await expect(phone.getByRole('group', { name: r.play.rack })).toBeVisible();
  await lay(phone, column, row, word);
  await press(phone, c.says.send);
  await expect(phone.getByText(`${c.says.taken} ${word}`)).toBeVisible();
}

test('a phone without a network plays two moves from codes, and its one code is recorded by the referee', async ({
  page,
  browser,
}) => {
  await withoutList(page);
  await page.goto('./#/duplicate');
  await press(page, t.create);
  await page.getByLabel(t.setup.event).fill('Klub');
  await page.getByLabel(t.setup.people).fill('1 Anna\n17 Cyril');
  await page.getByRole('button', { name: new RegExp(`^${t.setup.begin}`) }).click();
  await rack(page, 'matkaiv');

  const context = await browser.newContext({
    locale: 'pl-PL',
    viewport: { width: 360, height: 640 },
    hasTouch: true,
  });
  const phone = await context.newPage();
  await phone.goto(await moveCode(page, 1));
  await phone.getByLabel(c.number).fill('17');
  await press(phone, c.numberOk);
  await context.setOffline(true);
  await note(phone, 7, 7, 'MAK');
  await phone.keyboard.press('Escape');
  await note(phone, 7, 7, 'TIK');

  // Only the highest claim is typed before the next move.
  await slip(page, '1 H8 matka', '1: H8 MATKA, 16');
  await press(page, `${t.judge.valid}: MATKA`);
  await press(page, t.master.lay('H8 MATKA', 16));
  await rack(page, 'ivosel?');
  const second = await moveCode(page, 2);
  await press(phone, c.more);
  await phone.getByLabel(c.paste).fill('https://example.org/');
  await press(phone, c.read);
  await expect(phone.getByText(c.notTurn)).toBeVisible();
  await phone.getByLabel(c.paste).fill(second);
  await press(phone, c.read);
  await expect(phone.getByText(`${r.play.laid(1)} MATKA`)).toBeVisible();
  await note(phone, 7, 8, 'OS');

  await press(phone, c.more);
  await phone.getByRole('button', { name: /^Klub/ }).click();
  await expect(phone.getByText(c.give)).toBeInViewport();
  const link = await scanned(phone);
  await context.close();

  // Meanwhile a slip said something else.
  await slip(page, '17 0', '17: nic, 0');
  await tab(page, t.tabs.more);
  await press(page, c.row);
  await page.getByLabel(c.paste).fill(link);
  await press(page, c.read);
  const review = page.getByRole('region', { name: '17. Cyril' });
  await expect(review.getByText(c.phone.line(1, 'TIK H8'))).toBeVisible();
  const doubted = review.getByRole('switch', { name: c.phone.line(2, 'OS I8') });
  await expect(doubted).not.toBeChecked();
  await expect(review.getByText(c.phone.other(c.phone.nothing))).toBeVisible();
  await press(page, c.phone.enter(1));
  await expect(review.getByText(c.phone.done(1))).toBeVisible();
  await expect(review.getByText(c.phone.recorded(1))).toBeVisible();
  await doubted.check();
  await press(page, c.phone.enter(1));
  await expect(review.getByText(c.phone.recorded(2))).toBeVisible();
  await tab(page, t.tabs.play);
  await expect(page.getByText('OS', { exact: true }).first()).toBeVisible();
});
