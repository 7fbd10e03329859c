import { expect, type Page } from '@playwright/test';
import { button, type Random, type Scenario } from './scenario.ts';

const SIGNS = 'abcdefghijklmnoprstuwyz';
const card = (page: Page, name: string) => page.getByRole('listitem').filter({ hasText: name });

/** Word lists of one's own: each that was shown as read opens again. */
export const lists: Scenario = {
  name: 'word lists that come from files',
  route: '#/lists',
  open() {
    const kept: string[] = [];
    let made = 0;
    return {
      kept: () => kept.length,
      async act(page, random) {
        made += 1;
        const name = `Klubowy ${made}x`;
        await page.getByLabel('Dodaj z pliku').setInputFiles({
          name: 'klub.txt',
          mimeType: 'text/plain',
          buffer: Buffer.from(Array.from({ length: 400 }, () => word(random)).join('\n')),
        });
        await page.getByLabel('Nazwa', { exact: true }).fill(name);
        await page.getByLabel('Wydanie').fill('2026');
        await page.getByRole('button', { name: 'Wczytaj', exact: true }).click();
        const doubted = button(page, 'Dodaj mimo to');
        const done = button(page, 'Dobrze');
        await doubted.or(done).first().waitFor();
        if (await doubted.isVisible()) await doubted.click();
        await done.click();
        await card(page, name).waitFor();
        kept.push(name);
      },
      async look(page, at) {
        await page.getByLabel('Dodaj z pliku').waitFor({ state: 'attached' });
        for (const name of kept) await expect(card(page, name), at).toHaveCount(1);
        const last = kept.at(-1);
        if (!last) return;
        const open = card(page, last).getByRole('button', { name: 'Otwórz' });
        const ready = card(page, last).getByText('Gotowy, działa bez internetu');
        await open.or(ready).first().waitFor();
        if (await open.isVisible()) await open.click();
        await expect(ready, at).toBeVisible();
      },
    };
  },
};

const word = (random: Random): string =>
  Array.from({ length: 2 + random(10) }, () => SIGNS[random(SIGNS.length)]).join('');
