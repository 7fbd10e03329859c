import { expect, type Page, test } from '@playwright/test';
import { entriesOf, gameOf, seedGame, seedGames, startFact, withoutList } from './seed.ts';

const NOW = Date.UTC(2026, 10, 17, 18, 0, 0);
const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

async function begin(page: Page): Promise<void> {
  await withoutList(page);
  await page.clock.install({ time: NOW });
  await seedGame(page, entriesOf([startFact('pinczow-school', ['Anna', 'Marek'])], NOW));
  await expect(page.getByRole('timer').first()).toBeVisible();
}

/** Seconds on a player's clock. */
async function left(page: Page, name: string): Promise<number> {
  const text = await page.getByRole('region', { name }).getByRole('timer').textContent();
  return (text ?? '').split(':').reduce((sum, part) => sum * 60 + Number(part), 0);
}

/** Headless pages are always in sight: the page is told otherwise. */
const show = (page: Page, state: 'visible' | 'hidden') =>
  page.evaluate((now) => {
    Object.defineProperty(document, 'visibilityState', { configurable: true, get: () => now });
    document.dispatchEvent(new Event('visibilitychange'));
  }, state);

const wallNow = (page: Page) => page.evaluate(() => Date.now());
const notice = (page: Page) => page.getByRole('alertdialog');

for (const [name, jump] of [
  ['forward', HOUR],
  ['back', -HOUR],
] as const) {
  test(`the phone's clock is set an hour ${name} in plain sight: the game pauses and its time does not follow`, async ({
    page,
  }) => {
    await begin(page);
    const before = await left(page, 'Anna');
    await page.clock.setSystemTime((await wallNow(page)) + jump);
    await page.clock.runFor(1_100);
    await expect(page.getByRole('dialog')).toContainText('przestawiono zegar telefonu');
    await page.getByRole('button', { name: /^Gramy dalej/ }).click();
    expect(before - (await left(page, 'Anna'))).toBeLessThanOrEqual(6);
  });
}

for (const decision of ['Zostaw', 'Oddaj czas: Anna']) {
  test(`five minutes of sleep are shown to both, and they decide: ${decision}`, async ({ page }) => {
    await begin(page);
    const before = await left(page, 'Anna');
    await show(page, 'hidden');
    await page.clock.setSystemTime((await wallNow(page)) + 5 * MINUTE);
    await show(page, 'visible');
    await expect(notice(page)).toContainText('Telefon był uśpiony');
    await expect(notice(page)).toContainText(/0[45]:\d\d/);
    await page.getByRole('button', { name: decision }).click();
    await expect(notice(page)).toHaveCount(0);
    const charged = before - (await left(page, 'Anna'));
    const asleep = decision === 'Zostaw' ? 300 : 0;
    expect(charged).toBeGreaterThanOrEqual(asleep);
    expect(charged).toBeLessThanOrEqual(asleep + 6);
    await page.getByRole('button', { name: 'Cofnij' }).click();
    await page.clock.runFor(1_000);
    await page.getByRole('dialog').getByRole('button', { name: 'Cofnij', exact: true }).click();
    expect(before - (await left(page, 'Anna'))).toBeGreaterThanOrEqual(300);
  });
}

test('a press that comes after the time has run out says why it does not count', async ({ page }) => {
  await begin(page);
  await show(page, 'hidden');
  await page.clock.setSystemTime((await wallNow(page)) + 20 * MINUTE);
  await show(page, 'visible');
  await expect(notice(page)).toContainText('Telefon był uśpiony');
  const stop = page.getByRole('button', { name: 'Zatrzymaj zegar: Anna' });
  const refusal = page.getByRole('region', { name: 'Anna' }).getByRole('alert');
  await stop.click({ position: { x: 40, y: 90 } });
  await expect(refusal).toHaveText('Czas się skończył, ruchu już nie ma.');
  await page.getByRole('button', { name: 'Oddaj czas: Anna' }).click();
  await expect(refusal).toHaveCount(0);
  await stop.click();
  await expect(page.getByRole('timer')).toHaveCount(0);
});

test('a minute in the background with slow timers is a minute, and no question', async ({ page }) => {
  await begin(page);
  const before = await left(page, 'Anna');
  await show(page, 'hidden');
  await page.clock.fastForward(MINUTE);
  await show(page, 'visible');
  await page.clock.runFor(1_100);
  const charged = before - (await left(page, 'Anna'));
  expect(charged).toBeGreaterThanOrEqual(60);
  expect(charged).toBeLessThanOrEqual(66);
  await expect(notice(page)).toHaveCount(0);
});

