import { expect, type Locator, type Page, test } from '@playwright/test';
import type { Fact } from '../../src/domain/table/fact.ts';
import { messages as en } from '../../src/i18n/en/messages.ts';
import { messages as pl } from '../../src/i18n/pl/messages.ts';
import { messages as sk } from '../../src/i18n/sk/messages.ts';
import { letPass } from './passing.ts';
import { entriesOf, seedGame, startFact } from './seed.ts';
import { tableOf } from './table.ts';

const MINUTE = 60_000;
const LIST_ARRIVES = { timeout: 30_000 };

test.use({ serviceWorkers: 'allow' });
test.beforeEach(({ page }) => page.clock.install());

const half = (page: Page, name: string) => page.getByRole('region', { name, exact: true });
const badge = (page: Page) => page.getByText(pl.home.offline.ready);

test('000: fourteen times all seven tiles, the last one goes out; sums of four digits', async ({ page }) => {
  const players = ['Świętopełk Gżegżółka', 'Łucja'];
  const table = tableOf(page);
  const worth = (turn: number) => (turn % 2 === 0 ? 90 : 100);
  const earlier = Array.from({ length: 12 }, (_, turn): Fact[] => {
    const seat = turn % 2;
    return [
      { type: 'stop', seat },
      { type: 'play', seat, points: worth(turn) + 50, tiles: 7, bonus: 50 },
    ];
  });
  await seedGame(page, entriesOf([startFact('pinczow-school', players), ...earlier.flat()], Date.now()));
  for (const turn of [12, 13]) {
    await table.play(players[turn % 2] ?? '', { points: worth(turn), bonus: true });
  }
  await table.ended('Łucja wykłada ostatnie płytki i kończy partię.');
  await expect(page.getByText('Powinny być 2 płytki')).toBeVisible();
  await table.rackByLetters('Świętopełk', 'ĆA');
  await table.sign(['Świętopełk', 'Łucja'], [7 * 140 - 7, 7 * 150 + 7]);
  await expect(page.getByText('Wygrywa Łucja')).toBeVisible();
});

test('001: losses by the real list mixed with passes end the first game, and the match goes on', async ({
  page,
}) => {
  const table = tableOf(page);
  await page.goto('./');
  await expect(badge(page)).toBeVisible(LIST_ARRIVES);
  await table.sitDown({ rules: 'Mecz z trzech partii', players: ['Ewa', 'Jan'], first: 0, consent: true });
  await table.play('Ewa', { points: 18, word: 'ŻÓŁW' });
  await table.play('Jan', { points: 0, word: 'DO' });
  await table.exchange('Ewa', 3);
  await table.loses('Jan', 'Jan', 'ŹŹĄ');
  await table.pass('Ewa');
  await table.pass('Jan');
  await table.pass('Ewa');
  await table.loses('Jan', 'Jan', 'ŁŁŁ');
  await table.ended('Partia zakończona pauzami i stratami.');
  await table.rackByLetters('Ewa', 'ŹA');
  await table.rackByValue('Jan', 5);
  await table.sign(['Ewa', 'Jan'], [8, -5]);
  await expect(page.getByRole('heading', { name: 'Mecz: 1 z 3 partii' })).toBeVisible();
  await table.press('2. partia meczu');
  await table.press('Zaczyna Jan');
  await table.button(/Start/).click();
  await table.running('Jan');
});

