import { readFile } from 'node:fs/promises';
import { expect, type Page, test } from '@playwright/test';
import type { Fact, Start } from '../../src/domain/table/fact.ts';
import { entriesOf, type SeededGame, seedGame, seedGames, setLanguage, startFact } from './seed.ts';

const names = ['Anna Kowalska', 'Marek Zieliński'];
const takeover = { scores: [382, 378], bag: 0, racks: [3, 2] };
const out: readonly Fact[] = [
  { type: 'stop', seat: 0 },
  { type: 'play', seat: 0, points: 12, tiles: 3, words: ['DÓŻ'] },
];
const accepted: readonly Fact[] = [...out, { type: 'accept', seat: 1 }];
const told: readonly Fact[] = [...accepted, { type: 'rack', seat: 1, letters: 'ĆA' }];

async function open(page: Page, facts: readonly Fact[], more: Partial<Start> = {}, preset = 'three-games') {
  await seedGame(page, entriesOf([startFact(preset, names, { takeover, ...more }), ...facts], Date.now()));
  await expect(page.getByRole('heading', { level: 1 })).toBeAttached();
}

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name });

test('accepted, rack by letters, arithmetic, both confirm on their own side, slip', async ({ page }) => {
  await open(page, out, { table: '4', round: '2' });
  await expect(page.getByText('Anna wykłada ostatnie płytki i kończy partię.')).toBeVisible();
  await button(page, 'Marek: przyjmuję koniec partii').click();
  for (const letter of 'ŻĆA') await page.getByRole('button', { name: letter, exact: true }).click();
  await button(page, 'Usuń płytkę: Ż').click();
  await button(page, 'Zapisz stojak: 7 punktów').click();
  const sums = page.getByRole('table', { name: 'Rachunek partii' });
  await expect(sums.getByRole('row', { name: /własne płytki/ })).toContainText('ĆA−7');
  await expect(sums.getByRole('row', { name: /płytki przeciwnika/ })).toContainText('+7');
  await expect(sums.getByRole('row', { name: /razem/ })).toContainText('401371');
  await expect(sums.getByRole('row', { name: /czas|sędzia|sprawdzenia/ })).toHaveCount(0);
  await expect(page.getByText('Wygrywa Anna')).toBeVisible();

  const own = button(page, /Anna: potwierdzam/);
  const opposite = button(page, /Marek: potwierdzam/);
  const turned = await opposite.evaluate((element) => getComputedStyle(element.parentElement!).transform);
  expect(turned).toBe('matrix(-1, 0, 0, -1, 0, 0)');
  expect((await opposite.boundingBox())!.y).toBeLessThan(100);
  expect((await own.boundingBox())!.y).toBeGreaterThan(700);
  await own.click();
  await opposite.click();
  await expect(page.getByText('Anna Kowalska potwierdza')).toBeVisible();
  await expect(page.getByText(/stolik 4\s· runda 2\s· partia 1 z 3/)).toBeVisible();
});

test('whoever signs sees the sum: on the smallest phone, and where what it is made of has long names', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await setLanguage(page, 'sk');
  await open(page, told, { table: '4', round: '2' });
  const sum = (await page.getByRole('row', { name: /^spolu/ }).boundingBox())!;
  const signature = (await button(page, /^Anna: potvrdzujem/).boundingBox())!;
  expect(sum.y + sum.height).toBeLessThanOrEqual(signature.y);
});

test('where somebody waits for the result, sending it comes before the next game', async ({ page }) => {
  const signed: readonly Fact[] = [...told, { type: 'confirm', seat: 0 }, { type: 'confirm', seat: 1 }];
  const main = page.locator('main [data-kind="main"]');
  for (const more of [{ table: '4' }, { round: '2' }, { tournament: 77 }]) {
    await open(page, signed, more, 'pfs');
    await expect(main).toHaveText(['Wyślij do organizatora']);
  }
  await button(page, 'Rewanż').click();
  await expect(button(page, /^Zaczyna Anna/)).toBeVisible();
  await open(page, signed, {}, 'pfs');
  await expect(main).toHaveText(['Rewanż']);
});

test('a reload after both have signed shows the same slip, and the same sheet', async ({ page }) => {
  const seeded = [startFact('pfs', ['Ola', 'Jan']), { type: 'stop', seat: 0 } as const];
  await seedGame(page, entriesOf(seeded, Date.now(), 3_600_000), '#/games', 'unfinished');
  await open(page, told);
  await button(page, /Anna: potwierdzam/).click();
  await button(page, /Marek: potwierdzam/).click();
  await expect(page.getByText('Marek Zieliński potwierdza')).toBeVisible();
  await page.reload();
  await expect(page.getByText('Marek Zieliński potwierdza')).toBeVisible();
  await button(page, 'Zapis').click();
  await page.reload();
  await expect(page.getByRole('columnheader', { name: 'Marek Zieliński' }).first()).toBeVisible();
});

