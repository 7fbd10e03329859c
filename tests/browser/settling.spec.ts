import { expect, type Page, test } from '@playwright/test';
import type { Fact } from '../../src/domain/table/fact.ts';
import { entriesOf, seedGame, startFact, withoutList } from './seed.ts';

// No word list is asked here, and opening one takes its time.
test.beforeEach(({ page }) => withoutList(page));

const names = ['Anna Kowalska', 'Marek'];
const stop = (seat: number): Fact => ({ type: 'stop', seat });
const play = (seat: number, points: number, tiles?: number): Fact => ({
  type: 'play',
  seat,
  points,
  ...(tiles === undefined ? {} : { tiles }),
});

async function open(page: Page, preset: string, facts: readonly Fact[], players = names): Promise<void> {
  await seedGame(page, entriesOf([startFact(preset, players), ...facts], Date.now()));
  await expect(page.getByRole('heading', { level: 1 })).toBeAttached();
}

const key = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const clockOf = (page: Page, name: string) => page.getByRole('button', { name: `Zatrzymaj zegar: ${name}` });
const points = (page: Page) => page.getByRole('status', { name: 'Punkty za ruch' });

test('an ordinary move is two taps and its digits; the sum is seen before', async ({ page }) => {
  await open(page, 'pfs', [stop(0), play(0, 203), stop(1), play(1, 20)]);
  await clockOf(page, 'Anna Kowalska').click();
  await key(page, '7').click();
  await key(page, '4').click();
  await expect(page.getByText('razem 277')).toBeVisible();
  await key(page, 'Zapisz ▸ Marek').click();
  await expect(clockOf(page, 'Marek')).toBeVisible();
  await expect(page.getByRole('region', { name: 'Anna Kowalska' })).toContainText('277');
});

test('the opponent reads the points beside the longest name', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await open(page, 'pfs', [stop(0)], ['Świętosława Wójcik', 'Katarzyna']);
  await page.keyboard.type('112');
  const edge = page.getByRole('complementary');
  const said = edge.getByText('+112', { exact: true });
  await expect(said).toBeVisible();
  // Whatever gives way, the points do not, and nothing lies over the clock beside them.
  const [points, time] = [(await said.boundingBox())!, (await edge.getByText(/^\d\d:\d\d$/).boundingBox())!];
  const gap = Math.max(points.x - (time.x + time.width), time.x - (points.x + points.width));
  expect(gap).toBeGreaterThan(0);
  expect(points.x).toBeGreaterThan(0);
});

test('whoever does not move has „Sprawdzam!” at the own end of the phone', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 640 });
  const at = async () => (await page.getByRole('complementary').boundingBox())?.y;
  const turned = () =>
    page.getByRole('complementary').evaluate((edge) => getComputedStyle(edge).transform !== 'none');
  await open(page, 'pfs', [stop(0)]);
  expect([await at(), await turned()]).toEqual([0, true]);
  await open(page, 'pfs', [stop(0), play(0, 24), stop(1)]);
  expect([await at(), await turned()]).toEqual([640 - 64, false]);
  await expect(key(page, 'Sprawdzam!')).toBeInViewport({ ratio: 1 });
  await expect(key(page, 'Zapisz ▸ Anna')).toBeInViewport({ ratio: 1 });
});

test('by keyboard alone: digits, letters, erasing, Enter', async ({ page }) => {
  await open(page, 'pfs', [stop(0)]);
  await page.keyboard.type('189');
  await page.keyboard.press('Backspace');
  await expect(points(page)).toHaveText('18');
  await page.keyboard.type('dom');
  await expect(page.getByRole('button', { name: 'D: blank' })).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(clockOf(page, 'Marek')).toBeVisible();
  await expect(page.getByRole('img', { name: 'DOM +18' })).toBeVisible();
});

test('without points nothing is recorded, and the screen says what is missing', async ({ page }) => {
  await open(page, 'pfs', [stop(0)]);
  await key(page, 'Zapisz ▸ Marek').click();
  await expect(page.getByRole('alert')).toContainText('wpisz 0');
  await key(page, '0').click();
  await key(page, 'Zapisz ▸ Marek').click();
  await expect(clockOf(page, 'Marek')).toBeVisible();
});

test('what is typed survives a reload; a blank is marked by a tap; the bonus comes and goes', async ({
  page,
}) => {
  await open(page, 'pfs', [stop(0)]);
  for (const digit of '24') await key(page, digit).click();
  await key(page, 'Słowo').click();
  for (const letter of 'ŻÓŁW') await key(page, letter).click();
  await key(page, 'Ł: blank').click();
  await page.reload();
  await expect(page.getByRole('button', { name: 'Ł: blank' })).toHaveAttribute('aria-pressed', 'true');
  await key(page, 'Ł: blank').click();
  await expect(page.getByRole('button', { name: 'Ł: blank' })).toHaveAttribute('aria-pressed', 'false');
  await page.getByRole('button', { name: /Wróć do punktów/ }).click();
  await key(page, '+50').click();
  await expect(points(page)).toHaveText('74');
  await expect(key(page, 'Płytki: 7')).toBeVisible();
  await key(page, '+50').click();
  await expect(points(page)).toHaveText('24');
});

test('very many points are asked about before they are recorded', async ({ page }) => {
  await open(page, 'pfs', [stop(0)]);
  await page.keyboard.type('1240');
  await key(page, 'Zapisz ▸ Marek').click();
  await expect(page.getByRole('alert')).toContainText('Na pewno 1240 pkt?');
  await page.keyboard.press('Backspace');
  await expect(page.getByRole('alert')).toHaveCount(0);
  await page.keyboard.type('5');
  await key(page, 'Zapisz ▸ Marek').click();
  await key(page, 'Zapisz ▸ Marek').click();
  await expect(clockOf(page, 'Marek')).toBeVisible();
  await expect(page.getByText('1245').first()).toBeVisible();
});

