import { fileURLToPath } from 'node:url';
import { expect, type Page, test } from '@playwright/test';
import { duplicate } from '../../src/i18n/pl/duplicate.ts';
import { messages } from '../../src/i18n/pl/messages.ts';
import { ORGANIZER_SCREENS } from '../browser/organizer/screens.ts';
import { screensIn } from '../browser/screens.ts';
import { entriesOf, seedGame, startFact } from '../browser/seed.ts';

const FOLDER = fileURLToPath(new URL('./readme', import.meta.url));
const ROOM = { width: 1280, height: 720 };

/** Their names are those of the screens they show. */
const SHOWN = ['clock', 'settling-bingo', 'verdict-invalid', 'end-result', 'organizer-round'];

const press = (page: Page, name: string | RegExp) =>
  page.getByRole('button', { name, exact: true }).first().click();
const keep = (page: Page, name: string) => page.screenshot({ path: `${FOLDER}/${name}.png` });

test.use({ contextOptions: { reducedMotion: 'reduce' } });

for (const { name, open } of [...screensIn('pl'), ...ORGANIZER_SCREENS]) {
  if (!SHOWN.includes(name)) continue;
  test(name, async ({ page }) => {
    await open(page);
    await expect(page.locator('main button').first()).toBeVisible();
    await expect(page.locator('main button:disabled')).toHaveCount(0);
    await keep(page, name);
  });
}

test('board', async ({ page }) => {
  const board = [
    { at: 'F8', word: 'KOZĘ' },
    { at: 'F4', word: 'MŻAWKA', down: true },
    { at: 'H8', word: 'ZJEŚĆ', down: true },
    { at: 'D6', word: 'GRAbIE' },
  ];
  const takeover = { scores: [129, 75], bag: 55, racks: [7, 7], board };
  const start = startFact('pfs', ['Anna', 'Marek'], { takeover });
  await seedGame(page, entriesOf([start, { type: 'stop', seat: 0 }], Date.now()));
  await press(page, messages.settling.board);
  await expect(page.locator('[data-touch]')).toBeVisible();
  await keep(page, 'board');
});

test('room', async ({ page, context }) => {
  await page.goto('./#/duplicate');
  await press(page, duplicate.create);
  await page.getByLabel(duplicate.setup.event).fill('Klub we wtorek');
  await page.getByLabel(duplicate.setup.people).fill('1 Anna\n2 Boris\n3 Cyril');
  await press(page, `${duplicate.setup.begin} · ${duplicate.setup.count(3)}`);
  await press(page, duplicate.draw.byHand);
  const letters = page.getByLabel(/^Litery na stojaku/);
  await letters.fill('matkaiv');
  await letters.press('Enter');
  const line = page.getByLabel(duplicate.answers.line);
  await line.fill('1 H8 matka');
  await line.press('Enter');
  const room = await context.newPage();
  await room.setViewportSize(ROOM);
  await room.goto(page.url().replace('-play', '-room'));
  await expect(room.getByText(duplicate.answers.got(1, 3))).toBeVisible();
  await keep(room, 'room');
});
