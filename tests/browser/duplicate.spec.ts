import { expect, type Page, test } from '@playwright/test';
import { readSquare } from '../../src/domain/board/square.ts';
import { duplicate as t } from '../../src/i18n/pl/duplicate.ts';
import { scanned } from './scanned.ts';
import { withoutList } from './seed.ts';

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

/** Longer than what a projector has room for beside the board. */
const EVENT = 'Majstrovstvá Slovenska vo vykladacom Scrabble, Liptovský Hrádok';

/** From nothing to the first rack. */
async function begin(page: Page, event: string, people: string, rules?: string): Promise<void> {
  await page.goto('./#/duplicate');
  await press(page, t.create);
  await page.getByLabel(t.setup.event).fill(event);
  if (rules) await page.getByRole('radio', { name: new RegExp(`^${rules}`) }).check();
  await page.getByLabel(t.setup.people).fill(people);
  await page.getByRole('button', { name: new RegExp(`^${t.setup.begin}`) }).click();
}

test('a duplicate game with paper slips, from the list of players to the next game', async ({
  page,
  context,
}) => {
  // The referee decides about every word here: no list is waited for.
  await withoutList(page);
  await begin(page, EVENT, '1 Anna\n2 Boris; Hrádok\n17 Cyril');

  await press(page, t.draw.byHand);
  await page.getByLabel(/^Litery na stojaku/).fill('aeiouyk');
  await page.getByLabel(/^Litery na stojaku/).press('Enter');
  await expect(page.getByText(t.draw.rejected('AEIOUYK'))).toBeVisible();
  await rack(page, 'matkaiv');
  await expect(page.getByText(`${t.draw.replaced(1)} (AEIOUYK)`)).toBeVisible();

  await slip(page, '1 H8 matka', '1: H8 MATKA, 16');
  await slip(page, '2 A1 tik', t.answers.misplaced['misses-centre']!);
  await slip(page, '2 H8 tik', '2: H8 TIK, 8');
  await slip(page, '17 H8 vitaj', `${t.refusals['not-on-rack']!} (J)`);
  await slip(page, '17 H8 vitak', '17: H8 VITAK, 16');
  await expect(page.getByText(t.answers.nobodyMissing)).toBeVisible();
  await press(page, t.undo);
  await expect(page.getByText(t.undone(t.facts.answer!))).toBeVisible();
  await slip(page, '17 H8 vitak', '17: H8 VITAK, 16');
  await press(page, `${t.judge.invalid}: VITAK`);
  await press(page, `${t.judge.valid}: MATKA`);
  await press(page, `${t.judge.valid}: TIK`);

  // The projector's window follows, and a reload changes nothing.
  const room = await context.newPage();
  await withoutList(room);
  await room.setViewportSize({ width: 1280, height: 720 });
  await room.goto(page.url().replace('-play', '-room'));
  await expect(room.getByText(t.answers.got(3, 3))).toBeVisible();
  for (const width of [1280, 1920]) {
    await room.setViewportSize({ width, height: (width * 9) / 16 });
    const { x, width: wide } = (await room.getByRole('timer').boundingBox())!;
    expect(x + wide).toBeLessThanOrEqual(width);
  }
  await page.bringToFront();
  await press(page, t.master.lay('H8 MATKA', 16));
  await expect(room.getByText('H8', { exact: true })).toBeVisible();
  await expect(room.getByText(t.room.waiting)).toBeVisible();
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
  // A slip half typed waits while somebody is warned.
  await tab(page, t.tabs.table);
  await tab(page, t.tabs.play);
  await expect(page.getByLabel(t.answers.line)).toHaveValue('17');
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
  await expect(
    page.getByRole('row', { name: `1 17 Cyril ${t.words.unjudgedOne} 8 20 2 100,00`, exact: true }),
  ).toBeVisible();

  // Warnings of this game go on in the next one.
  await page.getByRole('button', { name: /^Boris/ }).click();
  await press(page, t.conduct.players);
  await expect(page.getByRole('button', { name: t.conduct.warn, exact: true })).toBeDisabled();
  await page.getByRole('textbox', { name: t.conduct.yes, exact: true }).fill('1');
  await page.getByRole('textbox', { name: t.conduct.of, exact: true }).fill('3');
  await press(page, t.conduct.warn);
  await tab(page, t.tabs.partiars);
  // On paper: a sheet of A5 each, and no empty one, whoever asks for paper as soon as the page is there.
  await expect(page.getByRole('button', { name: t.partiar.printAll, exact: true })).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  const sheets = async () => (await page.pdf({ preferCSSPageSize: true })).toString('latin1');
  expect((await sheets()).match(/\/Type\s*\/Page\b/g)).toHaveLength(3);
  expect(await sheets()).toMatch(/\/MediaBox\s*\[0 0 (419|420)/);
  await page.emulateMedia({ media: 'screen' });
  await page.getByRole('button', { name: '17. Cyril' }).click();
  await expect(page.getByRole('cell', { name: 'H8 VITAK' })).toBeVisible();
  // On the participant's own phone: from the code alone.
  await page.getByText(t.partiar.scan).scrollIntoViewIfNeeded();
  const phone = await context.newPage();
  await phone.goto(await scanned(page));
  await expect(phone.getByRole('cell', { name: 'H8 VITAK' })).toBeVisible();
  await expect(phone.getByText(t.partiar.place(1, 3))).toBeVisible();
  await phone.close();
  await tab(page, t.tabs.table);
  await press(page, t.table.next);
  await expect(page.getByText(t.game(2), { exact: true })).toBeVisible();
  await tab(page, t.tabs.table);
  await expect(page.getByRole('button', { name: `Boris Hrádok ${t.table.warnings}: 1` })).toBeVisible();
});

test('slips of the last move are typed while the next is played; a mistake is announced; points are objected to', async ({
  page,
}) => {
  await withoutList(page);
  await begin(page, 'Liga', '1 Anna\n2 Boris\n3 Cyril');
  await press(page, t.draw.byHand);
  await rack(page, 'matkaiv');
  await slip(page, '1 H8 matka', '1: H8 MATKA, 16');
  await press(page, `${t.judge.valid}: MATKA`);
  await press(page, t.master.lay('H8 MATKA', 16));
  // Between the moves they are typed for the last one, too.
  await slip(page, '2 =', '2: H8 MATKA, 16');
  await press(page, t.draw.byHand);
  await page.getByLabel(/^Litery na stojaku/).fill('ivosel?');
  await page.getByLabel(/^Litery na stojaku/).press('Enter');
  await press(page, t.move(1));
  await slip(page, '3 8C matkaiv', `3: 8C MATKAIV, 70. ${t.answers.better}`);
  await expect(page.getByRole('group', { name: t.answers.forMove })).toHaveCount(0);
  await slip(page, '* 0', '1–3: nic, 0');

  await tab(page, t.tabs.words);
  await press(page, `${t.words.announce.invalid(2)}: ${t.words.objectTo('MATKA', 1)}`);
  await expect(
    page.getByRole('button', { name: `${t.words.announce.valid(2)}: ${t.words.objectTo('MATKA', 1)}` }),
  ).toBeVisible();
  await tab(page, t.tabs.play);
  // Why a move of the referee's own is none, and what to beware of in it, is said before it is laid.
  await page.getByText(t.master.byHand).first().click();
  const own = page.getByRole('textbox', { name: t.master.byHand });
  await own.fill('A1 les');
  await own.press('Enter');
  await expect(page.getByText(t.answers.misplaced['not-connected']!)).toBeVisible();
  await own.fill('12H aves');
  await own.press('Enter');
  await expect(page.getByText(t.master.guards.unjudged)).toBeVisible();
  await press(page, t.master.layAnyway);
  await press(page, t.end);
  await press(page, t.end);

  await tab(page, t.tabs.words);
  await page.getByText(t.words.points).click();
  await page.getByLabel(t.words.whose).fill('1');
  await page.getByLabel(t.answers.lateMove).fill('1');
  await page.getByLabel(t.table.points).fill('30');
  await press(page, t.words.effect);
  await expect(page.getByRole('dialog').getByRole('row', { name: /^1\. Anna 16 → 30/ })).toBeVisible();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: new RegExp(`^${t.words.confirm}`) })
    .click();
  await tab(page, t.tabs.table);
  await expect(page.getByRole('row', { name: /^2 1 Anna 5 30 0/ })).toBeVisible();

  // Who misses the next game is taken off the list; N stays.
  await page.getByText(t.table.whoPlays).click();
  await page.getByLabel(t.setup.people).fill('1 Anna\n3 Cyril');
  await press(page, t.table.next);
  // The table that was pressed on stands until the next game is there.
  await expect(page.getByText(t.game(2), { exact: true })).toBeVisible();
  await tab(page, t.tabs.table);
  await expect(page.getByRole('row', { name: /^1 1 Anna 8 0 0/ })).toBeVisible();
});

