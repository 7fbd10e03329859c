import { expect, type Page, test } from '@playwright/test';
import { withoutList } from '../seed.ts';
import { playedSlip } from './slips.ts';

// No word list is asked here, and opening one takes its time.
test.beforeEach(({ page }) => withoutList(page));

/** The tournaments' database refuses to be written, or to be opened, for as long as the tab's own storage says so. */
function breakable(): void {
  const failing = (kind: string) => sessionStorage.getItem('failing') === kind;
  const { open } = IDBFactory.prototype;
  IDBFactory.prototype.open = function (name, ...rest) {
    if (name === 'sprawdzam-tournaments' && failing('open')) throw new DOMException('lost', 'UnknownError');
    return open.call(this, name, ...rest);
  };
  for (const method of ['add', 'put'] as const) {
    const write = IDBObjectStore.prototype[method];
    IDBObjectStore.prototype[method] = function (...args) {
      const own = this.transaction.db.name === 'sprawdzam-tournaments';
      if (own && failing('write')) throw new DOMException('broken', 'UnknownError');
      return write.apply(this, args);
    };
  }
}

const fail = (page: Page, what: 'open' | 'write' | '') =>
  page.evaluate((kind) => sessionStorage.setItem('failing', kind), what);
const names = ['Anna Żak', 'Łukasz Lis', 'Ola Kot', 'Jan Dąb'] as const;

test('a tournament whose database fails is told, loses nothing, and heals', async ({ page }) => {
  await page.addInitScript(breakable);
  await page.goto('/#/organizer');
  await page.getByRole('button', { name: 'Nowy turniej' }).click();
  await page.getByLabel('Nazwa turnieju').fill('Awaria');
  await page.getByLabel('Regulamin partii').selectOption('pinczow-school');
  await page.getByRole('button', { name: 'Załóż turniej' }).click();
  const tab = (name: string) => page.getByRole('navigation').last().getByRole('button', { name }).click();
  const trouble = page.getByRole('alert').filter({ hasText: 'Zapisane w kopii zapasowej' });

  await fail(page, 'write');
  await page.getByRole('button', { name: 'Wklej listę' }).click();
  await page.locator('textarea').fill(names.join('\n'));
  await page.getByRole('button', { name: 'Dodaj z listy' }).click();
  await expect(trouble).toBeVisible();
  await tab('Rundy');
  await page.getByRole('button', { name: 'Wpisz albo wklej kojarzenie' }).click();
  await page.locator('textarea').fill('1 2\n3 4');
  await page.getByRole('button', { name: 'Zatwierdź kojarzenie' }).click();
  await tab('Wyniki');
  const receive = async (seed: number) => {
    const { text } = await playedSlip(seed, [names[0], names[1]], 1, 1);
    await page.locator('textarea').fill(text);
    await page.getByRole('button', { name: 'Odczytaj' }).click();
  };
  await receive(1);
  await expect(page.getByText('Przyjęto')).toBeVisible();
  await receive(2);
  await expect(page.getByText('1 pytanie czeka')).toBeVisible();

  const copies = () =>
    page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('sprawdzam.slip.')).length);
  await expect.poll(copies).toBe(2);

  // The database is not even there: everything is in the second place, the open question too.
  await fail(page, 'open');
  await page.reload();
  await expect(page.getByText('1 pytanie czeka')).toBeVisible();
  await expect(page.getByText('Brakuje wyników: 1 (stolik 2)')).toBeVisible();
  await expect(trouble).toBeVisible();
  await page.goto('/#/organizer');
  await expect(page.getByText(/może nie być widać wszystkich turniejów/)).toBeVisible();
  await page.getByRole('button', { name: /Awaria/ }).click();
  await expect(page.getByRole('heading', { name: '4 graczy' })).toBeVisible();

  await fail(page, '');
  // By itself: it is tried again every ten seconds.
  await expect(trouble).toBeHidden({ timeout: 60_000 });
  await page.reload();
  await expect(page.getByRole('heading', { name: '4 graczy' })).toBeVisible();
  // And without the second place the database has it all.
  await page.evaluate(() => localStorage.clear());
  await page.reload();
  await tab('Wyniki');
  await expect(page.getByText('1 pytanie czeka')).toBeVisible();
  await expect(page.getByText('Brakuje wyników: 1 (stolik 2)')).toBeVisible();
  await expect(trouble).toBeHidden();
});
