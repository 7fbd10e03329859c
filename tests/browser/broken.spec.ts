import { readFileSync } from 'node:fs';
import { expect, type Page, test } from '@playwright/test';
import { readGameFile } from '../../src/share/gameFile/gameFile.ts';
import { layoutFaults } from './layout.ts';
import { entriesOf, openingFacts, seedGame, setLanguage, startFact, withoutList } from './seed.ts';

test.beforeEach(({ page }) => withoutList(page));

const facts = [startFact('home', ['Anna', 'Marek']), ...openingFacts()];
const errorTitle = (page: Page) => page.getByRole('heading', { level: 1, name: 'Błąd w aplikacji' });

/** A bug in the list of games, for as long as the page says so: no date can be written. */
function withBug(): void {
  const { format } = Object.getOwnPropertyDescriptors(Intl.DateTimeFormat.prototype);
  Object.defineProperty(Intl.DateTimeFormat.prototype, 'format', {
    get() {
      if (!('mended' in globalThis)) throw new RangeError('a bug');
      return format.get?.call(this);
    },
  });
}

test('a screen that throws: says so, gives the game out, and the other screens work', async ({ page }) => {
  await page.addInitScript(withBug);
  await seedGame(page, entriesOf(facts, Date.now()), '#/games');
  await expect(errorTitle(page)).toBeFocused();
  await expect(page.getByRole('alert')).toContainText('Partia jest bezpieczna');
  await expect(page.getByText('RangeError: a bug')).toBeVisible();

  const save = page.getByRole('button', { name: 'Zapisz partię do pliku' });
  const [file] = await Promise.all([page.waitForEvent('download'), save.click()]);
  const read = readGameFile(readFileSync(await file.path(), 'utf8'));
  expect(read.ok && read.value.entries).toHaveLength(facts.length);

  await page.getByRole('button', { name: 'Pierwszy ekran' }).click();
  await page.getByRole('button', { name: 'Wróć do partii' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Ruch: Anna' })).toBeAttached();
  await page.goto('./#/games');
  await expect(errorTitle(page)).toBeVisible();
  await page.addInitScript(() => Object.assign(globalThis, { mended: true }));
  await page.getByRole('button', { name: 'Otwórz aplikację od nowa' }).click();
  await expect(page.getByRole('listitem')).toHaveCount(1);
});

test('an app that cannot begin says so and can be opened anew', async ({ page }) => {
  await page.addInitScript(() => {
    if (!sessionStorage.getItem('mended')) Object.assign(globalThis, { setInterval: null });
  });
  await page.goto('./');
  await expect(errorTitle(page)).toBeVisible();
  await page.evaluate(() => sessionStorage.setItem('mended', 'yes'));
  await page.getByRole('button', { name: 'Otwórz aplikację od nowa' }).click();
  await expect(page.getByRole('button', { name: 'Nowa partia' })).toBeVisible();
});

test('an app whose texts cannot be fetched opens in Polish, and in its language when they can', async ({
  page,
}) => {
  await setLanguage(page, 'en');
  const words = /assets\/shell-.*\.js/;
  await page.route(words, (route) => route.abort());
  await page.goto('./');
  await expect(page.getByRole('button', { name: 'Nowa partia' })).toBeVisible();
  await page.unroute(words);
  await page.reload();
  await expect(page.getByRole('button', { name: 'New game' })).toBeVisible();
});

test('a screen whose code cannot be fetched says so, and comes when there is a network again', async ({
  page,
}) => {
  const code = /assets\/screens-.*\.js/;
  await page.route(code, (route) => route.abort());
  await page.goto('./');
  await page.getByRole('button', { name: 'Ustawienia' }).click();
  await expect(page.getByRole('alert')).toContainText('Nie udało się pobrać części aplikacji');
  await page.getByRole('button', { name: 'Pierwszy ekran' }).click();
  await page.getByRole('button', { name: 'Ustawienia' }).click();
  const again = page.getByRole('button', { name: 'Spróbuj jeszcze raz' });
  await again.click();
  await expect(page.getByRole('alert')).toBeVisible();
  await page.unroute(code);
  await again.click();
  await expect(page.getByRole('heading', { level: 1, name: 'Ustawienia' })).toBeVisible();
  await expect(page.getByRole('alert')).toHaveCount(0);
});

test('the word lists come by themselves once their code can be fetched', async ({ page }) => {
  await page.clock.install();
  const code = /assets\/lists-.*\.js/;
  await page.route(code, (route) => route.abort());
  const refused = page.waitForEvent('requestfailed', (request) => code.test(request.url()));
  await page.goto('./');
  await refused;
  await page.unroute(code);
  await page.clock.runFor(11_000);
  await page.getByRole('button', { name: 'Słowniki' }).click();
  await expect(page.getByRole('listitem').first()).toBeVisible();
});

for (const language of ['pl', 'en', 'sk'])
  test(`on a small phone nothing is clipped (${language})`, async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 640 });
    await page.addInitScript(withBug);
    await setLanguage(page, language);
    await seedGame(page, entriesOf(facts, Date.now()), '#/games');
    await expect(page.getByText('RangeError: a bug')).toBeVisible();
    expect(await layoutFaults(page, true)).toEqual([]);
  });
