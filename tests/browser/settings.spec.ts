import { expect, test } from '@playwright/test';

test('language, theme and signs hold after a reload', async ({ page }) => {
  await page.goto('./#/settings');
  // A phone that is asked for more contrast gets the theme that has the most, for as long as it is asked.
  const theme = (name: string) => expect(page.locator('html')).toHaveAttribute('data-theme', name);
  await page.emulateMedia({ contrast: 'more' });
  await theme('sunlight');
  await page.emulateMedia({ contrast: 'no-preference' });
  await theme('auto');
  await page.getByRole('radio', { name: 'Slovenčina' }).check();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Nastavenia');
  await expect(page.locator('html')).toHaveAttribute('lang', 'sk');
  await page.getByRole('radio', { name: 'English' }).check();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Settings');
  await page.getByRole('radio', { name: 'dark' }).check();
  const sign = (name: RegExp) => page.getByRole('button', { name });
  await sign(/30 seconds left/).click();
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Settings');
  await theme('dark');
  await expect(sign(/30 seconds left/)).toHaveAttribute('aria-pressed', 'false');
  await expect(sign(/10 seconds left/)).toHaveAttribute('aria-pressed', 'true');
  await expect(page.getByText(/^Sprawdzam, version \d/)).toBeVisible();
});

for (const [phone, language, title] of [
  ['en-GB', 'en', 'New game'],
  ['sk-SK', 'sk', 'Nová partia'],
  ['de-DE', 'en', 'New game'],
  ['pl-PL', 'pl', 'Nowa partia'],
] as const) {
  test.describe(`a phone set to ${phone}`, () => {
    test.use({ locale: phone });

    test(`opens in ${language} and stays so`, async ({ page }) => {
      const painted: string[] = [];
      await page.exposeFunction('paint', (text: string) => painted.push(text));
      await page.addInitScript(() => {
        const report = (window as unknown as { paint: (text: string) => void }).paint;
        new MutationObserver(() => {
          const button = document.querySelector('button')?.textContent;
          if (button) report(button);
        }).observe(document, { childList: true, subtree: true, characterData: true });
      });
      await page.goto('./');
      await expect(page.getByRole('button', { name: title })).toBeVisible();
      await expect(page.locator('html')).toHaveAttribute('lang', language);
      expect(new Set(painted)).toEqual(new Set([title]));
      await page.reload();
      await expect(page.getByRole('button', { name: title })).toBeVisible();
      await page.goto('./#/settings');
      await page.getByRole('radio', { name: 'Slovenčina' }).check();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Nastavenia');
      await page.goto('./');
      await expect(page.getByRole('button', { name: 'Nová partia' })).toBeVisible();
    });
  });
}

test.describe('an English phone that was used before the app asked', () => {
  test.use({ locale: 'en-GB' });

  test('stays Polish', async ({ page }) => {
    await page.addInitScript(() => localStorage.setItem('sprawdzam.seen', '1'));
    await page.goto('./');
    await expect(page.getByRole('button', { name: 'Nowa partia' })).toBeVisible();
    await expect(page.locator('html')).toHaveAttribute('lang', 'pl');
  });
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
  await expect(page.getByRole('navigation').getByRole('button')).toHaveCount(16);
  await page.getByRole('button', { name: 'Zegar', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Zegar');
  await page.goto('./#/help/limits');
  await expect(page.getByText(/Autoblokada/)).toBeVisible();
  await expect(page.getByText(/Słownik jest nieoficjalny/)).toBeVisible();
});
