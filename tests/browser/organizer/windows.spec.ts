import { readFileSync } from 'node:fs';
import { expect, type Page, test } from '@playwright/test';
import { PINCZOW_SCHOOL } from '../../../src/domain/rules/presets/pinczow.ts';
import { regulationOf } from '../../../src/share/slip/payload.ts';
import { Hall } from '../../unit/domain/tournament/hall.ts';
import { withoutList } from '../seed.ts';
import { seedTournament } from './screens.ts';
import { playedSlip } from './slips.ts';

// No word list is asked here, and opening one takes its time.
test.beforeEach(({ page }) => withoutList(page));

const ID = 'dwaokna';
const NAMES = ['Anna Żak', 'Łukasz Lis', 'Ola Kot', 'Jan Dąb'] as const;
const [ANNA, LUKASZ, OLA, JAN] = NAMES;
const button = (page: Page, name: string) => page.getByRole('button', { name });

async function seed(page: Page): Promise<void> {
  const hall = new Hall({ name: 'Dwa okna', regulation: regulationOf(PINCZOW_SCHOOL), lexicon: null });
  NAMES.forEach((name, i) => {
    hall.add({ type: 'player', number: i + 1, name, club: '' });
  });
  await seedTournament(page, ID, hall.pair(1, [1, 2], [3, 4]).entries);
}

async function collect(page: Page): Promise<void> {
  await page.goto(`./#/organizer/${ID}-collect`);
  await expect(button(page, 'Odczytaj')).toBeVisible();
}

/** Whoever acts comes to the front, as with real hands. */
async function paste(page: Page, text: string): Promise<void> {
  await page.bringToFront();
  await page.getByLabel('Wklej link albo wiadomość z linkiem').fill(text);
  await button(page, 'Odczytaj').click();
}

async function backup(page: Page): Promise<string> {
  await page.bringToFront();
  await page.goto(`./#/organizer/${ID}-more`);
  const saved = page.waitForEvent('download');
  await button(page, 'Kopia turnieju do pliku').click();
  return readFileSync(await (await saved).path(), 'utf8');
}

test('two windows have the same slips and questions, and write the same backup', async ({ page }) => {
  await seed(page);
  await collect(page);
  const second = await page.context().newPage();
  await withoutList(second);
  await collect(second);

  const first = await playedSlip(1, [ANNA, LUKASZ], 1, 1);
  const disputed = await playedSlip(2, [ANNA, LUKASZ], 1, 1);
  await paste(page, first.text);
  await expect(page.getByText('Przyjęto')).toBeVisible();
  await paste(page, disputed.text);
  await expect(page.getByText('1 pytanie czeka')).toBeVisible();
  await second.bringToFront();
  await expect(second.getByText('Brakuje wyników: 1 (stolik 2)')).toBeVisible();
  await expect(second.getByText('1 pytanie czeka')).toBeVisible();

  // And the other way round.
  await paste(second, (await playedSlip(3, [OLA, JAN], 1, 2)).text);
  await page.bringToFront();
  await expect(page.getByText('Są wszystkie wyniki')).toBeVisible();

  const written = await backup(second);
  expect(JSON.parse(written).slips).toHaveLength(3);
  expect(await backup(page)).toBe(written);
});

test('a tournament goes with its slips, or stays as it was', async ({ page }) => {
  await page.addInitScript(() => {
    // A database that gives up half way: what was done in the same transaction must not stay.
    const { delete: remove } = IDBObjectStore.prototype;
    IDBObjectStore.prototype.delete = function (...args) {
      const request = remove.apply(this, args);
      if (this.name === 'slips' && sessionStorage.getItem('failing')) this.transaction.abort();
      return request;
    };
  });
  await seed(page);
  await collect(page);
  await paste(page, (await playedSlip(1, [ANNA, LUKASZ], 1, 1)).text);
  await expect(page.getByText('Przyjęto')).toBeVisible();
  await page.goto(`./#/organizer/${ID}-more`);
  const rows = () =>
    page.evaluate(async () => {
      const db = await new Promise<IDBDatabase>((resolve) => {
        const request = indexedDB.open('sprawdzam-tournaments', 1);
        request.onsuccess = () => resolve(request.result);
      });
      const count = (store: string) =>
        new Promise<number>((resolve) => {
          const request = db.transaction(store).objectStore(store).count();
          request.onsuccess = () => resolve(request.result);
        });
      const counts = { facts: await count('facts'), slips: await count('slips') };
      db.close();
      return counts;
    });
  await expect.poll(rows).toEqual({ facts: 7, slips: 1 });

  await page.evaluate(() => sessionStorage.setItem('failing', 'yes'));
  await button(page, 'Przytrzymaj, aby usunąć turniej z tego urządzenia').click({ delay: 1_000 });
  await expect(page.getByText('Nie udało się usunąć tego turnieju')).toBeVisible();
  expect(await rows()).toEqual({ facts: 7, slips: 1 });

  await page.evaluate(() => sessionStorage.clear());
  await button(page, 'Przytrzymaj, aby usunąć turniej z tego urządzenia').click({ delay: 1_000 });
  await expect(button(page, 'Nowy turniej')).toBeVisible();
  expect(await rows()).toEqual({ facts: 0, slips: 0 });
});
