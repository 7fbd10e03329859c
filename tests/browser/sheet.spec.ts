import { expect, test } from '@playwright/test';
import type { Fact } from '../../src/domain/table/fact.ts';
import {
  entriesOf,
  gameOf,
  longFacts,
  openingFacts,
  seedGame,
  seedGames,
  startFact,
  withoutList,
} from './seed.ts';

// No word list is asked here, and opening one takes its time.
test.beforeEach(({ page }) => withoutList(page));

const players = [{ name: 'Anna Kowalska', club: 'SP 2 Pińczów' }, { name: 'Marek Zieliński' }];
const ROW = 5_000;

/** Without a clock: nobody's time is out, and nothing asks about the time the page was away. */
const running = () => {
  const facts = [startFact('home', ['', ''], { players, table: '4', round: '2' }), ...openingFacts()];
  return gameOf('running', Date.now() - facts.length * ROW, facts, ROW);
};

test('a line is corrected: the effect on the sums first, then the sums', async ({ page }) => {
  await seedGames(page, [running()]);
  await page.goto('./#/sheet');
  await expect(page.locator('footer')).toContainText('Słowa z blankiem: GRABIE (B) · ZAŁOGA (Ł)');
  await page
    .getByRole('button', { name: /^Anna Kowalska, wiersz 3: GRABIE, blank jako B, 77 punktów/ })
    .click();
  const dialog = page.getByRole('dialog');
  // The points without the bonus, as they were typed the first time.
  await page.keyboard.type('17');
  await expect(dialog).toContainText('suma 203 → 193');
  await expect(page.getByRole('columnheader', { name: 'Anna Kowalska' }).first()).toContainText('203');
  await dialog.getByRole('button', { name: 'Popraw', exact: true }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('columnheader', { name: 'Anna Kowalska' }).first()).toContainText('193');

  await expect(page.getByRole('button', { name: /Cofnij/ })).toContainText(
    'poprawkę: Anna: ruch 67 (GRABIE)',
  );
  await page.getByRole('button', { name: /Cofnij/ }).click();
  await expect(page.getByRole('columnheader', { name: 'Anna Kowalska' }).first()).toContainText('203');
  await page.getByRole('button', { name: /Przywróć/ }).click();
  await expect(page.getByRole('columnheader', { name: 'Anna Kowalska' }).first()).toContainText('193');
  await page.reload();
  await expect(page.getByRole('columnheader', { name: 'Anna Kowalska' }).first()).toContainText('193');
});

test("the referee's points are corrected by tapping their line", async ({ page }) => {
  const facts = [
    startFact('home', ['', ''], { players }),
    ...openingFacts(),
    { type: 'penalty' as const, seat: 0, points: -5, reason: 'spóźnienie' },
  ];
  await seedGames(page, [gameOf('running', Date.now() - facts.length * ROW, facts, ROW)]);
  await page.goto('./#/sheet');
  await page
    .getByRole('button', { name: /^Anna Kowalska, wiersz 5: sędzia: spóźnienie, −5, suma 198/ })
    .click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText('Nic się jeszcze nie zmieniło.');
  await page.keyboard.type('10');
  await expect(dialog).toContainText('suma 198 → 193');
  await dialog.getByRole('button', { name: 'Dodaj punkty' }).click();
  await expect(dialog).toContainText('suma 198 → 213');
  await dialog.getByLabel('Powód').fill('');
  await expect(dialog.getByRole('button', { name: 'Popraw', exact: true })).toBeDisabled();
  await dialog.getByLabel('Powód').fill('zamiana');
  await dialog.getByRole('button', { name: 'Popraw', exact: true }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('button', { name: /wiersz 5: sędzia: zamiana, \+10, suma 213/ })).toBeVisible();
  await page.getByRole('button', { name: /Cofnij/ }).click();
  await expect(page.getByRole('button', { name: /sędzia: spóźnienie, −5, suma 198/ })).toBeVisible();
});

test('a correction the rules do not allow is refused in words', async ({ page }) => {
  await seedGames(page, [running()]);
  await page.goto('./#/sheet');
  await page.getByRole('button', { name: /wiersz 1: KOZĘ/ }).click();
  await page.getByRole('button', { name: /^Płytki/ }).click();
  await page
    .getByRole('group', { name: 'Ile płytek wyłożono?' })
    .getByRole('button', { name: '1', exact: true })
    .click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText('Tak się nie da');
  await expect(dialog.getByRole('button', { name: 'Popraw', exact: true })).toBeDisabled();
});

