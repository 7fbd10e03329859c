import { expect, type Page, test } from '@playwright/test';
import { namingOf } from '../../src/domain/board/naming.ts';
import { readSquare, writeSquare } from '../../src/domain/board/square.ts';
import type { Fact } from '../../src/domain/table/fact.ts';
import { current, replay } from '../../src/domain/table/game.ts';
import type { TileLanguage } from '../../src/domain/tiles/language.ts';
import { afterGame } from '../../src/i18n/pl/afterGame.ts';
import { board as text } from '../../src/i18n/pl/board.ts';
import { messages } from '../../src/i18n/pl/messages.ts';
import examples from '../fixtures/examples.json' with { type: 'json' };
import { layoutFaults } from './layout.ts';
import { entriesOf, seedGame, startFact, withoutList } from './seed.ts';

const { clock, settling, sheet } = messages;
const stop: Fact = { type: 'stop', seat: 0 };
const dom: Fact = { type: 'play', seat: 0, points: 10, placement: { at: 'G8', word: 'DOM' } };

async function tap(page: Page, name: string): Promise<void> {
  const square = readSquare(name) ?? 0;
  const box = await page.locator('[data-touch]').boundingBox();
  if (!box) throw new Error('no board');
  const part = (index: number, size: number) => ((index + 0.5) * size) / 15;
  await page.mouse.click(
    box.x + part(square % 15, box.width),
    box.y + part(Math.trunc(square / 15), box.height),
  );
}

const status = (page: Page) => page.locator('main > [role="status"]');
const key = (page: Page, letter: string) =>
  page.getByRole('group', { name: text.letters }).getByRole('button', { name: letter, exact: true });

type Example = (typeof examples.scoring)[number];

/** In the rules of home, in the language of the example, with what lies there already. */
function exampleStart({ lang, setup }: Example): Fact {
  const start = startFact('home', ['Anna', 'Marek']);
  const board = setup.map(({ pos, word, ...rest }) => ({ at: pos, word, ...rest }));
  const takeover = { scores: [0, 0], bag: 60, racks: [7, 7], board };
  const rules = { ...start.rules, language: lang as TileLanguage };
  return { ...start, rules, ...(setup.length > 0 ? { takeover } : {}) };
}

/** The letters of a play from the first one that does not lie there already. */
function letterSquares({ setup, play }: Example) {
  const along = (pos: string, down: boolean, i: number) => (readSquare(pos) ?? 0) + i * (down ? 15 : 1);
  const isDown = (one: object) => 'down' in one && one.down === true;
  const taken = new Set(setup.flatMap((one) => [...one.word].map((_, i) => along(one.pos, isDown(one), i))));
  const blanks: readonly number[] = 'blanks' in play ? (play.blanks ?? []) : [];
  const letters = [...play.word].map((letter, i) => ({
    letter,
    blank: blanks.includes(i),
    square: along(play.pos, isDown(play), i),
  }));
  const first = letters.findIndex(({ square }) => !taken.has(square));
  return { letters: letters.slice(first), down: isDown(play) };
}

/** A browser each for a part of them. */
const PARTS = 3;
for (let part = 0; part < PARTS; part++) {
  const entered = examples.scoring.filter((_, i) => i % PARTS === part);
  test(`moves laid on the board count what they are worth: ${entered.map(({ id }) => id).join(', ')}`, async ({
    browser,
  }) => {
    for (const example of entered) {
      // Another phone: the game before is not on its table.
      const page = await browser.newPage();
      await withoutList(page);
      const { id, play, total, lang } = example;
      await seedGame(page, entriesOf([exampleStart(example), stop], Date.now()), '#/game', id);
      await page.getByRole('button', { name: settling.board, exact: true }).click();
      const { letters, down } = letterSquares(example);
      const naming = namingOf(lang as TileLanguage);
      const from = letters[0]!.square;
      await tap(page, writeSquare(from));
      // The caret snaps to a line that can be played; whoever wants the other one turns it.
      const wanted = down ? text.down : text.across;
      await expect(status(page)).toContainText(writeSquare(from, naming));
      if (!(await status(page).innerText()).includes(wanted)) await page.keyboard.press(' ');
      await expect(status(page)).toContainText(wanted);
      for (const { letter, blank } of letters) {
        if (blank) await page.keyboard.press('?');
        await key(page, letter).click();
      }
      await expect(page.locator('output'), id).toHaveText(`+${total}`);
      await expect(status(page)).toContainText(new RegExp(`${play.word}, `, 'i'));
      if (example === entered[0]) {
        await page.reload();
        await expect(page.locator('output')).toHaveText(`+${total}`);
        await page.keyboard.press('Enter');
        await page.goto('./#/sheet');
        await expect(page.getByRole('heading', { name: sheet.title })).toBeVisible();
        await expect(page.getByText(play.word).first()).toBeVisible();
      }
      await page.close();
    }
  });
}

