import { expect, type Page, test } from '@playwright/test';
import { PINCZOW_SCHOOL } from '../../../src/domain/rules/presets/pinczow.ts';
import { regulationOf } from '../../../src/share/slip/payload.ts';
import { writeTournamentFile } from '../../../src/share/tournament/tournamentFile.ts';
import { Hall, nameOf } from '../../unit/domain/tournament/hall.ts';
import { withoutList } from '../seed.ts';
import { seedTournament } from './screens.ts';

// No word list is asked here, and opening one takes its time.
test.beforeEach(({ page }) => withoutList(page));

const ID = 'dwiekopie';

/** The tournament as both devices had it in the morning. */
const morning = () =>
  new Hall({ name: 'Dwa telefony', regulation: regulationOf(PINCZOW_SCHOOL), lexicon: null })
    .players(6)
    .pair(1, [1, 2], [3, 4], [5, 6]);

async function load(page: Page, hall: Hall): Promise<void> {
  const chosen = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: 'Wczytaj kopię z pliku' }).click();
  const buffer = Buffer.from(writeTournamentFile({ id: ID, entries: hall.entries, slips: [] }));
  await (await chosen).setFiles({ name: 'kopia.json', mimeType: 'application/json', buffer });
}

test('a copy with other results is shown against this one, and becomes one tournament with it', async ({
  page,
}) => {
  const here = morning().result(1, 1, 402, 377).result(1, 2, 288, 351);
  const there = morning();
  there.clock += 60_000;
  there.result(1, 2, 298, 351).result(1, 3, 300, 256);
  await seedTournament(page, ID, here.entries);
  await page.goto('./#/organizer');
  await load(page, there);

  await expect(page.getByText('Tylko w kopii: 2')).toBeVisible();
  await expect(page.getByText('Tylko tutaj: 2')).toBeVisible();
  await expect(page.getByText('Wyklucza się: 1')).toBeVisible();
  const told = `Runda 1, stolik 2, ${nameOf(3)} – ${nameOf(4)}: tutaj 288 : 351, w kopii 298 : 351. Zostanie 288 : 351.`;
  await expect(page.getByText(told)).toBeVisible();
  await page.getByRole('button', { name: 'Zostaw, jak jest' }).click();
  await expect(page.getByText('Niczego nie zmieniono.')).toBeVisible();

  await load(page, there);
  await page.getByRole('button', { name: 'Połącz', exact: true }).click();
  await expect(page.getByText('Są wszystkie wyniki')).toBeVisible();
  await expect(page.getByText('w innej kopii 298 : 351')).toBeVisible();

  // It is stored so, and the same copy brings nothing more.
  await page.reload();
  await expect(page.getByText('w innej kopii 298 : 351')).toBeVisible();
  await page.goto('./#/organizer');
  await load(page, there);
  await expect(page.getByText('Wszystko z tej kopii już tu jest. Niczego nie zmieniono.')).toBeVisible();

  // Whichever round is open, it is named; one tap decides.
  await page.goto(`./#/organizer/${ID}-round-2`);
  await page.getByRole('button', { name: 'runda 1, stolik 2' }).click();
  await page.getByRole('button', { name: /^Stolik 2: / }).click();
  await page.getByRole('button', { name: 'Przyjmij 298 : 351' }).click();
  await expect(page.getByText('w innej kopii 298 : 351')).toHaveCount(0);
  await expect(page.getByText('Z dwóch kopii są dwa różne wyniki.')).toHaveCount(0);
  await expect(page.getByRole('button', { name: /^Stolik 2: / })).toContainText('298');
});
