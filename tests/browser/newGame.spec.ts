import { expect, type Page, test } from '@playwright/test';
import type { Start } from '../../src/domain/table/fact.ts';
import { readStored } from './killable.ts';
import { layoutFaults } from './layout.ts';

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name });
const nameField = (page: Page, n: number) => page.getByLabel(`Imię i nazwisko, gracz ${n}`);

async function openNewGame(page: Page): Promise<void> {
  await page.goto('/#/new');
  await expect(page.getByRole('heading', { name: 'Nowa partia' })).toBeVisible();
}

async function chooseRules(page: Page, title: string): Promise<void> {
  await button(page, 'Zmień zasady').click();
  await button(page, `Wybierz: ${title}`).click();
}

async function draw(page: Page, letters: readonly string[]): Promise<void> {
  const pad = page.getByRole('group', { name: 'Wylosowana litera' });
  for (const letter of letters) await pad.getByRole('button', { name: letter, exact: true }).click();
}

/** The first row of the latest game, as the phone keeps it. */
async function keptStart(page: Page): Promise<Start> {
  await page.waitForURL('**/#/game');
  let start: Start | undefined;
  await expect(async () => {
    const rows = await readRows(page);
    start = rows.sort((a, b) => b.at - a.at)[0]?.fact;
    expect(start).toBeDefined();
  }).toPass();
  return start!;
}

async function readRows(page: Page): Promise<{ at: number; fact: Start }[]> {
  const rows = await readStored<{ entry: { at: number; fact: Start } }>(page, 'sprawdzam-games', 'rows');
  return rows.map(({ entry }) => entry).filter(({ fact }) => fact.type === 'start');
}

async function speak(page: Page, language: string): Promise<void> {
  // Not a page of the app: it would write the language that it has opened in, perhaps after this.
  await page.goto('/icon.svg');
  await page.evaluate(
    (language) =>
      new Promise<void>((resolve) => {
        const opening = indexedDB.open('sprawdzam-preferences');
        opening.onupgradeneeded = () => opening.result.createObjectStore('values');
        opening.onsuccess = () => {
          const writing = opening.result.transaction('values', 'readwrite');
          writing.objectStore('values').put({ language }, 'settings');
          writing.oncomplete = () => {
            opening.result.close();
            resolve();
          };
        };
      }),
    language,
  );
  await page.goto('/#/new');
  await page.reload();
}

test('the second game of the same two takes three taps', async ({ page }) => {
  await openNewGame(page);
  await nameField(page, 1).fill('Żaneta Ćwiąkała');
  await nameField(page, 2).fill('Marek');
  await button(page, /Dalej/).click();
  await button(page, 'Zaczyna Marek').click();
  await expect(page.getByText('Dotknij, biorąc drugą płytkę')).toBeVisible();
  await expect(page.getByText('20:00')).toHaveCount(2);
  // Said before the clock runs: on the clock it would lie over somebody's points.
  await expect(page.getByText('Ten telefon może wygasić ekran.')).toBeVisible();
  await button(page, /Start/).click();
  await expect(page.getByText('Ten telefon może wygasić ekran.')).toHaveCount(0);
  const first = await keptStart(page);
  expect(first.players).toEqual([{ name: 'Żaneta Ćwiąkała' }, { name: 'Marek' }]);
  expect(first.first).toBe(1);
  expect(first).not.toHaveProperty('draw');

  await openNewGame(page);
  await expect(page.getByText('Trwa partia: Żaneta Ćwiąkała – Marek.')).toBeVisible();
  await button(page, /Dalej/).click();
  await button(page, 'Zaczyna Żaneta Ćwiąkała').click();
  await button(page, /Start/).click();
  await expect(async () => expect(await readRows(page)).toHaveLength(2)).toPass();
  expect((await keptStart(page)).first).toBe(0);
});

test('001: equal letters are drawn again, a blank is an A, and each side agrees to the phone', async ({
  page,
}) => {
  await openNewGame(page);
  await chooseRules(page, 'Mecz z trzech partii');
  await nameField(page, 1).fill('Anna');
  await nameField(page, 2).fill('Marek');
  await button(page, /Dalej/).click();
  await draw(page, ['K', 'K']);
  await expect(page.getByRole('status')).toHaveText('Równe litery: losujcie jeszcze raz.');
  await draw(page, ['Ż', 'Blank']);
  await expect(page.getByRole('status')).toHaveText('Zaczyna Marek');
  await button(page, /Dalej/).click();
  await expect(button(page, /Start/)).toHaveCount(0);
  await expect(page.getByText('Zaczyna Marek.')).toBeVisible();
  await page.setViewportSize({ width: 360, height: 640 });
  expect(await layoutFaults(page, true)).toEqual([]);
  await button(page, /Anna/).click();
  await expect(button(page, /Start/)).toHaveCount(0);
  await button(page, /Marek/).click();
  await button(page, /Start/).click();
  expect(await keptStart(page)).toMatchObject({
    first: 1,
    draw: [
      ['K', 'K'],
      ['Ż', '?'],
    ],
    consents: [0, 1],
    game: 1,
  });
});