test('a word is laid by keys alone: the place and the word are said, Enter records it', async ({ page }) => {
  await withoutList(page);
  await seedGame(page, entriesOf([startFact('home', ['Anna', 'Marek']), stop], Date.now()));
  const onBoard = page.getByRole('button', { name: settling.board, exact: true });
  await onBoard.focus();
  await page.keyboard.press('Enter');
  // The first arrow shows the caret in the middle; the next ones move it.
  await page.keyboard.press('ArrowUp');
  await expect(status(page)).toContainText(text.square('H8', text.across));
  await page.keyboard.press('ArrowUp');
  await expect(status(page)).toContainText(text.square('H7', text.across));
  await page.keyboard.press(' ');
  await expect(status(page)).toContainText(text.square('H7', text.down));
  await page.keyboard.press('d');
  await page.keyboard.press('Shift+O');
  await page.keyboard.press('m');
  await page.keyboard.press('a');
  await page.keyboard.press('Backspace');
  await expect(status(page)).toContainText(text.laid('DoM', 'H7', 8));
  await page.keyboard.press('Enter');
  await expect(status(page)).toHaveCount(0);
  // The board comes up under the touch that begins the next move: where that is lifted is no square for a word.
  const half = page.getByRole('button', { name: clock.recordMove('Marek') });
  await expect(async () => {
    if (await half.isVisible()) await half.click({ timeout: 1_000 });
    await expect(status(page)).toHaveCount(1, { timeout: 1_000 });
  }).toPass();
  await expect(page.getByText(text.tapSquare)).toBeVisible();
  await page.goto('./#/sheet');
  await expect(page.getByRole('button', { name: /wiersz 1: DOM, blank jako O, 8 punkt/ })).toBeVisible();
});

test('a word and its points: places are proposed, and the chosen one is recorded', async ({ page }) => {
  const facts: readonly Fact[] = [startFact('home', ['Anna', 'Marek']), dom, { type: 'stop', seat: 1 }];
  await seedGame(page, entriesOf(facts, Date.now()));
  const onBoard = page.getByRole('button', { name: settling.board, exact: true });
  await expect(onBoard).toBeVisible();
  for (const letter of 'DOMY') await page.keyboard.press(letter);
  await page.keyboard.press('7');
  const place = page.getByRole('group', { name: text.proposals }).getByRole('button', { name: '8G' });
  await expect(place.first()).toBeVisible();
  if ((await place.first().getAttribute('aria-pressed')) === 'false') await place.first().click();
  await expect(place.first()).toHaveAttribute('aria-pressed', 'true');
  await page.keyboard.press('Enter');
  await expect(onBoard).toHaveCount(0);
});

test('a chosen place that forms more words leaves the form as it was', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 640 });
  const facts: readonly Fact[] = [startFact('home', ['Anna', 'Marek']), dom, { type: 'stop', seat: 1 }];
  await seedGame(page, entriesOf(facts, Date.now()));
  await expect(page.getByRole('button', { name: settling.board, exact: true })).toBeVisible();
  const keys = page.getByRole('group', { name: settling.letters });
  for (const letter of 'MAT') await page.keyboard.press(letter);
  const before = await keys.boundingBox();
  for (const digit of '23') await page.keyboard.press(digit);
  const places = page.getByRole('group', { name: text.proposals });
  const place = places.getByRole('button').first();
  await expect(place).toBeVisible();
  if ((await place.getAttribute('aria-pressed')) === 'false') await place.click();
  await expect(place).toHaveAttribute('aria-pressed', 'true');
  expect(await keys.boundingBox()).toEqual(before);
  expect(await layoutFaults(page, true)).toEqual([]);
});

