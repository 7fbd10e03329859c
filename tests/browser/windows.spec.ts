import { expect, type Page, test } from '@playwright/test';
import { current, replay } from '../../src/domain/table/game.ts';
import { chainOf, type Row } from '../../src/storage/row.ts';
import { readStored } from './killable.ts';
import { entriesOf, seedGame, startFact, withoutList } from './seed.ts';

const half = (page: Page) => page.getByRole('button', { name: /^Zatrzymaj zegar/ });
const shield = (page: Page) =>
  page.getByRole('alertdialog', { name: 'Ta partia jest otwarta w innym oknie' });
const sum = (page: Page, name: string) => page.getByRole('region', { name }).locator('footer p').first();

/** A window behind another one may draw nothing, so whoever acts comes to the front, as with real hands. */
async function stop(page: Page): Promise<void> {
  await page.bringToFront();
  const form = page.getByRole('button', { name: /^Zapisz ▸/ });
  await expect(async () => {
    if (await half(page).isVisible()) await half(page).click({ timeout: 1_000 });
    await expect(form).toBeVisible({ timeout: 300 });
  }).toPass();
}

async function move(page: Page, points: number): Promise<void> {
  await stop(page);
  await page.keyboard.type(String(points));
  await page.keyboard.press('Enter');
  await half(page).waitFor();
}

async function two(first: Page): Promise<Page> {
  await withoutList(first);
  await seedGame(first, entriesOf([startFact('pfs', ['Anna', 'Marek'])], Date.now()));
  await half(first).waitFor();
  const second = await first.context().newPage();
  await withoutList(second);
  await second.goto('./#/game');
  await expect(shield(second)).toBeVisible();
  return second;
}

async function take(page: Page): Promise<void> {
  await page.bringToFront();
  await page.getByRole('button', { name: 'Zapisuj w tym oknie' }).click();
  await expect(shield(page)).toHaveCount(0);
  await expect(half(page)).toBeVisible();
}

test('a second window only watches, and follows live', async ({ page }) => {
  const second = await two(page);
  const errors: Error[] = [];
  second.on('pageerror', (error) => errors.push(error));
  await move(page, 21);
  await expect(sum(second, 'Anna')).toHaveText('21');
  await stop(page);
  await page.keyboard.type('5');
  // The window that watches does not hear keys: neither digits nor Enter.
  await second.bringToFront();
  await second.keyboard.type('99');
  await second.keyboard.press('Enter');
  await page.bringToFront();
  await page.keyboard.press('Enter');
  await expect(sum(page, 'Marek')).toHaveText('5');
  await expect(sum(second, 'Marek')).toHaveText('5');
  expect(errors).toEqual([]);
});

test('taken over on purpose, to and fro: always one writer, one history', async ({ page }) => {
  const second = await two(page);
  const windows = [page, second] as const;
  const sums = [0, 0];
  for (let n = 1; n <= 6; n += 1) {
    const [writer, loser] = [windows[n % 2]!, windows[(n + 1) % 2]!];
    await take(writer);
    await expect(shield(loser)).toBeVisible();
    await loser.bringToFront();
    await loser.keyboard.press('Enter');
    await loser.keyboard.press('Space');
    await move(writer, n * 10);
    sums[(n + 1) % 2]! += n * 10;
  }
  const rows = await readStored<Row>(page, 'sprawdzam-games', 'rows');
  const { rows: whole, unusable } = chainOf('seeded', [rows]);
  expect({ facts: whole.length, unusable }).toEqual({ facts: 13, unusable: 0 });
  expect(current(replay(whole.map(({ entry }) => entry)).log)?.scores).toEqual(sums);
  await expect(sum(second, 'Anna')).toHaveText(String(sums[0]));
  await expect(sum(page, 'Anna')).toHaveText(String(sums[0]));
});

test('a second window runs a tournament beside the game: only the game itself is written in one', async ({
  page,
}) => {
  const second = await two(page);
  await second.goto('./#/organizer');
  await expect(second.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(shield(second)).toHaveCount(0);
  await second.bringToFront();
  await second.getByRole('button', { name: 'Nowy turniej' }).click();
  await second.getByLabel('Nazwa turnieju').fill('Turniej w drugim oknie');
  await second.goto('./#/game');
  await expect(shield(second)).toBeVisible();
});
