import { readFileSync } from 'node:fs';
import { expect, type Page, test } from '@playwright/test';
import { PINCZOW_SCHOOL } from '../../../src/domain/rules/presets/pinczow.ts';
import { regulationOf } from '../../../src/share/slip/payload.ts';
import { Hall } from '../../unit/domain/tournament/hall.ts';
import { contrastFaults } from '../contrast.ts';
import { scanned } from '../scanned.ts';
import { withoutList } from '../seed.ts';
import { seedTournament } from './screens.ts';

// No word list is asked here, and opening one takes its time.
test.beforeEach(({ page }) => withoutList(page));

const ID = 'wyniki1';
const NAME = 'Puchar wiosny';
const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name });

/** One round played, the second only paired. */
const seed = (page: Page) =>
  seedTournament(
    page,
    ID,
    new Hall({ name: NAME, regulation: regulationOf(PINCZOW_SCHOOL), lexicon: null, rounds: 3 })
      .players(6, (n) => `SP ${n % 2}`)
      .pair(1, [1, 2], [3, 4], [5, 6])
      .result(1, 1, 402, 377)
      .result(1, 2, 288, 351)
      .result(1, 3, 300, 299)
      .pair(2, [1, 4], [5, 2], [3, 6]).entries,
  );

test('the page of results is read without script, and the browser prints what a screen is about', async ({
  page,
  browser,
}) => {
  await seed(page);
  await page.goto(`./#/organizer/${ID}-publish`);
  const saved = page.waitForEvent('download');
  await button(page, 'Zapisz stronę').click();
  const html = readFileSync(await (await saved).path(), 'utf8');

  const context = await browser.newContext({ javaScriptEnabled: false });
  const reader = await context.newPage();
  await reader.setContent(html);
  await expect(reader.getByRole('heading', { level: 1, name: NAME })).toBeVisible();
  for (const title of ['Klasyfikacja', 'Runda 2', 'Runda 1', 'Tabela rund', 'Nagrody specjalne']) {
    await expect(reader.getByRole('heading', { name: title, exact: true })).toBeVisible();
  }
  await expect(reader.getByText('402 : 377').first()).toBeVisible();
  await context.close();

  // Whatever is on the screen, paper has the round's tables and nothing to type into.
  await page.goto(`./#/organizer/${ID}-round`);
  await expect(button(page, /^Stolik 1: /)).toBeVisible();
  const pdf = await page.pdf({ format: 'A4' });
  expect(pages(pdf)).toBe(1);
  await page.evaluate(() => dispatchEvent(new Event('beforeprint')));
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('heading', { name: 'Runda 2' }).last()).toBeVisible();
  await expect(page.getByText('____ : ____')).toHaveCount(3);
  await expect(button(page, /^Stolik 1: /)).toBeHidden();
  await page.evaluate(() => dispatchEvent(new Event('afterprint')));
  await page.emulateMedia({ media: null });
  await expect(page.getByText('____ : ____')).toHaveCount(0);

  // The table likewise, as the print screen has it, under the tournament's name; cards of no round are the last one's.
  await page.goto(`./#/organizer/${ID}-standings`);
  await expect(page.getByRole('heading', { name: 'Po rundzie 1' })).toBeVisible();
  await expect(page).toHaveTitle(NAME);
  await page.evaluate(() => dispatchEvent(new Event('beforeprint')));
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('heading', { name: 'Klasyfikacja' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Po rundzie 1' })).toBeHidden();
  await page.emulateMedia({ media: null });
  await page.goto(`./#/organizer/${ID}-cards`);
  await expect(page.getByText(/^Stolik [123]$/)).toHaveCount(3);
  await page.goto('./#/organizer');
  await expect(page).toHaveTitle('Sprawdzam');

  // Score sheets: one page for each game.
  await page.goto(`./#/organizer/${ID}-print`);
  await page.getByLabel('Co wydrukować').selectOption({ label: 'Arkusze partii' });
  await expect(page.getByText('Podpis').first()).toBeVisible();
  expect(pages(await page.pdf({ preferCSSPageSize: true }))).toBe(3);
});

test('the big screen shows pairings while a round runs, and no screen stands after a round nobody has played', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await seed(page);
  await page.goto(`./#/organizer/${ID}-standings`);
  await expect(page.getByRole('heading', { name: 'Po rundzie 1' })).toBeVisible();
  const opened = page.waitForEvent('popup');
  await button(page, 'Duży ekran w osobnym oknie').click();
  const screen = await opened;
  await expect(screen.getByRole('heading', { level: 1, name: 'Runda 2' })).toBeVisible();
  await screen
    .getByRole('radio', { name: 'Tabela' })
    .or(screen.getByRole('button', { name: 'Tabela' }))
    .click();
  await expect(screen.getByRole('heading', { level: 1, name: 'Po rundzie 1' })).toBeVisible();

  // On a laptop the list stays beside the entry, and a keyboard is enough.
  await page.bringToFront();
  await page.goto(`./#/organizer/${ID}-round`);
  await button(page, /^Stolik 1: /).focus();
  for (const [table, first, second] of [
    [1, '400', '300'],
    [2, '310', '350'],
    [3, '333', '222'],
  ] as const) {
    if (table === 1) await page.keyboard.press('Enter');
    const entry = page.getByRole('region', { name: `Stolik ${table}, runda 2` });
    await expect(entry.getByRole('textbox').first()).toBeFocused();
    await page.keyboard.type(first);
    await page.keyboard.press('Enter');
    await expect(entry.getByRole('textbox').nth(1)).toBeFocused();
    await page.keyboard.type(second);
    await page.keyboard.press('Enter');
  }
  await expect(page.getByText('Są wszystkie wyniki').first()).toBeVisible();
  // The next round too: each step goes on where the last one ended.
  await button(page, 'Nowa runda').focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Runda 3' })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(button(page, /^Skojarz automatycznie/)).toBeFocused();
  await screen.bringToFront();
  await expect(screen.getByRole('heading', { level: 1, name: 'Po rundzie 2' })).toBeVisible();
});