test('a long name and a letter that ran out leave every key in its place', async ({ page }) => {
  const facts = [startFact('home', ['Konstantynopolitańczykowianeczka', 'Marek']), dom, { ...stop, seat: 1 }];
  await seedGame(page, entriesOf(facts, Date.now()));
  await page.getByRole('button', { name: settling.board, exact: true }).click();
  await tap(page, 'J8');
  const covered = () =>
    page.locator('main button').evaluateAll((buttons) =>
      buttons
        .filter((button) => {
          const { left, right, bottom, top } = button.getBoundingClientRect();
          const hit = (y: number) => button.contains(document.elementFromPoint((left + right) / 2, y));
          return !hit(top + 4) || !hit(bottom - 4);
        })
        .map((button) => button.getAttribute('aria-label') ?? button.textContent),
    );
  const sizes = [
    { width: 360, height: 640 },
    { width: 640, height: 360 },
  ];
  const keys = () => page.getByRole('group', { name: text.letters }).boundingBox();
  for (const letter of 'YĄŹ') await key(page, letter).click();
  await expect(status(page)).toContainText('DOMYĄŹ, ');
  const before: unknown[] = [];
  for (const size of sizes) {
    await page.setViewportSize(size);
    expect(await covered(), `${size.width}`).toEqual([]);
    before.push(await keys());
  }
  await key(page, 'Ź').click();
  await expect(status(page)).toContainText(text.becameBlank('Ź'));
  for (const [n, size] of sizes.entries()) {
    await page.setViewportSize(size);
    expect(await covered(), `${size.width}`).toEqual([]);
    expect(await keys()).toEqual(before[n]);
  }
});

test('a word that may not lie so: the sentence is the key that moves it, and no other key moves', async ({
  page,
}) => {
  await withoutList(page);
  await seedGame(page, entriesOf([startFact('home', ['Anna', 'Marek']), stop], Date.now()));
  await page.getByRole('button', { name: settling.board, exact: true }).click();
  const keys = () => page.getByRole('group', { name: text.letters }).boundingBox();
  await tap(page, 'H3');
  await page.keyboard.press('D');
  const sizes = [
    { width: 640, height: 360 },
    { width: 360, height: 640 },
  ];
  const before: unknown[] = [];
  for (const size of sizes) {
    await page.setViewportSize(size);
    before.push(await keys());
  }
  await page.keyboard.press('O');
  const repair = page.getByRole('button', { name: text.repair });
  for (const [n, size] of sizes.entries()) {
    await page.setViewportSize(size);
    await expect(repair).toBeVisible();
    expect(await keys()).toEqual(before[n]);
    expect(await layoutFaults(page, true, true)).toEqual([]);
  }
  await repair.click();
  await expect(page.locator('output')).toHaveText('+6');
});

test('after a word without its place the next board asks where it lies, and leads to filling it', async ({
  page,
}) => {
  const facts: readonly Fact[] = [
    startFact('home', ['Anna', 'Marek']),
    dom,
    { type: 'play', seat: 1, points: 9, tiles: 3, words: ['ZAMEK'] },
    { type: 'stop', seat: 0 },
  ];
  await seedGame(page, entriesOf(facts, Date.now()));
  await page.getByRole('button', { name: settling.board, exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Anna · ruch 2' })).toBeVisible();
  await page.getByRole('button', { name: text.placeUnknown('ZAMEK') }).click();
  // The first of Marek's moves, as on the sheet, and not the second of both.
  await expect(page.getByRole('heading', { name: 'Marek · ruch 1: ZAMEK +9' })).toBeVisible();
});

test('an earlier place is put right: what no longer fits is named first, and undo brings it back', async ({
  page,
}) => {
  const domy: Fact = { type: 'play', seat: 1, points: 7, placement: { at: 'G8', word: 'DOMY' } };
  const facts: readonly Fact[] = [startFact('home', ['Anna', 'Marek']), dom, domy];
  await seedGame(page, entriesOf(facts, Date.now()), '#/sheet');
  await page.getByRole('button', { name: /wiersz 1: DOM,/ }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: settling.board, exact: true }).click();
  await dialog.getByRole('button', { name: text.layAnew }).click();
  await tap(page, 'H8');
  for (const letter of 'DOM') await page.keyboard.press(letter);
  await expect(dialog.getByRole('status')).toContainText('DOM, ');
  await page.keyboard.press('Enter');
  await expect(dialog).toContainText(text.unfit([{ move: 1, word: 'DOMY' }]));
  await dialog.getByRole('button', { name: sheet.apply, exact: true }).click();
  await expect(dialog).toBeHidden();
  const fill = page.getByRole('button', { name: text.fill });
  await expect(fill).toBeVisible();
  const undo = page.getByRole('button', { name: /^Cofnij/ });
  await undo.click();
  await expect(fill).toBeHidden();
  await page.getByRole('button', { name: sheet.redo }).click();
  await expect(fill).toBeVisible();
  await undo.click();
  await expect(fill).toBeHidden();
});

test('a word that is half laid for an earlier line is there again after a reload', async ({ page }) => {
  const later: Fact = { type: 'play', seat: 1, points: 7 };
  const facts: readonly Fact[] = [startFact('home', ['Anna', 'Marek']), dom, later];
  await seedGame(page, entriesOf(facts, Date.now()), '#/sheet');
  await page.getByRole('button', { name: /wiersz 1: DOM,/ }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: settling.board, exact: true }).click();
  await dialog.getByRole('button', { name: text.layAnew }).click();
  await tap(page, 'H8');
  for (const letter of 'DO') await page.keyboard.press(letter);
  await expect(dialog.getByRole('status')).toContainText('DO, ');
  await page.reload();
  await expect(dialog.getByRole('status')).toContainText('DO, ');
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();

  await page.getByRole('button', { name: text.fill }).click();
  await tap(page, 'J8');
  await page.keyboard.press('Y');
  await expect(status(page)).toContainText('DOMY, 8G');
  await page.reload();
  await expect(status(page)).toContainText('DOMY, ');
  await page.keyboard.press('Enter');
  await expect(page.getByText(text.allKnown)).toBeVisible();
  await page.reload();
  await expect(page.getByText(text.allKnown)).toBeVisible();
});

