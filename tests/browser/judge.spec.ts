import { expect, test } from '@playwright/test';
import { gameOf, openingFacts, seedGames, startFact } from './seed.ts';

test('during a game the list cannot be asked', async ({ page }) => {
  await seedGames(page, [
    gameOf('on', Date.now() - 200_000, [startFact('home', ['Ola', 'Jan']), ...openingFacts()], 5_000),
  ]);
  await page.goto('./#/judge');
  await expect(page.getByText('Trwa partia')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Ż', exact: true })).toHaveCount(0);
  await page.getByRole('button', { name: 'Wróć do partii' }).click();
  await expect(page).toHaveURL(/#\/game$/);
});

test('words by one, press by the other, one verdict, gone after ten seconds, noted in the log', async ({
  page,
}) => {
  await page.goto('./#/judge');
  const letters = page.getByRole('group', { name: 'Litery' });
  await expect(letters).toBeVisible({ timeout: 30_000 });
  await page.clock.install();
  const word = async (text: string) => {
    for (const letter of text) await letters.getByRole('button', { name: letter, exact: true }).click();
  };
  await word('DOM');
  await letters.getByRole('button', { name: 'Następne słowo' }).click();
  await word('ŹŹĄ');
  await page.getByRole('button', { name: 'Sprawdź: 2 słowa' }).click();
  await expect(page.getByRole('listitem')).toHaveText(['DOM', 'ŹŹĄ']);
  await page.getByRole('button', { name: 'Pokaż werdykt' }).click();
  await expect(page.getByRole('alert')).toContainText(/Ruch niedopuszczalny|Rozstrzyga sędzia/);
  for (const word of ['DOM', 'ŹŹĄ'])
    await expect(page.getByRole('listitem').getByRole('img', { name: word })).toBeVisible();
  await page.clock.fastForward(11_000);
  await expect(page.getByRole('alert')).toHaveCount(0);
  await page.getByRole('button', { name: 'Dziennik sprawdzeń (1)' }).click();
  await expect(page.getByRole('listitem')).toContainText('DOM, ŹŹĄ');
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Zapisz jako plik CSV' }).click();
  expect((await download).suggestedFilename()).toMatch(/^sprawdzam-.*\.csv$/);
});