test('002: three at the table, a failed challenge by the English list, a time-out, six passes', async ({
  page,
}) => {
  const players = ['Žofia Kováčová', '李小龍', 'Anna-Maria Wiśniewska-Brzęczyszczykiewicz'];
  const [zofia = '', bruce = '', anna = ''] = players;
  const table = tableOf(page);
  await page.goto('./#/lists');
  const english = page.getByRole('listitem').filter({ hasText: 'angielski' });
  await english.getByRole('button', { name: 'Pobierz' }).click();
  await expect(english).toContainText('Gotowy, działa bez internetu', LIST_ARRIVES);
  await table.sitDown({ rules: 'English Scrabble – turniej szkolny', players, first: 0 });
  await table.stop(zofia);
  await table.enter({ points: 16, word: 'HOUSE' });
  await table.challenge('Žofia', 'Anna-Maria');
  await expect(page.getByRole('alert')).toContainText('Ruch dopuszczalny');
  await expect(page.getByText('Anna-Maria: −3 punkty za nieudane sprawdzenie.')).toBeVisible();
  await table.press('Zapisz +16 ▸ 李小龍');
  await table.play(bruce, { points: 7 });
  await table.running(anna);
  await letPass(page, 2 * MINUTE);
  for (const name of [zofia, bruce, anna, zofia, bruce]) await table.pass(name);
  await table.ended('Partia zakończona pauzami.');
  await table.rackByValue('Žofia', 2);
  await table.rackByLetters('李小龍', 'Q');
  await table.rackByLetters('Anna-Maria', '');
  await table.sign(['Žofia', '李小龍', 'Anna-Maria'], [14, -3, -3]);
});

test('003: the organizer’s ten minutes; one runs out and the other plays alone until both are out', async ({
  page,
}) => {
  const players = ['Ola', 'Jan'];
  const table = tableOf(page);
  await table.sitDown({ rules: 'Pińczów – turniej otwarty', players, first: 0, minutes: 10 });
  await table.play('Ola', { points: 30, word: 'KOZĘ' });
  await table.play('Jan', { points: 24 });
  await letPass(page, 10 * MINUTE);
  await expect(half(page, 'Ola')).toContainText('Czas minął');
  await table.play('Jan', { points: 12 });
  await table.play('Jan', { points: 8 });
  await letPass(page, 10 * MINUTE);
  await table.ended('Wszystkim skończył się czas.');
  await table.rackByValue('Ola', 11);
  await table.rackByValue('Jan', 4);
  await table.sign(players, [19, 40]);
});

test('a club game: a correction in the middle; one runs out of time and the other ends it alone by passes', async ({
  page,
}) => {
  const table = tableOf(page);
  await table.sitDown({ rules: 'Partia klubowa (PFS)', players: ['Ola', 'Jan'], first: 1 });
  await table.play('Jan', { points: 26, word: 'ZŁOTO' });
  await table.play('Ola', { points: 14 });
  await table.correct(/^Jan, wiersz 1: ZŁOTO/, 28);
  await expect(page.getByRole('columnheader', { name: 'Jan' }).first()).toContainText('28');
  await table.press('Wróć');
  await table.press('Gramy dalej ▸ Jan');
  await table.play('Jan', { points: 20, tiles: 4 });
  await expect(half(page, 'Jan')).toContainText('48');
  await letPass(page, 20 * MINUTE);
  await expect(half(page, 'Ola')).toContainText('Czas minął');
  await table.pass('Jan');
  await table.pass('Jan');
  await table.ended('Partia zakończona pauzami.');
  await table.rackByValue('Ola', 3);
  await table.rackByValue('Jan', 6);
  await table.sign(['Ola', 'Jan'], [11, 42]);
});

test('without a network: a reload in the middle of a game finds the game, the list and the rest of the app', async ({
  page,
  context,
}) => {
  const table = tableOf(page);
  await page.goto('./');
  await expect(badge(page)).toBeVisible(LIST_ARRIVES);
  await table.sitDown({ rules: 'Partia klubowa (PFS)', players: ['Ola', 'Jan'], first: 0 });
  await table.play('Ola', { points: 22 });
  await table.running('Jan');
  await context.setOffline(true);
  await page.goto('about:blank');
  await page.goto('./#/game');
  await table.running('Jan');
  await expect(half(page, 'Ola')).toContainText('22');
  await table.loses('Jan', 'Jan', 'ŹŹĄ');
  await table.running('Ola');
  await page.goto('./#/help/clock');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Zegar');
});