test('the settings say how many rounds everybody against everybody takes, and Enter saves them', async ({
  page,
}) => {
  await seed(page);
  await page.goto(`./#/organizer/${ID}-settings`);
  await button(page, 'Każdy z każdym').first().click();
  await expect(page.getByText(/przy 6 graczach potrzeba 5 rund, zaplanowano 3/)).toBeVisible();
  await page.getByLabel('Nazwa turnieju').press('Enter');
  await expect(page.getByText('Zapisano ustawienia.')).toBeVisible();
});

test('no table is cut at the foot of the big screen, however long the names are', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 720 });
  const hall = new Hall({ name: NAME, regulation: regulationOf(PINCZOW_SCHOOL), lexicon: null, rounds: 3 });
  for (let number = 1; number <= 46; number += 1)
    hall.add({
      type: 'player',
      number,
      name: `Konstancja ${number} Brzęczyszczykiewicz-Nowakowska`,
      club: '',
    });
  const pairs = Array.from({ length: 23 }, (_, i) => [2 * i + 1, 2 * i + 2] as const);
  await seedTournament(page, ID, hall.pair(1, ...pairs).entries);
  await page.goto(`./#/organizer/${ID}-screen`);
  await expect(page.getByRole('heading', { level: 1, name: 'Runda 1' })).toBeVisible();
  const seen = new Set<string>();
  const cut = () =>
    page.evaluate(() => {
      const body = document.querySelector('main > header + div')!;
      const { bottom } = body.getBoundingClientRect();
      return [...body.querySelectorAll('tr')].filter((row) => row.getBoundingClientRect().bottom > bottom + 1)
        .length;
    });
  await expect(async () => {
    expect(await cut()).toBe(0);
    for (const table of await page.locator('tbody td:first-child').allTextContents()) seen.add(table);
    await page.keyboard.press('ArrowRight');
    expect(seen.size).toBe(pairs.length);
  }).toPass();
  // The round's time makes the heading higher, and the room for the tables less: nobody has to turn a page for that.
  await button(page, /^Start: /).click();
  await expect(page.getByRole('timer', { name: 'Czas rundy' })).toBeVisible();
  await page.evaluate(() => new Promise((seen) => requestAnimationFrame(() => requestAnimationFrame(seen))));
  expect(await cut()).toBe(0);
});