test('a page that stood still for minutes is asked about, as a phone that slept is', async ({ page }) => {
  await begin(page);
  const before = await left(page, 'Anna');
  await page.clock.fastForward(20 * MINUTE);
  await expect(notice(page)).toContainText('Telefon był uśpiony');
  await expect(page.getByRole('button', { name: 'Zatrzymaj zegar: Anna' })).toBeVisible();
  await page.getByRole('button', { name: 'Oddaj czas: Anna' }).click();
  await expect(notice(page)).toHaveCount(0);
  expect(before - (await left(page, 'Anna'))).toBeLessThanOrEqual(6);
});

test('the phone’s date was a day ahead and is right now: the game pauses and says so', async ({ page }) => {
  await withoutList(page);
  await page.clock.install({ time: NOW });
  const ahead = NOW + 24 * HOUR;
  await seedGame(page, entriesOf([startFact('pinczow-school', ['Anna', 'Marek'])], ahead), './icon.svg');
  await page.evaluate((at) => localStorage.setItem('sprawdzam.seen', `${at} seeded`), ahead + 42_000);
  await page.goto('./');
  await expect(page.getByRole('dialog')).toContainText('data w telefonie jest wcześniejsza');
  expect(await left(page, 'Anna')).toBe(15 * 60 - 43);
  await page.getByRole('button', { name: /^Gramy dalej/ }).click();
  expect(15 * 60 - 43 - (await left(page, 'Anna'))).toBeLessThanOrEqual(6);
});

test('a phone that a game at the end of time had spoiled: nothing of it comes up by itself, everything opens again', async ({
  page,
}) => {
  await withoutList(page);
  const end = 8_640_000_000_000_000;
  const start = startFact('pinczow-school', ['Anna', 'Marek']);
  await seedGames(page, [gameOf('stranger', end, [start]), gameOf('own', end + 5_000, [start])]);
  await page.evaluate((at) => localStorage.setItem('sprawdzam.seen', `${at} stranger`), end + 9_000);
  await page.goto('./');
  await expect(page.getByRole('button', { name: 'Nowa partia' })).toBeVisible();
  await page.goto('./#/sheet/own');
  await expect(page.getByRole('columnheader', { name: 'Anna' }).first()).toBeVisible();
  await page.goto('./#/games');
  await expect(page.getByRole('button', { name: 'Więcej: Anna – Marek' })).toHaveCount(2);
  await page.getByRole('button', { name: 'Kontynuuj' }).first().click();
  await expect(page.getByRole('timer').first()).toBeVisible();
});

test('a reload costs what it takes, on the same screen', async ({ page }) => {
  await begin(page);
  const before = await left(page, 'Anna');
  const from = await wallNow(page);
  await page.reload();
  await expect(page.getByRole('timer').first()).toBeVisible();
  const charged = before - (await left(page, 'Anna'));
  expect(Math.abs(charged - ((await wallNow(page)) - from) / 1_000)).toBeLessThanOrEqual(2);
});

test('a game left for twenty minutes asks on the next start; nobody is called out before they decide', async ({
  page,
}) => {
  await begin(page);
  await page.goto('./icon.svg');
  await page.clock.setSystemTime((await wallNow(page)) + 20 * MINUTE);
  await page.goto('./');
  await expect(page).toHaveURL(/#\/game$/);
  await expect(notice(page)).toContainText('Aplikacja była zamknięta');
  // A reload before they have answered is no answer.
  await page.clock.fastForward(6_000);
  await page.reload();
  await expect(notice(page)).toContainText('Aplikacja była zamknięta');
  await expect(page.getByText('Czas minął')).toHaveCount(0);
  await page.getByRole('button', { name: 'Zostaw' }).click();
  await expect(page.getByRole('region', { name: 'Anna' })).toContainText('Czas minął');
  // Nobody could see that Marek's turn had come: his clock starts now.
  expect(await left(page, 'Marek')).toBeGreaterThanOrEqual(14 * 60 + 50);
});

test('an old game is continued from the list with its clocks as they were', async ({ page }) => {
  await withoutList(page);
  await page.clock.install({ time: NOW });
  await seedGame(
    page,
    entriesOf([startFact('pinczow-school', ['Anna', 'Marek'])], NOW - 72 * HOUR),
    '#/games',
  );
  await page.getByRole('button', { name: 'Kontynuuj' }).click();
  await expect(page.getByRole('dialog')).toContainText('partia odłożona');
  await page.getByRole('button', { name: /^Gramy dalej/ }).click();
  expect(await left(page, 'Anna')).toBeGreaterThanOrEqual(14 * 60 + 58);
});