test('a finished game is looked at again, forwards and backwards', async ({ page }) => {
  const passes = [0, 1, 0, 1, 0, 1].map((seat): Fact => ({ type: 'pass', seat }));
  const domy: Fact = { type: 'play', seat: 1, points: 7, placement: { at: 'G8', word: 'DOMY' } };
  const start = startFact('home', ['Anna', 'Marek']);
  const most = passes.findIndex((_, i) => endsWith([start, dom, domy, ...passes.slice(0, i + 1)]));
  await seedGame(page, entriesOf([start, dom, domy, ...passes.slice(0, most + 1)], Date.now()), '#/replay');
  const line = page.locator('main [role="status"]');
  const board = page.locator('main [role="img"]');
  await expect(board).toHaveAttribute('aria-label', text.lying(4));
  await page.keyboard.press('Home');
  await expect(line).toHaveText(text.atStart);
  await expect(board).toHaveAttribute('aria-label', text.lying(0));
  await page.getByRole('button', { name: text.following }).click();
  await expect(line).toHaveText('Anna: DOM +10');
  // A step changes the tiles of two moves, and what the board is called: nothing else of it.
  const changes = await board.evaluateHandle((board) => {
    const seen: string[] = [];
    new MutationObserver((records) => {
      for (const { target, attributeName, addedNodes, removedNodes } of records) {
        if (attributeName) seen.push(`${target === board ? 'board' : target.nodeName} ${attributeName}`);
        for (const node of addedNodes) seen.push(`+${node.firstChild?.nodeValue}`);
        for (const node of removedNodes) seen.push(`-${node.firstChild?.nodeValue}`);
      }
    }).observe(board, { subtree: true, childList: true, attributes: true });
    return seen;
  });
  await page.getByRole('slider').fill('2');
  await expect(line).toHaveText('Marek: DOMY +7');
  const seen = await changes.jsonValue();
  expect([...new Set(seen.filter((one) => one.startsWith('board ')))]).toEqual(['board aria-label']);
  expect(seen.filter((one) => /^[+-]/.test(one)).length).toBeLessThanOrEqual(8);
  await expect(board).toHaveAttribute('aria-label', text.lying(4));

  await page.getByRole('button', { name: afterGame.bestMoves }).click();
  await expect(page.getByRole('heading', { name: afterGame.left })).toBeVisible({ timeout: 60_000 });
  await expect(page.getByText(afterGame.wasBestOfLaid)).toBeVisible();
  await page.getByRole('button', { name: text.previous }).click();
  // MOD and DOM are worth the same wherever they pass through the middle.
  await expect(page.getByText(afterGame.wasBestOfLaid)).toBeVisible();

  await page.getByRole('button', { name: afterGame.picture }).click();
  await expect(page.getByRole('img', { name: afterGame.pictureOf('Anna – Marek') })).toBeVisible();
  const saved = page.waitForEvent('download');
  await page.getByRole('button', { name: afterGame.savePicture }).click();
  expect((await saved).suggestedFilename()).toMatch(/_Anna_Marek\.png$/);

  await page.goto('./#/sheet');
  await page.locator('[data-board] > *').waitFor({ state: 'attached' });
  const pdf = (await page.pdf({ preferCSSPageSize: true })).toString('latin1');
  expect(pdf.match(/\/Type\s*\/Page\b/g)).toHaveLength(1);
  await page.getByRole('button', { name: afterGame.statistics }).click();
  await expect(page.getByRole('row', { name: afterGame.measures.bestMove })).toContainText('DOMY');
});

function endsWith(facts: readonly Fact[]): boolean {
  const log = replay(facts.map((fact, at) => ({ at, fact }))).log;
  return current(log)?.phase.name === 'over';
}