test('003: the organizer’s time has to be said', async ({ page }) => {
  await openNewGame(page);
  await chooseRules(page, 'Pińczów – turniej otwarty');
  await button(page, /Dalej/).click();
  await expect(page.getByRole('alert')).toHaveText('Wybierz czas, który wyznaczył organizator.');
  await button(page, 'Inny').click();
  const pad = page.getByRole('dialog');
  for (const digit of ['1', '2', '3', '0'])
    await pad.getByRole('button', { name: digit, exact: true }).click();
  await pad.getByRole('button', { name: 'Gotowe' }).click();
  await button(page, /Dalej/).click();
  await button(page, 'Niech wylosuje telefon').click();
  // Whom it drew is read before the clock is at hand.
  await expect(page.getByText(/^Telefon wylosował: zaczyna Gracz [12]$/)).toBeVisible();
  await button(page, /Dalej/).click();
  await button(page, 'Zamień strony').click();
  await button(page, /Start/).click();
  const start = await keptStart(page);
  expect(start.lower).toBe(1);
  expect(start.rules.clock).toMatchObject({ kind: 'budget', time: 750_000 });
  expect(start.players).toEqual([{ name: 'Gracz 1' }, { name: 'Gracz 2' }]);
});

test('002: three players, only the equal draw again', async ({ page }) => {
  await openNewGame(page);
  await chooseRules(page, 'English Scrabble – turniej szkolny');
  await button(page, '+ Dodaj gracza').click();
  await button(page, /Dalej/).click();
  await draw(page, ['C', 'Q', 'C']);
  await expect(page.getByRole('status')).toHaveText('Równe litery. Jeszcze raz losują: Gracz 1, Gracz 3');
  await draw(page, ['X', 'D']);
  await button(page, /Dalej/).click();
  await expect(page.getByText('Dotknij, gdy masz już pełny stojak')).toBeVisible();
  await button(page, /Start/).click();
  expect(await keptStart(page)).toMatchObject({
    first: 2,
    draw: [
      ['C', 'Q', 'C'],
      ['X', null, 'D'],
    ],
  });
});

test('rules of one’s own explain themselves, are kept, and are played', async ({ page }) => {
  await openNewGame(page);
  await button(page, 'Zmień zasady').click();
  await button(page, 'O zasadach: Partia klubowa (PFS)').click();
  await button(page, 'Dostosuj: Partia klubowa (PFS)').click();
  await page.getByLabel('Nazwa zasad').fill('Czwartki');
  await page.getByLabel('sprawdzający traci punkty').check();
  await button(page, 'Punkty: więcej').click();
  await expect(page.getByText('sprawdzający traci 6 punktów za całe sprawdzenie')).toBeVisible();
  await button(page, 'Zapisz i wybierz').click();
  await expect(page.getByRole('heading', { name: 'Czwartki' })).toBeVisible();

  await page.reload();
  await chooseRules(page, 'Czwartki');
  await button(page, /Dalej/).click();
  await button(page, 'Zaczyna Gracz 1').click();
  await button(page, /Start/).click();
  expect((await keptStart(page)).rules).toMatchObject({
    name: 'Czwartki',
    challenge: { failed: { kind: 'challenger-loses', points: 6, per: 'challenge' } },
  });
});

test('a game from paper goes on where it stands', async ({ page }) => {
  await openNewGame(page);
  await page.getByLabel('Partia zaczęta na papierze').check();
  await button(page, /^Punkty, Gracz 1/).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  // The hardware keys work as well as the keys on the screen.
  await page.keyboard.type('214');
  await page.getByRole('dialog').getByRole('button', { name: 'Gotowe' }).click();
  await button(page, /^Pozostały czas, Gracz 2/).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.keyboard.type('0');
  await page.getByRole('dialog').getByRole('button', { name: 'Gotowe' }).click();
  await button(page, '+ Pauza').click();
  await button(page, /Dalej/).click();
  await expect(button(page, 'Ruch ma Gracz 2')).toBeDisabled();
  await button(page, 'Ruch ma Gracz 1').click();
  await expect(page.getByText('Dotknij, żeby ruszył Twój zegar')).toBeVisible();
  await button(page, /Start/).click();
  expect(await keptStart(page)).toMatchObject({
    first: 0,
    takeover: { scores: [214, 0], left: [1_200_000, 0], outOfTime: [1], run: ['pass'] },
  });
});

test('a game is prepared with the keyboard alone', async ({ page }) => {
  await openNewGame(page);
  await nameField(page, 1).focus();
  await page.keyboard.type('Anna');
  await page.keyboard.press('Enter');
  await page.keyboard.type('Marek');
  await button(page, /Dalej/).press('Enter');
  await button(page, 'Zaczyna Anna').press('Enter');
  await button(page, /Start/).press(' ');
  expect((await keptStart(page)).players).toEqual([{ name: 'Anna' }, { name: 'Marek' }]);
});

for (const [language, title, next, starts] of [
  ['en', 'New game', /Next/, 'Player 2 starts'],
  ['sk', 'Nová partia', /Ďalej/, 'Začína Hráč 2'],
] as const) {
  test(`a game is prepared in ${language}`, async ({ page }) => {
    await speak(page, language);
    await expect(page.getByRole('heading', { name: title })).toBeVisible();
    await button(page, next).click();
    await button(page, starts).click();
    await button(page, /[SŠ]tart/).click();
    expect((await keptStart(page)).first).toBe(1);
  });
}