test('the big screen shows a walkover’s points whole, and every name with its accents and tails', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 720 });
  const hall = new Hall({ name: NAME, regulation: regulationOf(PINCZOW_SCHOOL), lexicon: null, rounds: 3 });
  const names = ['Maja Ćwik', 'Łucja Żyła', 'Ela Ńgę', 'Świętosława Brzęczyszczykiewicz-Konstantynowicz'];
  for (const [i, name] of names.entries())
    hall.add({ type: 'player', number: i + 1, name, club: 'ŹĆŻ Pcimęg' });
  const none = { winner: 1, forfeit: true, source: { kind: 'manual' }, answered: [] } as const;
  hall.pair(1, [1, 2], [3, 4]).result(1, 2, 300, 299);
  hall.add({ type: 'result', round: 1, table: 1, game: 1, scores: [0, 300], ...none });
  await seedTournament(page, ID, hall.entries);
  await page.goto(`./#/organizer/${ID}-screen`);
  for (const shown of ['Stoliki', 'Tabela']) {
    await button(page, shown).click();
    await expect(page.getByRole('cell', { name: 'Maja Ćwik' })).toBeVisible();
    const clipped = await page.locator('td:not(:first-child) > div').evaluateAll((cells) =>
      cells
        .filter((cell) => {
          const { fontSize, lineHeight } = getComputedStyle(cell);
          const [font, line] = [Number.parseFloat(fontSize), Number.parseFloat(lineHeight)];
          const low = cell.matches('[data-kind="wide"] > *, [data-kind="text"] > *') && line < 1.2 * font;
          return low || cell.scrollHeight > cell.clientHeight + 1 || cell.scrollWidth > cell.clientWidth + 1;
        })
        .map((cell) => cell.textContent),
    );
    expect(clipped, shown).toEqual([]);
  }
});

/** What is wider than the box it stands in. */
const overflowing = (page: Page, boxes: string) =>
  page.locator(boxes).evaluateAll((all) =>
    all
      .filter((box) => {
        const range = document.createRange();
        range.selectNodeContents(box);
        return range.getBoundingClientRect().width > box.getBoundingClientRect().width + 0.5;
      })
      .map((box) => box.textContent),
  );

test('no sum of a school is cut on the big screen, no heading on a score sheet, and six tables share a sheet', async ({
  page,
}) => {
  const hall = new Hall({ name: NAME, regulation: regulationOf(PINCZOW_SCHOOL), lexicon: null, rounds: 3 });
  for (let number = 1; number <= 16; number += 1)
    hall.add({
      type: 'player',
      number,
      name:
        number === 2 ? 'Aleksandra Brzęczyszczykiewicz-Konstantynowicz' : `Konstancja Nowakowska ${number}`,
      club: number % 2 ? 'ZSP Działoszyce' : LONG,
    });
  hall.pair(1, ...Array.from({ length: 8 }, (_, i) => [2 * i + 1, 2 * i + 2] as const));
  for (let table = 1; table <= 8; table += 1) hall.result(1, table, 1500, 266);
  hall.pair(2, [1, 4], [3, 2], [5, 8], [7, 6], [9, 12], [11, 10]);
  await seedTournament(page, ID, hall.entries);

  await page.setViewportSize({ width: 1280, height: 720 });
  await page.goto(`./#/organizer/${ID}-screen`);
  for (const [shown, figure] of [
    ['Szkoły', '12000'],
    ['Tabela', '+1234'],
  ] as const) {
    await button(page, shown).click();
    await expect(page.getByRole('cell', { name: figure, exact: true }).first()).toBeVisible();
    expect(await overflowing(page, 'td[data-kind="figure"] > div')).toEqual([]);
  }

  await page.goto(`./#/organizer/${ID}-cards`);
  await expect(page.getByText(/^Stolik [1-6]$/)).toHaveCount(6);
  expect(pages(await page.pdf({ preferCSSPageSize: true }))).toBe(1);

  // As wide as A4 between its margins.
  await page.setViewportSize({ width: 703, height: 900 });
  await page.goto(`./#/organizer/${ID}-print`);
  await page.getByLabel('Co wydrukować').selectOption('sheets');
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('columnheader', { name: 'Punkty' }).first()).toBeVisible();
  expect(await overflowing(page, 'section th')).toEqual([]);
});

test.describe('a phone', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 360, height: 640 } });

  test('results are entered with keys of our own', async ({ page }) => {
    await seed(page);
    await page.goto(`./#/organizer/${ID}-round`);
    await button(page, /^Stolik 1: /).tap();
    const entry = page.getByRole('dialog', { name: 'Stolik 1, runda 2' });
    const fields = entry.getByRole('textbox', { name: /^Punkty: / });
    await expect(fields.first()).toBeFocused();
    await expect(fields.first()).toHaveAttribute('inputmode', 'none');
    const keys = entry.getByRole('group', { name: 'Klawisze cyfr' }).getByRole('button');
    const press = (name: string) => keys.and(page.getByRole('button', { name, exact: true })).tap();
    for (const key of ['4', '0', '0', 'Dalej', '3', '1', '5']) await press(key);
    await expect(fields.nth(1)).toHaveValue('315');
    await press('Zapisz wynik');
    await expect(page.getByText('Zapisano stolik 1: 400 : 315')).toBeVisible();
  });
});

