import { expect, type Page } from '@playwright/test';
import { type GameHead, gameHeading } from '../../src/app/games/gameHead.ts';
import type { Head } from '../../src/storage/head.ts';
import { readStored, test } from './killable.ts';
import { playedGames } from './playedGames.ts';
import { seedGames, withoutList } from './seed.ts';

const GAMES = 300;
const games = playedGames(GAMES, 1_790_000_000_000);
const pointsOf = new Map(
  games.map(({ id, entries }) => [id, gameHeading().describe(id, entries).summary?.points]),
);

const heads = (page: Page) => readStored<Head<GameHead>>(page, 'sprawdzam-games', 'heads').catch(() => []);

test('a database without heads: killed while they are made, every game is there with its sums', async ({
  launch,
  baseURL,
}, info) => {
  const profile = info.outputPath('profile');
  const first = await launch(profile, 'icon.svg');
  await seedGames(first.page, games, baseURL, 1);
  // Not awaited: it is killed as soon as it has begun.
  void first.page.goto(`${baseURL}#/games`).catch(() => undefined);
  await expect.poll(async () => (await heads(first.page).catch(() => [])).length).toBeGreaterThan(0);
  await first.kill();

  const { page } = await launch(profile, '#/games');
  await expect(page.getByText(`${GAMES} partii`)).toBeVisible();
  await expect(page.getByRole('listitem')).toHaveCount(30);
  await expect.poll(async () => (await heads(page)).length).toBe(GAMES);
  const made = await heads(page);
  expect(new Map(made.map(({ log, about }) => [log, about.summary?.points]))).toEqual(pointsOf);
  await page
    .getByRole('button', { name: /^Karta zapisu/ })
    .first()
    .click();
  await expect(page.getByRole('table').first()).toBeVisible();
});

test('a window of the old version does not stand in the way, and writes nothing past the heads', async ({
  page,
  context,
}) => {
  await withoutList(page);
  await seedGames(page, games.slice(0, 3), './', 1);
  // As that version does: it holds the database open, and lets go of it when it is asked to.
  await page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        const opening = indexedDB.open('sprawdzam-games', 1);
        opening.onsuccess = () => {
          opening.result.onversionchange = () => opening.result.close();
          resolve();
        };
      }),
  );
  const fresh = await context.newPage();
  await withoutList(fresh);
  await fresh.goto('./#/games');
  await expect(fresh.getByRole('listitem')).toHaveCount(3);
  const refused = await page.evaluate(
    () =>
      new Promise<string>((resolve) => {
        const opening = indexedDB.open('sprawdzam-games', 1);
        opening.onerror = () => resolve(opening.error?.name ?? '');
        opening.onsuccess = () => resolve('opened');
      }),
  );
  expect(refused).toBe('VersionError');
});