test('a word gets its blank: the ledger follows', async ({ page }) => {
  await seedGames(page, [running()]);
  await page.goto('./#/sheet');
  await page.getByRole('button', { name: /wiersz 2: ZJEŚĆ/ }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: /^Słowo/ }).click();
  await dialog.getByRole('button', { name: 'Ś: blank' }).click();
  await dialog.getByRole('button', { name: 'Popraw', exact: true }).click();
  await expect(page.locator('footer')).toContainText('ZJEŚĆ (Ś)');
});

test('what was done to the clocks stands on the sheet with its reason, until it is undone', async ({
  page,
}) => {
  const facts: Fact[] = [
    startFact('pfs', ['Anna', 'Marek']),
    { type: 'clock', add: [-37_000, 37_000], reason: 'zapomniany zegar' },
    { type: 'gap', seat: 0, cause: 'sleep', span: 192_000, decision: 'given-back' },
  ];
  await seedGame(page, entriesOf(facts, Date.now()), '#/sheet');
  await expect(page.getByText('Anna −00:37, Marek +00:37 (zapomniany zegar)')).toBeVisible();
  const slept = page.getByText('Anna: telefon był uśpiony 03:12, czas oddano');
  await expect(slept).toBeVisible();
  await page.getByRole('button', { name: /Cofnij/ }).click();
  await expect(slept).toHaveCount(0);
});

test('a stored game is read-only; an unknown one says so', async ({ page }) => {
  const old = gameOf('old', 1_700_000_000_000, [startFact('home', ['Ola', 'Jan']), ...openingFacts()]);
  await seedGames(page, [old, running()]);
  await page.goto('./#/sheet/old');
  await expect(page.getByText('Partia z archiwum')).toBeVisible();
  await expect(page.getByRole('button', { name: /wiersz/ })).toHaveCount(0);
  await page.goto('./#/sheet/nothing');
  await expect(page.getByText('Tej partii nie ma w tym telefonie.')).toBeVisible();
});

test('four players, long names, four digits: nothing wider than the phone', async ({ page }) => {
  const names = ['Anna-Maria Wiśniewska-Brzęczyszczykiewicz', 'Marek', 'Zofia', 'Łukasz'];
  const plays = Array.from({ length: 12 }, (_, n) => [
    { type: 'stop' as const, seat: n % 4 },
    { type: 'play' as const, seat: n % 4, points: 400 + n, words: ['ABSTRACTIONISTS'] },
  ]).flat();
  await seedGames(page, [gameOf('four', Date.now() - 600_000, [startFact('home', names), ...plays])]);
  for (const [width, height] of [
    [360, 640],
    [640, 360],
  ] as const) {
    await page.setViewportSize({ width, height });
    await page.goto('./#/sheet');
    await expect(page.getByRole('columnheader', { name: 'Zofia' }).first()).toContainText('1218');
    const overflow = await page.locator('main').evaluate((main) => main.scrollWidth - main.clientWidth);
    expect(overflow).toBe(0);
  }
});

for (const turns of [30, 56]) {
  test(`a game of ${turns} turns prints on one A4 page`, async ({ page }) => {
    const facts = [
      startFact('pinczow-school', ['', ''], { players, table: '4', round: '2' }),
      ...longFacts(turns),
    ];
    await seedGames(page, [gameOf('printed', 1_700_000_000_000, facts, 2_000)]);
    await page.emulateMedia({ colorScheme: 'dark' });
    await page.goto('./#/sheet/printed');
    await page.getByRole('table').first().waitFor();
    const pdf = (await page.pdf({ preferCSSPageSize: true })).toString('latin1');
    expect(pdf.match(/\/Type\s*\/Page\b/g)).toHaveLength(1);
    await page.emulateMedia({ media: 'print' });
    await expect(page.getByText('podpis').first()).toBeVisible();
    await expect(page.locator('body')).toHaveCSS('background-color', 'rgb(255, 255, 255)');
  });
}