test('as French events play: the machine’s best goes on the board, and everybody is measured by it', async ({
  page,
}) => {
  await begin(page, 'Festival', '1 Anne\n2 Bruno', t.setup.titles['french-style']);
  await press(page, t.draw.byHand);
  await rack(page, 'retains');
  await slip(page, '1 8H train', '1: 8H TRAIN, 12');
  // Until it is found, the players' own best is offered.
  await expect(page.getByText(/^Najlepszy możliwy, tylko dla sędziego/)).toBeVisible({ timeout: 60_000 });
  const best = page.getByRole('button', { name: /^Połóż .*\(\d+\)$/ }).first();
  const worth = Number(/\((\d+)\)/.exec(await best.innerText())![1]);
  expect(worth).toBeGreaterThan(60);
  await best.click();
  await expect(page.getByText(t.move(2), { exact: true })).toBeVisible();
  await tab(page, t.tabs.table);
  await expect(
    page.getByRole('row', {
      name: new RegExp(`^1 1 Anne 0 12 0 ${((12 * 100) / worth).toFixed(2).replace('.', ',')}$`),
    }),
  ).toBeVisible();
  // The rules that were played by are where the next set-up begins.
  await page.goto('./#/duplicate');
  await press(page, t.create);
  await expect(
    page.getByRole('radio', { name: new RegExp(`^${t.setup.titles['french-style']}`) }),
  ).toBeChecked();
});
