import { expect, test } from '@playwright/test';

test('language, theme and signs hold after a reload', async ({ page }) => {
  await page.goto('./#/settings');
  await page.getByRole('radio', { name: 'Slovenčina' }).check();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Nastavenia');
  await expect(page.locator('html')).toHaveAttribute('lang', 'sk');
  await page.getByRole('radio', { name: 'English' }).check();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Settings');
  await page.getByRole('radio', { name: 'dark' }).check();
  await page.getByRole('switch', { name: '30 seconds left' }).uncheck();
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Settings');
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await expect(page.getByRole('switch', { name: '30 seconds left' })).not.toBeChecked();
  await expect(page.getByRole('switch', { name: '10 seconds left' })).toBeChecked();
  await expect(page.getByText(/^Sprawdzam, version \d/)).toBeVisible();
});

test('by keyboard: arrows choose, space switches', async ({ page }) => {
  await page.goto('./#/settings');
  await page.getByRole('radio', { name: 'systemowy' }).focus();
  await page.keyboard.press('ArrowRight');
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
  await page.getByRole('switch', { name: 'Dźwięk' }).focus();
  await page.keyboard.press('Space');
  await expect(page.getByRole('switch', { name: 'Dźwięk' })).not.toBeChecked();
});

test('the manual has a page for every screen and says what a phone cannot do', async ({ page }) => {
  await page.goto('./#/help');
  await expect(page.getByRole('navigation').getByRole('link')).toHaveCount(13);
  await page.getByRole('link', { name: 'Zegar' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Zegar');
  await page.goto('./#/help/limits');
  await expect(page.getByText(/Autoblokada/)).toBeVisible();
  await expect(page.getByText(/Słownik jest nieoficjalny/)).toBeVisible();
});