test('a wrong tap on the clock is taken back', async ({ page }) => {
  await page.clock.install();
  await open(page, 'pfs', []);
  // Time stands: seconds that went by between the two taps would be asked about.
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1_000));
  await clockOf(page, 'Anna Kowalska').click();
  const back = page.getByRole('button', { name: 'Cofnij zatrzymanie' });
  await back.waitFor();
  await page.clock.runFor(700);
  await back.click();
  await expect(clockOf(page, 'Anna Kowalska')).toBeVisible();
});

test('an exchange where the bag is unknown asks the players', async ({ page }) => {
  // So many moves that the bag may be too small.
  const moves = Array.from({ length: 13 }, (_, i) => [stop(i % 2), play(i % 2, 10)]).flat();
  await open(page, 'three-games', [...moves, stop(1)]);
  await key(page, 'Wymiana').click();
  await key(page, '3').click();
  const question = page.getByRole('group', { name: 'Czy w woreczku jest co najmniej 7 płytek?' });
  await question.getByRole('button', { name: 'Nie' }).click();
  await expect(page.getByRole('alert')).toContainText('co najmniej 7 płytek');
  await question.getByRole('button', { name: 'Tak' }).click();
  await page.getByRole('button', { name: /Zapisz ▸ Anna/ }).click();
  await expect(page.getByText('wymiana 3', { exact: true })).toBeVisible();
});

test('the pass that ends the game says so', async ({ page }) => {
  await open(page, 'pfs', [
    { type: 'pass', seat: 0 },
    { type: 'pass', seat: 1 },
    { type: 'pass', seat: 0 },
    stop(1),
  ]);
  await key(page, 'Pauza').click();
  await expect(page.getByText('Ta pauza kończy partię.')).toBeVisible();
  await key(page, 'Zapisz ▸ koniec partii').click();
  await expect(page.getByRole('heading', { name: 'Stojak: Anna' })).toBeVisible();
});

test('an empty bag makes the last tile a question, and the answer ends the game', async ({ page }) => {
  const takeover = { scores: [300, 310], bag: 0, racks: [3, 4] };
  await seedGame(page, entriesOf([startFact('pinczow-school', names, { takeover }), stop(0)], Date.now()));
  await key(page, '8').click();
  await page.getByRole('button', { name: /Ostatni ruch/ }).click();
  await key(page, 'Zapisz ▸ koniec partii').click();
  await expect(page.getByRole('heading', { name: 'Stojak: Marek' })).toBeVisible();
});

for (const [width, height] of [
  [360, 640],
  [640, 360],
] as const) {
  test(`everything fits ${width}×${height} and can be touched`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await open(page, 'pfs', [stop(0), play(0, 203, 5), stop(1), play(1, 20, 3), stop(0)]);
    await key(page, '7').click();
    const { over, small } = await page.evaluate(() => ({
      over: Math.max(
        ...[...document.querySelectorAll('main')].map((main) => main.scrollHeight - main.clientHeight),
        document.documentElement.scrollWidth - innerWidth,
      ),
      small: [...document.querySelectorAll('button')]
        .map((button) => button.getBoundingClientRect())
        .filter((box) => Math.min(box.width, box.height) < 47.9).length,
    }));
    expect({ over, small }).toEqual({ over: 0, small: 0 });
  });

  test(`no key moves at ${width}×${height}, whatever is typed and said`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await open(page, 'pfs', [stop(0), play(0, 203, 5), stop(1), play(1, 20, 3), stop(0)]);
    const keys = () =>
      page
        .getByRole('group', { name: 'Punkty za ruch' })
        .getByRole('button')
        .evaluateAll((buttons) =>
          buttons.map((button) => {
            const { x, y, width, height } = button.getBoundingClientRect();
            return [button.ariaLabel ?? button.textContent, x, y, width, height].join(' ');
          }),
        );
    await key(page, '7').waitFor();
    const before = await keys();
    await page.getByRole('button', { name: /^Zapisz ▸/ }).click();
    await expect(page.getByRole('alert')).toBeVisible();
    expect(await keys()).toEqual(before);
    await page.keyboard.type('24klasami kot');
    await key(page, 'Wróć do punktów').click();
    await key(page, '+50').click();
    expect(await keys()).toEqual(before);
    await page.keyboard.type('95');
    await expect(points(page)).toHaveText('2545');
    expect(await keys()).toEqual(before);
  });
}

test('where the bag is not counted any more the form says so, and the end is found from the break, and said there', async ({
  page,
}) => {
  await open(page, 'three-games', [stop(0)]);
  await key(page, '9').click();
  await expect(page.getByText(/woreczek:\spodaj\spłytki/)).toBeVisible();
  await key(page, 'Zapisz ▸ Marek').click();
  await key(page, 'Przerwa').click();
  await key(page, 'Zakończ lub odłóż partię…').click();
  await page.getByRole('button', { name: /^Ostatnie płytki wyłożone/ }).click();
  await page.getByRole('button', { name: /^Anna Kowalska, wiersz 1/ }).click();
  await page.getByRole('button', { name: 'Ostatni ruch' }).click();
  await page.getByRole('button', { name: 'Popraw', exact: true }).click();
  await page.goto('./#/game');
  await key(page, 'Dalej: koniec partii').click();
  await expect(key(page, 'Marek: przyjmuję koniec partii')).toBeVisible();
});
