import { expect, type Page, test } from '@playwright/test';
import { messages as pl } from '../../src/i18n/pl/messages.ts';
import { scanned } from './scanned.ts';
import { entriesOf, seedGame, startFact } from './seed.ts';
import { sharedConfig } from './sharedConfig.ts';
import { tableOf } from './table.ts';

/** A page that came over the network without https, as `npm start -- --host` gives it to a phone: no secure context. */
const { port } = new URL(sharedConfig.use.baseURL);
const at = (host: string) => `http://${host}:${port}/`;

test.use({
  baseURL: at('phone.test'),
  launchOptions: {
    ...sharedConfig.use.launchOptions,
    args: [
      ...sharedConfig.use.launchOptions.args,
      '--host-resolver-rules=MAP phone.test 127.0.0.1, MAP desk.test 127.0.0.1',
    ],
  },
});

const LIST_ARRIVES = { timeout: 30_000 };
const { home } = pl;

test('without https: a game with its list, the end, a signed slip, and the organizer who reads it', async ({
  page,
  browser,
}) => {
  const errors: Error[] = [];
  page.on('pageerror', (error) => errors.push(error));
  await page.clock.install();
  await page.addInitScript(() => {
    const site = globalThis as { freshLogs?: number };
    const before = IDBFactory.prototype.deleteDatabase;
    IDBFactory.prototype.deleteDatabase = function deleted(name) {
      site.freshLogs = (site.freshLogs ?? 0) + 1;
      return before.call(this, name);
    };
  });
  await page.goto('./');
  expect(await page.evaluate(() => [isSecureContext, 'subtle' in crypto, 'caches' in window])).toEqual([
    false,
    false,
    false,
  ]);
  await expect(page.getByText(home.offline['no-https'])).toBeVisible();
  await page.goto('./#/lists');
  const polish = page.getByRole('listitem').filter({ hasText: 'polski' });
  await expect(polish).toContainText('Gotowy, działa bez internetu', LIST_ARRIVES);

  const players = ['Ewa Śliwa', 'Jan Kowal'] as const;
  const table = tableOf(page);
  await table.sitDown({ rules: 'Pińczów – turniej międzyszkolny', players, first: 0 });
  await table.play(players[0], { points: 18, word: 'ŻÓŁW' });
  await table.loses(players[1], 'Jan', 'ŹŹĄ');
  // Half a record in the log, and everything after it would be gone here too.
  expect(await page.evaluate(() => (globalThis as { freshLogs?: number }).freshLogs)).toBeGreaterThan(0);
  // The list and the game are here without the server.
  await page.route('**/lex/**', (route) => route.abort());
  await page.reload();
  await table.play(players[0], { points: 30 });
  await table.loses(players[1], 'Jan', 'ŁŁŁ');
  for (const name of [players[0], players[1], players[0], players[1]]) await table.pass(name);
  await table.rackByValue('Ewa', 3);
  await table.rackByValue('Jan', 5);
  await table.sign(['Ewa', 'Jan'], [45, -5]);
  await table.press('Wyślij do organizatora');
  await page.getByRole('button', { name: 'Skopiuj link' }).click();
  await expect(page.getByRole('button', { name: '✓ Skopiowano' })).toBeVisible();
  const link = await scanned(page);
  expect(link).toContain(at('phone.test'));

  const context = await browser.newContext({ locale: 'pl-PL' });
  const desk = await context.newPage();
  desk.on('pageerror', (error) => errors.push(error));
  await desk.goto(`${at('desk.test')}${new URL(link).hash}`);
  await expect(desk.getByText(/Niezmieniony, odkąd podpisał go telefon/)).toBeVisible();
  await newTournament(desk, players);
  await desk.locator('textarea').fill(link);
  await desk.getByRole('button', { name: 'Odczytaj' }).click();
  await expect(desk.getByText('Są wszystkie wyniki')).toBeVisible();
  await context.close();
  expect(errors).toEqual([]);
});

async function newTournament(desk: Page, players: readonly string[]): Promise<void> {
  await desk.goto(at('desk.test'));
  await desk.getByRole('button', { name: 'Turniej', exact: true }).click();
  await desk.getByRole('button', { name: 'Nowy turniej' }).click();
  await desk.getByLabel('Nazwa turnieju').fill('Klub');
  await desk.getByLabel('Regulamin partii').selectOption('pinczow-school');
  await desk.getByRole('button', { name: 'Załóż turniej' }).click();
  await desk.getByRole('button', { name: 'Wklej listę' }).click();
  await desk.locator('textarea').fill(players.join('\n'));
  await desk.getByRole('button', { name: 'Dodaj z listy' }).click();
  const tab = (name: string) => desk.getByRole('navigation').last().getByRole('button', { name }).click();
  await tab('Rundy');
  await desk.getByRole('button', { name: /Skojarz automatycznie/ }).click();
  await desk.getByRole('button', { name: 'Zatwierdź kojarzenie' }).click();
  await tab('Wyniki');
}

test('without https: one window writes, another one watches and may take over', async ({ page }) => {
  const half = (of: Page) => of.getByRole('button', { name: /^Zatrzymaj zegar/ });
  const shield = (of: Page) => of.getByRole('alertdialog', { name: 'Ta partia jest otwarta w innym oknie' });
  await seedGame(page, entriesOf([startFact('pfs', ['Anna', 'Marek'])], Date.now()));
  await half(page).waitFor();
  const second = await page.context().newPage();
  await second.goto('./#/game');
  await expect(shield(second)).toBeVisible();
  await expect(shield(page)).toHaveCount(0);
  await second.bringToFront();
  await second.getByRole('button', { name: 'Zapisuj w tym oknie' }).click();
  await expect(shield(page)).toBeVisible();
  await expect(half(second)).toBeVisible();
  await expect(shield(second)).toHaveCount(0);
  // The writer gone, whoever opens next writes.
  await second.close();
  await page.reload();
  await expect(half(page)).toBeVisible();
  await expect(shield(page)).toHaveCount(0);
});
