import { expect, type Page, test } from '@playwright/test';
import { readSquare } from '../../src/domain/board/square.ts';
import { duplicate as t } from '../../src/i18n/pl/duplicate.ts';
import { withoutList } from './seed.ts';

// The referee decides about every word here: no list is waited for.
test.beforeEach(({ page }) => withoutList(page));

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();
const tab = (page: Page, name: string) =>
  page.getByRole('navigation', { name: t.tabs.label }).getByRole('button', { name, exact: true }).click();

async function slip(page: Page, line: string, echo: string): Promise<void> {
  await page.getByLabel(t.answers.line).fill(line);
  await page.getByLabel(t.answers.line).press('Enter');
  await expect(page.getByText(echo, { exact: true })).toBeVisible();
}

async function rack(page: Page, letters: string): Promise<void> {
  await page.getByLabel(/^Litery na stojaku/).fill(letters);
  await page.getByLabel(/^Litery na stojaku/).press('Enter');
  await expect(page.getByLabel(t.answers.line)).toBeVisible();
}

/** Columns by letters, as everywhere but on the screen of a Slovak game. */
async function tapSquare(page: Page, name: string): Promise<void> {
  const square = readSquare(name) ?? 0;
  const board = page.locator('[data-touch]');
  const box = (await board.boundingBox())!;
  await board.click({
    position: {
      x: (((square % 15) + 0.5) * box.width) / 15,
      y: ((Math.trunc(square / 15) + 0.5) * box.height) / 15,
    },
  });
}

test('a duplicate game with paper slips, from the list of players to the next game', async ({
  page,
  context,
}) => {
  await page.goto('./#/duplicate');
  await press(page, t.create);
  await page.getByLabel(t.setup.event).fill('Klub we wtorek');
  await page.getByLabel(t.setup.people).fill('1 Anna\n2 Boris; Hrádok\n17 Cyril');
  await press(page, `${t.setup.begin} · ${t.setup.count(3)}`);

  await press(page, t.draw.byHand);
  await page.getByLabel(/^Litery na stojaku/).fill('aeiouyk');
  await page.getByLabel(/^Litery na stojaku/).press('Enter');
  await expect(page.getByText(t.draw.rejected('AEIOUYK'))).toBeVisible();
  await rack(page, 'matkaiv');

  await slip(page, '1 H8 matka', '1: H8 MATKA, 16');
  await slip(page, '2 A1 tik', t.answers.misplaced['misses-centre']!);
  await slip(page, '2 H8 tik', '2: H8 TIK, 8');
  await slip(page, '17 H8 vitak', '17: H8 VITAK, 16');
  await expect(page.getByText(t.answers.nobodyMissing)).toBeVisible();
  await press(page, `${t.judge.invalid}: VITAK`);
  await press(page, `${t.judge.valid}: MATKA`);
  await press(page, `${t.judge.valid}: TIK`);

  // The projector's window follows, and a reload changes nothing.
  const room = await context.newPage();
  await withoutList(room);
  await room.setViewportSize({ width: 1280, height: 720 });
  await room.goto(page.url().replace('-play', '-room'));
  await expect(room.getByText(t.answers.got(3, 3))).toBeVisible();
  await page.bringToFront();
  await press(page, t.master.lay('H8 MATKA', 16));
  await expect(room.getByText('MATKA · H8')).toBeVisible();
  await room.close();
  await page.reload();
  await expect(page.getByText(t.move(2), { exact: true })).toBeVisible();

  await press(page, t.draw.byHand);
  await rack(page, 'ivosel?');
  // A slip laid on the board with the letters of the rack writes its own line; a stop that was asked for is a fact.
  await press(page, t.clock.stopAfter);
  await page.reload();
  await expect(page.getByRole('button', { name: t.clock.stopping, exact: true })).toBeVisible();
  await page.getByLabel(t.answers.line).fill('17');
  // A second tap turns the line.
  await tapSquare(page, 'L9');
  await tapSquare(page, 'L9');
  for (const letter of ['V', 'E', 'S']) {
    await page
      .getByRole('group', { name: t.answers.rack })
      .getByRole('button', { name: letter, exact: true })
      .click();
  }
  await expect(page.getByLabel(t.answers.line)).toHaveValue('17 12H AVES');
  await page.getByLabel(t.answers.line).press('Enter');
  await expect(page.getByText('17: 12H AVES, 4', { exact: true })).toBeVisible();
  await slip(page, '* 0', '1, 2: nic, 0');
  await press(page, t.master.lay('12H AVES', 4));
  await press(page, t.clock.resume);
  await press(page, t.end);
  await press(page, t.end);
  await expect(page.getByText(t.over.referee)).toBeVisible();

  // An objection shows what it changes before it is ruled.
  await tab(page, t.tabs.words);
  await press(page, `${t.words.objection}: ${t.words.objectTo('VITAK', 1)}`);
  await expect(page.getByRole('dialog').getByRole('row', { name: /^17\. Cyril 4 → 20/ })).toBeVisible();
  await press(page, `${t.words.becomes.valid} VITAK`);
  await tab(page, t.tabs.table);
  await expect(page.getByRole('row', { name: /^1 17 Cyril 8 20 2 100,00$/ })).toBeVisible();

  // Warnings of this game go on in the next one.
  await press(page, 'Boris');
  await press(page, t.conduct.players);
  await expect(page.getByRole('button', { name: t.conduct.warn, exact: true })).toBeDisabled();
  await page.getByRole('textbox', { name: t.conduct.yes, exact: true }).fill('1');
  await page.getByRole('textbox', { name: t.conduct.of, exact: true }).fill('3');
  await press(page, t.conduct.warn);
  await tab(page, t.tabs.partiars);
  await page.getByRole('button', { name: '17. Cyril' }).click();
  await expect(page.getByRole('cell', { name: 'H8 VITAK' })).toBeVisible();
  await tab(page, t.tabs.table);
  await press(page, t.table.next);
  await expect(page.getByText(t.game(2), { exact: true })).toBeVisible();
  await tab(page, t.tabs.table);
  await expect(page.getByRole('button', { name: `Boris · ${t.table.warnings}: 1` })).toBeVisible();
});
