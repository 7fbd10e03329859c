import { expect, test } from '@playwright/test';

test.use({ serviceWorkers: 'allow' });

test('the production build opens', async ({ page }) => {
  const errors: Error[] = [];
  page.on('pageerror', (error) => errors.push(error));
  await page.goto('/');
  await expect(page.locator('#app')).toBeAttached();
  expect(errors).toEqual([]);
});

test('an iPhone that has not installed it is asked to before the first game', async ({ page }) => {
  await page.addInitScript(() => Object.defineProperty(navigator, 'standalone', { get: () => false }));
  await page.goto('./');
  await expect(page.getByText('Dodaj do ekranu początkowego')).toBeVisible();
});

test('„Gotowe do gry bez internetu” is true at once: every screen opens, without a reload', async ({
  page,
  context,
}) => {
  const errors: Error[] = [];
  page.on('pageerror', (error) => errors.push(error));
  await page.goto('./');
  await expect(page.getByText('Gotowe do gry bez internetu')).toBeVisible();
  expect(await page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true);
  await context.setOffline(true);
  for (const [button, title] of [
    ['Turniej', 'Turniej'],
    ['Słowniki', 'Słowniki'],
    ['Pomoc', 'Pomoc'],
    ['Ustawienia', 'Ustawienia'],
    ['Nowa partia', 'Nowa partia'],
  ] as const) {
    await page.getByRole('button', { name: button, exact: true }).click();
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
    await page.goBack();
  }
  expect(errors).toEqual([]);
});

test.describe('the server gone after the page itself', () => {
  test.use({ serviceWorkers: 'block' });

  for (const [left, gone] of [
    ['nothing else came', '**/assets/**'],
    ['only style sheets came', '**/assets/*.js'],
  ] as const) {
    test(`${left}: a sentence, not an empty page`, async ({ page }) => {
      await page.route(gone, (route) => route.abort());
      await page.goto('./');
      await expect(page.getByText('Wczytuję Sprawdzam')).toBeVisible();
      await expect(page.getByText('Wczytuję Sprawdzam')).toBeInViewport();
      await page.unroute(gone);
      await page.goto('./');
      await expect(page.getByRole('button', { name: 'Nowa partia' })).toBeVisible();
      await expect(page.getByText('Wczytuję Sprawdzam')).toBeHidden();
    });
  }
});
