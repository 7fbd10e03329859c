import { readFileSync } from 'node:fs';
import { expect, type Page, test } from '@playwright/test';
import { current, replay } from '../../src/domain/table/game.ts';
import { readGameFile } from '../../src/share/gameFile/gameFile.ts';
import { chainOf, type Row } from '../../src/storage/row.ts';
import { readStored } from './killable.ts';
import { standStill } from './passing.ts';
import { entriesOf, seedGame, startFact, withoutList } from './seed.ts';
import { tableOf } from './table.ts';

const NOW = Date.UTC(2026, 10, 17, 18, 0, 0);
const names = ['Anna', 'Marek'];

type Failure = 'open' | 'hang' | 'transaction' | 'add' | 'complete' | 'quota' | 'everything';

/** Makes one operation of the games' database fail for as long as the tab's own storage names it. */
function breakable(): void {
  const failing = (...kinds: string[]) => kinds.includes(sessionStorage.getItem('failing') ?? '');
  const games = (db: IDBDatabase) => db.name === 'sprawdzam-games';
  const { open } = IDBFactory.prototype;
  IDBFactory.prototype.open = function (name, ...rest) {
    if (name === 'sprawdzam-games' && failing('open')) throw new DOMException('lost', 'UnknownError');
    const request = open.call(this, name, ...rest);
    const silence = (event: Event) => event.stopImmediatePropagation();
    if (name === 'sprawdzam-games' && failing('hang')) request.addEventListener('success', silence);
    return request;
  };
  const { transaction } = IDBDatabase.prototype;
  IDBDatabase.prototype.transaction = function (...args) {
    if (games(this) && failing('transaction', 'everything'))
      throw new DOMException('closed', 'InvalidStateError');
    return transaction.apply(this, args);
  };
  const { add } = IDBObjectStore.prototype;
  IDBObjectStore.prototype.add = function (...args) {
    if (!games(this.transaction.db)) return add.apply(this, args);
    if (failing('add')) throw new DOMException('broken', 'UnknownError');
    if (failing('quota')) throw new DOMException('full', 'QuotaExceededError');
    const request = add.apply(this, args);
    if (failing('complete')) request.addEventListener('success', () => this.transaction.abort());
    return request;
  };
  const { setItem } = Storage.prototype;
  Storage.prototype.setItem = function (key, value) {
    if (this === localStorage && failing('everything')) throw new DOMException('full', 'QuotaExceededError');
    setItem.call(this, key, value);
  };
}

const fail = (page: Page, what: Failure | null) =>
  page.evaluate(
    (kind) => (kind ? sessionStorage.setItem('failing', kind) : sessionStorage.removeItem('failing')),
    what,
  );
const strip = (page: Page) => page.getByRole('navigation').getByRole('status');
const half = (page: Page) => page.getByRole('button', { name: /^Zatrzymaj zegar/ });
const sum = (page: Page, name: string) => page.getByRole('region', { name }).locator('footer p').first();

async function open(page: Page): Promise<void> {
  await withoutList(page);
  await page.addInitScript(breakable);
  await page.clock.install({ time: NOW });
  await seedGame(page, entriesOf([startFact('pfs', names)], NOW));
  await half(page).waitFor();
}

async function move(page: Page, points: number): Promise<void> {
  await page.clock.runFor(500);
  await half(page).click();
  // Keys pressed before there is a form are nobody's.
  await page.getByRole('button', { name: /^Zapisz ▸/ }).waitFor();
  await page.keyboard.type(String(points));
  await page.keyboard.press('Enter');
  await half(page).waitFor();
}

/** The game as the database has it: one whole history. */
async function kept(page: Page) {
  const rows = await readStored<Row>(page, 'sprawdzam-games', 'rows');
  const { rows: whole, unusable } = chainOf('seeded', [rows]);
  const { log: game, refused } = replay(whole.map(({ entry }) => entry));
  return { facts: whole.length, unusable, refused: refused.length, scores: current(game)?.scores };
}

const MESSAGES: Readonly<Record<Exclude<Failure, 'hang'>, string>> = {
  open: 'Zapisane w kopii zapasowej',
  transaction: 'Zapisane w kopii zapasowej',
  add: 'Zapisane w kopii zapasowej',
  complete: 'Zapisane w kopii zapasowej',
  quota: 'Brak miejsca w telefonie',
  everything: 'Niezapisane!',
};

for (const [what, message] of Object.entries(MESSAGES) as [Failure, string][]) {
  test(`the database fails (${what}): the screen says so, no fact is lost, it is healed`, async ({
    page,
  }) => {
    await open(page);
    await fail(page, what);
    // A connection that is open does not open again: only a new page meets that failure.
    if (what === 'open') await page.reload();
    await move(page, 12);
    await page.clock.runFor(1_000);
    await expect(strip(page)).toContainText(message);
    await move(page, 34);
    await page.clock.runFor(1_000);
    await expect(strip(page)).toContainText(message);
    if (what !== 'everything') {
      await page.reload();
      await page.clock.runFor(1_000);
      await expect(strip(page)).toContainText(message);
    }
    await expect(sum(page, 'Anna')).toHaveText('12');
    await expect(sum(page, 'Marek')).toHaveText('34');

    await fail(page, null);
    await page.clock.runFor(11_000);
    await expect(strip(page)).toHaveCount(0);
    expect(await kept(page)).toEqual({ facts: 5, unusable: 0, refused: 0, scores: [12, 34] });
  });
}