test('a whole game by keyboard alone', async ({ page }) => {
  const key = (name: string) => page.keyboard.press(name);
  /** As somebody without a mouse does: Tab until it is there. */
  const reach = async (wanted: Locator) => {
    // A button that has just appeared waits for half of a double tap to pass; until then Tab goes by it.
    await expect(wanted).toBeEnabled();
    for (let presses = 0; presses < 60; presses += 1) {
      if (await wanted.evaluate((element) => element === document.activeElement)) return;
      await key('Tab');
    }
    throw new Error(`No way to ${wanted} by Tab`);
  };
  const pressKey = async (name: string | RegExp) => {
    await reach(page.getByRole('button', { name, exact: true }).first());
    await key('Enter');
  };
  const stop = async (name: string) => {
    await page.clock.fastForward(1_000);
    await pressKey(`Zatrzymaj zegar: ${name}`);
  };

  await page.goto('./');
  await pressKey('Nowa partia');
  await reach(page.getByLabel('Imię i nazwisko, gracz 1'));
  await page.keyboard.type('Ola');
  await key('Enter');
  await page.keyboard.type('Jan');
  await pressKey('Dalej ▸');
  await pressKey('Zaczyna Ola');
  await pressKey(/Start/);
  await stop('Ola');
  const points = page.getByRole('status', { name: 'Punkty za ruch' });
  await expect(points).toBeVisible();
  await page.keyboard.type('18dom');
  await expect(points).toHaveText('18');
  await key('Enter');
  for (const name of ['Jan', 'Ola', 'Jan', 'Ola']) {
    await stop(name);
    await pressKey('Pauza');
    await pressKey(/^Zapisz ▸/);
  }
  await expect(page.getByRole('heading', { name: 'Stojak: Ola' })).toBeVisible();
  await page.keyboard.type('kotaaie');
  await key('Enter');
  await expect(page.getByRole('heading', { name: 'Stojak: Jan' })).toBeVisible();
  await page.keyboard.type('noweizy');
  await key('Enter');
  await pressKey(/^Ola: potwierdzam/);
  await pressKey(/^Jan: potwierdzam/);
  await expect(page.getByText('Jan potwierdza')).toBeVisible();
  await tableOf(page).totals([9, -8]);
});

const TONGUES = [
  { name: 'Slovenčina', text: sk, word: 'ŽŽŽ', verdict: sk.judge.verdicts.unknown, rules: 'WESPA' },
  { name: 'English', text: en, word: 'HOUSE', verdict: en.judge.verdicts.valid, rules: 'WESPA' },
];

for (const { name, text, word, verdict, rules } of TONGUES) {
  test(`${name}: settings, the judge, a few moves, the sheet`, async ({ page }) => {
    await page.goto('./#/settings');
    await page.getByRole('radio', { name }).check();
    const table = tableOf(page, text);
    await page.goto('./#/judge');
    const letters = page.getByRole('group', { name: text.judge.letters });
    await expect(letters).toBeVisible(LIST_ARRIVES);
    for (const letter of word) await letters.getByRole('button', { name: letter, exact: true }).click();
    await table.press(text.judge.ready(1));
    await table.press(text.judge.ask);
    await expect(page.getByRole('alert')).toContainText(verdict);

    await table.sitDown({ rules, players: ['Ján Ďurič', 'Zoë'], first: 1 });
    await table.play('Zoë', { points: 24, word: 'QUIZ' });
    await table.pass('Ján Ďurič');
    await table.exchange('Zoë', 2);
    await table.running('Ján Ďurič');
    await table.press(text.clock.sheet);
    const sheet = page.getByRole('main');
    for (const part of ['QUIZ', text.sheet.pass, text.sheet.exchange(2)])
      await expect(sheet).toContainText(part);
  });
}