test('a rack entered wrongly is corrected, by value too', async ({ page }) => {
  await open(page, told);
  await button(page, 'Popraw stojak: Marek').click();
  await button(page, 'Sama wartość').click();
  await page.keyboard.type('9');
  await page.keyboard.press('Enter');
  const total = page.getByRole('row', { name: /razem/ }).first();
  await expect(total).toContainText('403369');
});

test('the last move can still be challenged off, and the game goes on', async ({ page }) => {
  await open(page, out);
  await button(page, 'Sprawdzam!').click();
  await button(page, /^Sprawdzam!/).click();
  await button(page, 'Anna: pokaż werdykt').click();
  await expect(page.getByRole('alert')).toContainText('Ruch niedopuszczalny');
  await page.reload();
  await button(page, 'Zapisz stratę ▸ zegar: Marek').click();
  await expect(button(page, /Zatrzymaj zegar: Marek/)).toBeVisible();
});

test('a blank in the last move is a letter of its word, underlined', async ({ page }) => {
  await open(page, [out[0]!, { type: 'play', seat: 0, points: 12, tiles: 3, words: ['DóŻ'] }]);
  await expect(page.getByText('DÓŻ', { exact: true })).toBeVisible();
});

test('the last move that stands is not challenged twice', async ({ page }) => {
  await open(page, [out[0]!, { type: 'play', seat: 0, points: 12, tiles: 3, words: ['DOM'] }]);
  await button(page, 'Sprawdzam!').click();
  await button(page, /^Sprawdzam!/).click();
  await button(page, 'Anna: pokaż werdykt').click();
  await button(page, 'Dalej').click();
  await expect(page.getByText('Sprawdzone, ruch dopuszczalny: DOM.')).toBeVisible();
  await expect(button(page, 'Sprawdzam!')).toHaveCount(0);
});

test('the next game of the match keeps the players and counts the first', async ({ page }) => {
  const signed: readonly Fact[] = [...told, { type: 'confirm', seat: 0 }];
  await open(page, signed, { game: 1 });
  await button(page, /Marek: potwierdzam/).click();
  await expect(page.getByRole('heading', { name: 'Mecz: 1 z 3 partii' })).toBeVisible();
  await button(page, '2. partia meczu').click();
  await button(page, /^Zaczyna Marek/).click();
  // The same screens as before the first game: the clock starts when it is touched.
  await button(page, /Start/).click();
  await expect(button(page, /Zatrzymaj zegar: Marek/)).toBeVisible();
});

test('a game begun by „Nowa partia” is the next of the match, also if somebody looked there before the end', async ({
  page,
}) => {
  await open(page, [...told, { type: 'confirm', seat: 0 }], { game: 1 });
  await button(page, 'Ekran główny').click();
  await button(page, 'Nowa partia').click();
  await expect(page.getByText('Trwa partia:')).toBeVisible();
  await page.goBack();
  await button(page, 'Wróć do partii').click();
  await button(page, /Marek: potwierdzam/).click();
  await button(page, 'Ekran główny').click();
  await button(page, 'Nowa partia').click();
  await button(page, /Dalej/).click();
  await button(page, /^Zaczyna Marek/).click();
  await expect(page.getByText(/Mecz z trzech partii\s· partia 2 z 3/)).toBeVisible();
  await button(page, /Start/).click();
  await button(page, 'Zapis').click();
  await expect(page.getByText(/Partia 2 z 3/i)).toBeVisible();
});

