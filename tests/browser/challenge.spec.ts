import { expect, type Page, test } from '@playwright/test';
import type { Fact } from '../../src/domain/table/fact.ts';
import { contrastFaults } from './contrast.ts';
import { entriesOf, seedGame, startFact } from './seed.ts';

const names = ['Anna', 'Marek'];
const stop = (seat: number): Fact => ({ type: 'stop', seat });
const declared: readonly Fact[] = [
  stop(0),
  { type: 'challenge', by: 1, words: ['KLAS', 'XYZ'], announced: 24 },
];
const found = (valid: boolean): Fact => ({
  type: 'verdict',
  source: 'lexicon',
  lexicon: { name: 'OSPS', edition: '52' },
  words: [
    { word: 'KLAS', valid: true },
    { word: 'XYZ', valid },
  ],
});

async function open(page: Page, preset: string, facts: readonly Fact[], players = names): Promise<void> {
  await seedGame(page, entriesOf([startFact(preset, players), ...facts], Date.now()));
  await expect(page.getByRole('heading', { level: 1 })).toBeAttached();
}

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name });
const hold = (page: Page, name: string) => button(page, name).click({ delay: 1_000 });

test('the words typed with the move are named, declared once, and there is no way back', async ({ page }) => {
  await open(page, 'three-games', [stop(0)]);
  await page.keyboard.type('24dom');
  await button(page, 'Sprawdzam!').click();
  await expect(page.getByText('Ruch: Anna · Sprawdza: Marek')).toBeVisible();
  await button(page, '+ słowo').click();
  await page.keyboard.type('ad');
  await button(page, /^Sprawdzam!/).click();
  const named = page.getByRole('list', { name: 'Sprawdzane słowa' });
  for (const word of ['DOM', 'AD']) await expect(named.getByRole('img', { name: word })).toBeVisible();
  await expect(button(page, /Wróć|Cofnij/)).toHaveCount(0);
  await page.reload();
  await expect(button(page, 'Anna: pokaż werdykt')).toBeVisible();
});

test('five words are read at once on a phone that lies across', async ({ page }) => {
  await page.setViewportSize({ width: 640, height: 360 });
  await open(page, 'three-games', [stop(0)]);
  await button(page, 'Sprawdzam!').click();
  await page.keyboard.type('klasa kot dom lasy zamki');
  const seen = ['KLASA', 'KOT', 'DOM', 'LASY'].map((word) => button(page, `Popraw słowo ${word}`));
  for (const word of seen) await expect(word).toBeInViewport({ ratio: 1 });
  // The last one is laid in tiles; every key and the declaration are where they were.
  await expect(page.getByText('Z', { exact: true }).first()).toBeInViewport({ ratio: 1 });
  for (const key of [button(page, 'Ż'), button(page, '+ słowo'), button(page, /^Sprawdzam!/)])
    await expect(key.last()).toBeInViewport({ ratio: 1 });
});

test('without a list the referee decides: invalid is a loss and the other clock', async ({ page }) => {
  await page.route('**/lex/*.bin', (route) => route.abort());
  await open(page, 'three-games', declared);
  await button(page, 'Anna: pokaż werdykt').click();
  await expect(page.getByRole('status')).toContainText('nie ma słownika');
  await button(page, 'XYZ: niedopuszczalne').click();
  await button(page, 'słownik papierowy').click();
  await button(page, 'Niedopuszczalny').click();
  await expect(page.getByRole('alert')).toHaveCount(0);
  await hold(page, 'Niedopuszczalny');
  await expect(page.getByRole('alert')).toContainText('Ruch niedopuszczalny');
  await expect(page.getByText('Werdykt sędziego: słownik papierowy')).toBeVisible();
  const words = page.getByRole('list', { name: 'Sprawdzane słowa' });
  await expect(words.getByRole('img', { name: 'niedopuszczalne' })).toHaveCount(1);
  await button(page, 'Zapisz stratę ▸ zegar: Marek').click();
  await expect(button(page, 'Zatrzymaj zegar: Marek')).toBeVisible();
});

test('valid: the cost by the regulation, then the points that were typed before are saved in one tap', async ({
  page,
}) => {
  await open(page, 'english-school', [stop(0)]);
  await page.keyboard.type('24zax');
  await button(page, 'Sprawdzam!').click();
  await button(page, /^Sprawdzam!/).click();
  await button(page, 'Anna: pokaż werdykt').click();
  await expect(page.getByRole('alert')).toContainText('Ruch dopuszczalny');
  await expect(page.getByText('Marek: −3 punkty za nieudane sprawdzenie.')).toBeVisible();
  await button(page, 'Zapisz +24 ▸ Marek').click();
  await expect(button(page, 'Zatrzymaj zegar: Marek')).toBeVisible();
});

test('the list answers for each word, and says which list it is', async ({ page }) => {
  await open(page, 'three-games', declared);
  await button(page, 'Anna: pokaż werdykt').click();
  await expect(page.getByRole('alert')).toContainText('Ruch niedopuszczalny');
  const words = page.getByRole('list', { name: 'Sprawdzane słowa' });
  const answers = { KLAS: 'dopuszczalne', XYZ: 'niedopuszczalne' };
  for (const [word, answer] of Object.entries(answers)) {
    const judged = words.getByRole('listitem').filter({ has: page.getByRole('img', { name: word }) });
    await expect(judged.getByRole('img', { name: answer, exact: true })).toBeVisible();
  }
  await expect(page.getByText(/Słownik: SJP\.PL, .* słów\s· słownik nieoficjalny/)).toBeVisible();
});