const pages = (pdf: Buffer) => pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)?.length ?? 0;

const LONG = 'Szkoła Podstawowa nr 2 im. Adama Mickiewicza w Busku-Zdroju';

/** Into how many lines the browser breaks each word, or the whole text. */
const linesOf = (all: Element[], words: boolean) =>
  all.map((element) => {
    const text = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
    let most = 0;
    for (let node = text.nextNode(); node; node = text.nextNode()) {
      for (const { 0: found, index } of node.textContent!.matchAll(words ? /[^\s-]+/g : /.+/g)) {
        const range = document.createRange();
        range.setStart(node, index);
        range.setEnd(node, index + found.length);
        most = Math.max(most, new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size);
      }
    }
    return most;
  });

test('a school with a long name makes no row of the table higher, and a long surname stays whole on a card', async ({
  page,
}) => {
  const hall = new Hall({
    name: 'Międzyszkolny Turniej o Puchar Burmistrza Pińczowa',
    regulation: regulationOf(PINCZOW_SCHOOL),
    lexicon: null,
    rounds: 3,
    criteria: ['wins', 'points', 'spread', 'opponents', 'berger'],
  });
  const names = ['Ola Brzęczyszczykiewicz', 'Anna Kowalska-Nowakowska', 'Jan Król', 'Ewa Zieliński'];
  for (const [i, name] of names.entries())
    hall.add({ type: 'player', number: i + 1, name, club: i < 2 ? LONG : 'SP 1' });
  hall.pair(1, [1, 2], [3, 4]).result(1, 1, 402, 377).result(1, 2, 288, 351);
  await seedTournament(page, ID, hall.entries);

  await page.setViewportSize({ width: 360, height: 640 });
  await page.goto(`./#/organizer/${ID}-standings`);
  const rows = page.locator('tbody tr');
  await expect(rows).toHaveCount(4);
  expect(
    await page
      .locator('header')
      .first()
      .evaluate((head) => head.getBoundingClientRect().right),
  ).toBe(360);
  const short = await rows.filter({ hasText: 'Król' }).evaluate((row) => row.clientHeight);
  const long = await rows.filter({ hasText: 'Nowakowska' }).evaluate((row) => row.clientHeight);
  const wrapped = await rows
    .filter({ hasText: 'Nowakowska' })
    .getByRole('button')
    .evaluateAll(linesOf, false);
  // A name may take a second line; the school takes none.
  expect(long - short).toBeLessThanOrEqual((wrapped[0]! - 1) * 24);

  // Paper: as wide as A4 between its margins.
  await page.setViewportSize({ width: 703, height: 900 });
  await page.goto(`./#/organizer/${ID}-print`);
  await page.getByLabel('Co wydrukować').selectOption('standings');
  await page.emulateMedia({ media: 'print' });
  const schools = page.getByRole('cell', { name: LONG });
  await expect(schools.first()).toBeVisible();
  for (const lines of await schools.evaluateAll(linesOf, false)) expect(lines).toBeLessThanOrEqual(3);

  await page.emulateMedia({ media: 'screen' });
  await page.goto(`./#/organizer/${ID}-cards`);
  const surname = page.locator('section p').filter({ hasText: 'Brzęczyszczykiewicz' });
  await expect(surname).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  expect(await surname.evaluateAll(linesOf, true)).toEqual([1]);
});

test('what is chosen on the big screen can be read, in a bright room too', async ({ page }) => {
  await seed(page);
  await page.emulateMedia({ colorScheme: 'light' });
  await page.goto(`./#/organizer/${ID}-screen`);
  await expect(button(page, 'Automatycznie')).toHaveAttribute('aria-pressed', 'true');
  await expect
    .poll(async () => (await contrastFaults(page)).filter((fault) => fault.includes('Automatycznie')))
    .toEqual([]);
});

test('what stands behind the address is no part of the codes on the cards, however long it is', async ({
  page,
  baseURL,
}) => {
  await seed(page);
  await page.goto(`./?x=${'y'.repeat(3_500)}#/organizer/${ID}-cards`);
  await expect(page.getByText(/^Stolik [123]$/)).toHaveCount(3);
  const codes = (await scanned(page)).split('\n');
  for (const code of codes) expect(code.startsWith(`${baseURL}#`), code).toBe(true);
});