test('a match is added up by person, and who wins it the regulation does not say', async ({ page }) => {
  const now = Date.now();
  const signed: readonly Fact[] = [...told, { type: 'confirm', seat: 0 }, { type: 'confirm', seat: 1 }];
  const game = (n: number, players: readonly string[]): SeededGame => ({
    id: `game-${n}`,
    entries: entriesOf(
      [
        startFact('three-games', players, { takeover, game: n, ...(n > 1 ? { match: 'game-1' } : {}) }),
        ...(n < 3 ? signed : told),
      ],
      now - (3 - n) * 3_600_000,
    ),
  });
  const [anna = '', marek = ''] = names;
  await seedGames(page, [game(1, [anna, marek]), game(2, [marek, anna]), game(3, [anna, marek])]);
  await page.goto('./#/game');
  const match = page.locator('section', { has: page.getByRole('heading', { name: 'Mecz: 3 z 3 partii' }) });
  await expect(match.getByRole('row', { name: /wygrane/ }).getByRole('cell')).toHaveText(['2', '1']);
  await expect(match.getByRole('row', { name: /małe punkty/ }).getByRole('cell')).toHaveText([
    '1173',
    '1143',
  ]);
  await expect(match.getByText('Więcej partii wygrywa Anna.')).toBeVisible();
  await expect(match.getByText('Regulamin nie wskazuje zwycięzcy meczu')).toBeVisible();
  // In sight at once on the smallest phone, above the signatures; and found again afterwards.
  await page.setViewportSize({ width: 360, height: 640 });
  const standing = page.getByText('Mecz 2 : 1, małe punkty 1173 : 1143');
  const line = (await standing.boundingBox())!;
  const signature = (await button(page, /^Anna: potwierdzam/).boundingBox())!;
  expect(line.y + line.height).toBeLessThan(signature.y);
  // A phone that lies across leaves out neither.
  await page.setViewportSize({ width: 640, height: 360 });
  await expect(page.getByText(/partia 3 z 3/)).toBeVisible();
  await expect(standing).toBeVisible();
  await page.goto('./#/sheet/game-2');
  await expect(page.getByText('Mecz 1 : 2, małe punkty 1143 : 1173')).toBeVisible();
  await page.goto('./#/handoff/game-2');
  await expect(page.getByText('Mecz 1 : 2, małe punkty 1143 : 1173')).toBeVisible();
  await expect(page.getByText(/^partia 2 z 3 · /)).toBeVisible();
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await button(page, 'Skopiuj wynik jako tekst').click();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(
    /371\. Mecz 1\s:\s2, małe punkty 1143\s:\s1173$/u,
  );
});

for (const [width, height] of [
  [360, 640],
  [640, 360],
  [412, 915],
] as const) {
  test(`four sign with every sum in sight at ${width}×${height}`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    const seats = [0, 1, 2, 3];
    const facts: readonly Fact[] = [
      startFact('home', ['Zofia Mazur', 'Katarzyna Lis', 'Małgorzata Żak', 'Jan Wójcik']),
      ...[...seats, ...seats].flatMap((seat): Fact[] => [
        { type: 'stop', seat },
        { type: 'pass', seat },
      ]),
      ...['AEIOZWR', 'ŚŹĆŃĘMW', 'KTSPNDL', 'AEIOZWM'].map(
        (letters, seat): Fact => ({ type: 'rack', seat, letters }),
      ),
    ];
    await seedGame(page, entriesOf(facts, Date.now()));
    const sums = page.getByRole('table', { name: 'Rachunek partii' }).getByRole('row', { name: 'razem' });
    await expect(sums).toBeInViewport({ ratio: 1 });
    // In the view, and not below the signatures.
    const first = (await button(page, 'Zofia: potwierdzam').boundingBox())!;
    const row = (await sums.boundingBox())!;
    expect(row.y + row.height).toBeLessThanOrEqual(first.y);
    for (const name of ['Zofia', 'Katarzyna', 'Małgorzata', 'Jan'])
      await expect(button(page, `${name}: potwierdzam`)).toBeInViewport({ ratio: 1 });
  });
}

test('a rack with too few letters is told so over the tiles: no key moves, and there is another way', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await open(page, accepted);
  await page.keyboard.type('a');
  const places = () =>
    page
      .getByRole('group', { name: 'Litery' })
      .getByRole('button')
      .evaluateAll((keys) => keys.map((key) => key.getBoundingClientRect().top));
  const before = await places();
  await button(page, /^Zapisz stojak/).click();
  await expect(page.getByRole('alert')).toContainText('Powinny być 2 płytki, a wpisano 1.');
  await expect(page.getByRole('alert')).toContainText('Sama wartość');
  expect(await places()).toEqual(before);
});

test('a tie is explained with the values compared', async ({ page }) => {
  const level = { scores: [300, 309], bag: 0, racks: [2, 4] };
  const facts: readonly Fact[] = [
    { type: 'stop', seat: 1 },
    { type: 'play', seat: 1, points: 10, tiles: 3 },
    { type: 'stop', seat: 0 },
    { type: 'play', seat: 0, points: 13, tiles: 2 },
    { type: 'rack', seat: 1, letters: 'H' },
  ];
  await open(page, facts, { takeover: level, first: 1 }, 'pinczow-school');
  await expect(page.getByText('Wygrywa Anna')).toBeVisible();
  await expect(
    page.getByText('Rozstrzyga ostatni ruch: Anna – 13 punktów, Marek – 10 punktów.'),
  ).toBeVisible();
});

test('the game file is handed out', async ({ page }) => {
  await open(page, told);
  const download = page.waitForEvent('download');
  await button(page, 'Plik partii').click();
  const file = await download;
  expect(file.suggestedFilename()).toMatch(/^sprawdzam_.*_Anna-Kowalska_Marek-Zieliński\.json$/);
  expect(JSON.parse(await readFile(await file.path(), 'utf8'))).toMatchObject({ format: 'sprawdzam-game' });
});