test('a word that OSPS probably lacks is neither valid nor invalid: the referee decides', async ({
  page,
}) => {
  await open(page, 'pfs', [stop(0), { type: 'challenge', by: 1, words: ['DOM', 'GI'], announced: 24 }]);
  await button(page, 'Anna: pokaż werdykt').click();
  await expect(page.getByText('GI: jest w SJP.PL, w OSPS raczej nie. Rozstrzyga sędzia.')).toBeVisible();
  await expect(page.getByRole('alert')).toHaveText('Rozstrzyga sędzia');
  await button(page, 'słownik papierowy').click();
  await hold(page, 'Niedopuszczalny');
  await expect(page.getByRole('alert')).toContainText('Ruch niedopuszczalny');
  await expect(page.getByText('Werdykt sędziego: słownik papierowy')).toBeVisible();
});

test('the list is named with its edition; the referee may overrule it, held', async ({ page }) => {
  await open(page, 'three-games', [...declared, found(false)]);
  await expect(page.getByText('Słownik: OSPS, 52')).toBeVisible();
  await button(page, 'Sędzia zmienia werdykt').click();
  await hold(page, 'Zmień na: dopuszczalny');
  await expect(page.getByRole('alert')).toContainText('Ruch dopuszczalny');
  await expect(page.getByText('Werdykt sędziego')).toBeVisible();
});

test('with four at the table it is asked who challenges', async ({ page }) => {
  // Colours are looked at where they end, not on their way.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await open(page, 'english-school', [stop(0)], ['Zofia', 'Łukasz', 'Ewa', 'Jan']);
  await button(page, 'Sprawdzam!').click();
  await page.keyboard.type('zax');
  const keys = page.getByRole('group', { name: 'Sprawdzane słowa' }).getByRole('button');
  const places = () => keys.evaluateAll((all) => all.map((key) => key.getBoundingClientRect().top));
  const before = await places();
  await button(page, /^Sprawdzam!/).click();
  await expect(page.getByRole('alert')).toContainText('Kto sprawdza?');
  expect(await places()).toEqual(before);
  await button(page, 'Ewa').click();
  expect(await contrastFaults(page)).toEqual([]);
  await button(page, /^Sprawdzam!/).click();
  await expect(page.getByText('Sprawdza: Ewa')).toBeVisible();
});

test('where the rules wait for the next stop, a recorded move is challenged from the clock', async ({
  page,
}) => {
  await page.clock.install();
  await page.goto('./#/new');
  await button(page, 'Zmień zasady').click();
  await button(page, 'O zasadach: Partia klubowa (PFS)').click();
  await button(page, 'Dostosuj: Partia klubowa (PFS)').click();
  await page
    .getByRole('group', { name: 'Sprawdzać można' })
    .getByRole('radio', { name: 'do zatrzymania zegara przez następnego' })
    .check();
  await button(page, 'Zapisz i wybierz').click();
  for (const [seat, name] of names.entries())
    await page.getByLabel(`Imię i nazwisko, gracz ${seat + 1}`).fill(name);
  await button(page, 'Dalej ▸').click();
  await button(page, 'Zaczyna Anna').click();
  await button(page, /Start/).click();
  await expect(button(page, 'Sprawdzam!')).toHaveCount(0);

  const move = async (name: string, typed: string) => {
    await page.clock.fastForward(1_000);
    await button(page, `Zatrzymaj zegar: ${name}`).click();
    await expect(page.getByRole('group', { name: 'Co zrobiono w tej kolejce' })).toBeVisible();
    await page.keyboard.type(typed);
    await page.keyboard.press('Enter');
  };
  await move('Anna', '24xyz');
  await button(page, 'Sprawdzam!').click();
  await expect(page.getByText('Ruch: Anna · Sprawdza: Marek')).toBeVisible();
  await button(page, 'Wróć').click();
  await button(page, 'Sprawdzam!').click();
  await button(page, /^Sprawdzam!/).click();
  await page.clock.fastForward(1_000);
  await button(page, 'Anna: pokaż werdykt').click();
  await expect(page.getByRole('alert')).toContainText('Ruch niedopuszczalny');
  await page.clock.fastForward(1_000);
  await button(page, 'Zapisz stratę ▸ zegar: Marek').click();
  await expect(page.getByRole('region', { name: 'Anna' })).toContainText('strata');
  await expect(button(page, 'Sprawdzam!')).toHaveCount(0);

  await move('Marek', '9dom');
  await button(page, 'Sprawdzam!').click();
  await button(page, /^Sprawdzam!/).click();
  await page.clock.fastForward(1_000);
  await button(page, 'Marek: pokaż werdykt').click();
  await expect(page.getByRole('alert')).toContainText('Ruch dopuszczalny');
  await page.clock.fastForward(1_000);
  await button(page, 'Dalej').click();
  await expect(button(page, 'Zatrzymaj zegar: Anna')).toBeVisible();
  await expect(
    page.getByRole('region', { name: 'Marek' }).getByRole('img', { name: 'DOM +9' }),
  ).toBeVisible();
  await expect(button(page, 'Sprawdzam!')).toHaveCount(0);
});