for (const what of ['quota', 'everything'] as const) {
  test(`the game can be saved to a file where its trouble is told (${what})`, async ({ page }) => {
    await open(page);
    await fail(page, what);
    await move(page, 12);
    await page.clock.runFor(1_000);
    const save = page.getByRole('button', { name: 'Zapisz do pliku' });
    expect(await saved(page)).toMatchObject({ phase: 'thinking', scores: [12, 0] });
    await half(page).click();
    expect(await saved(page)).toMatchObject({ phase: 'settling', scores: [12, 0] });
    await page.goto('./#/sheet');
    expect(await saved(page)).toMatchObject({ phase: 'settling', scores: [12, 0] });
    await page.goto('./#/game');

    await fail(page, null);
    await page.clock.runFor(11_000);
    await expect(save).toHaveCount(0);

    async function saved(from: Page) {
      const [file] = await Promise.all([from.waitForEvent('download'), save.click()]);
      const read = readGameFile(readFileSync(await file.path(), 'utf8'));
      if (!read.ok) throw new Error(JSON.stringify(read.error));
      const state = current(replay(read.value.entries).log);
      return { phase: state?.phase.name, scores: state?.scores };
    }
  });
}

test('a database that does not answer when the page begins: the clock is stopped at once, and all is written later', async ({
  page,
}) => {
  await open(page);
  await fail(page, 'hang');
  await page.reload();
  await half(page).waitFor();
  // Nobody's patience ends from here on.
  await standStill(page);
  await half(page).click();
  await page.getByRole('button', { name: /^Zapisz ▸/ }).waitFor();
  await page.clock.runFor(100);
  await page.keyboard.type('12');
  await page.keyboard.press('Enter');
  await expect(sum(page, 'Anna')).toHaveText('12');

  await fail(page, null);
  await expect
    .poll(async () => {
      await page.clock.runFor(1_000);
      return kept(page);
    })
    .toEqual({ facts: 3, unusable: 0, refused: 0, scores: [12, 0] });
  await expect(strip(page)).toHaveCount(0);
});

test('a database that stays dead is healed by a reload between two turns, not while somebody types', async ({
  page,
}) => {
  await open(page);
  await fail(page, 'add');
  await page.evaluate(() => Object.assign(globalThis, { here: true }));
  const here = () => page.evaluate(() => 'here' in globalThis);
  await page.clock.runFor(500);
  await half(page).click();
  await page.getByRole('button', { name: /^Zapisz ▸/ }).waitFor();
  await page.keyboard.type('7');
  await page.clock.runFor(70_000);
  expect(await here()).toBe(true);
  await page.keyboard.press('Enter');
  await half(page).waitFor();
  const reloaded = page.waitForEvent('load');
  await page.clock.runFor(30_000);
  await reloaded;
  await expect(sum(page, 'Anna')).toHaveText('7');
});

test('site data cleared in mid-game: written anew from memory, by looking or with the next move', async ({
  page,
}) => {
  await open(page);
  await move(page, 12);
  const session = await page.context().newCDPSession(page);
  const clear = () =>
    session.send('Storage.clearDataForOrigin', { origin: new URL(page.url()).origin, storageTypes: 'all' });
  await expect.poll(async () => (await kept(page)).facts).toBe(3);
  await clear();
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  await expect.poll(async () => (await kept(page).catch(() => null))?.facts).toBe(3);
  await clear();
  await move(page, 34);
  await expect.poll(async () => (await kept(page).catch(() => null))?.facts).toBe(5);
  await page.reload();
  await expect(sum(page, 'Anna')).toHaveText('12');
  await expect(sum(page, 'Marek')).toHaveText('34');
});

test('a damaged row is told on the first screen, and everything before it is there', async ({ page }) => {
  await open(page);
  await move(page, 12);
  await move(page, 34);
  await expect(strip(page)).toHaveCount(0);
  await page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        localStorage.clear();
        const opening = indexedDB.open('sprawdzam-games');
        opening.onsuccess = () => {
          const writing = opening.result.transaction('rows', 'readwrite');
          writing.objectStore('rows').delete(['seeded', 3]);
          writing.oncomplete = () => resolve();
        };
      }),
  );
  await page.goto('./#/');
  await page.reload();
  await expect(page.getByRole('alert')).toContainText('Części zapisu nie dało się odczytać');
  await page.goto('./#/game');
  await expect(sum(page, 'Anna')).toHaveText('12');
});

/** What browsers do whose user blocks all cookies and site data. */
function forbidden(): void {
  const refuse = () => {
    throw new DOMException('forbidden', 'SecurityError');
  };
  for (const name of ['localStorage', 'sessionStorage']) Object.defineProperty(window, name, { get: refuse });
  IDBFactory.prototype.open = refuse;
  CacheStorage.prototype.open = refuse;
  LockManager.prototype.request = async () => refuse();
  Object.assign(window, { BroadcastChannel: refuse });
}

test('storage forbidden altogether: everything opens, and the clock says that nothing is kept', async ({
  page,
}) => {
  await withoutList(page);
  await page.addInitScript(forbidden);
  await page.clock.install({ time: NOW });
  const table = tableOf(page);
  await table.sitDown({ rules: 'Partia klubowa (PFS)', players: names, first: 0 });
  await move(page, 12);
  await expect(strip(page)).toContainText('Niezapisane!');
  await expect(sum(page, 'Anna')).toHaveText('12');
  await page.goto('./#/organizer');
  await expect(page.getByRole('button', { name: 'Nowy turniej' })).toBeVisible();
});
