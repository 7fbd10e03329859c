import { expect, type Page, test } from '@playwright/test';
import { letPass, standStill } from './passing.ts';
import { entriesOf, seedGame, startFact, withoutList } from './seed.ts';

// No word list is asked here, and opening one takes its time.
test.beforeEach(({ page }) => withoutList(page));

const NOW = Date.UTC(2026, 10, 17, 18, 0, 0);
const MINUTE = 60_000;
const names = ['Anna', 'Żółwik'];

async function begin(page: Page, preset: string, players: readonly string[] = names): Promise<void> {
  await page.clock.install({ time: NOW });
  await seedGame(page, entriesOf([startFact(preset, players)], NOW, 1_000));
  await expect(page.getByRole('timer').first()).toBeVisible();
}

const half = (page: Page, name: string) => page.getByRole('region', { name });
const times = (page: Page) => page.getByRole('timer').allTextContents();

test('a tap on the own half stops the clock, a tap on the other half does nothing', async ({ page }) => {
  await begin(page, 'pfs');
  await half(page, 'Żółwik').click({ force: true });
  await expect(page.getByRole('timer')).toHaveCount(2);
  await page.clock.runFor(2_000);
  await page.getByRole('button', { name: 'Zatrzymaj zegar: Anna' }).click();
  await expect(page.getByRole('timer')).toHaveCount(0);
});

test.describe('with a finger', () => {
  test.use({ hasTouch: true, viewport: { width: 360, height: 640 } });

  /** A touch too soon after the one that stopped the clock is none; a later one is. */
  const takeBack = (page: Page) =>
    expect(async () => {
      const back = page.getByRole('button', { name: /Cofnij zatrzymanie/ });
      if (await back.isVisible()) await back.tap({ timeout: 1_000 });
      await expect(page.getByRole('timer')).toHaveCount(2, { timeout: 300 });
    }).toPass();

  test('the touch that stops the clock presses nothing on the screen that opens', async ({ page }) => {
    await begin(page, 'pfs');
    const corners = [
      [40, 600],
      [320, 600],
      [300, 480],
      [180, 400],
    ] as const;
    for (const [x, y] of corners) {
      await page.clock.runFor(1_000);
      await page.touchscreen.tap(x, y);
      await expect(page.getByRole('status', { name: 'Punkty za ruch' })).toHaveText('0');
      await expect(page.getByRole('button', { name: 'Ruch', exact: true })).toHaveAttribute(
        'aria-pressed',
        'true',
      );
      await expect(page.getByRole('alert')).toHaveCount(0);
      await takeBack(page);
    }
  });

  test('a double tap counts once, wherever on the half', async ({ page }) => {
    await begin(page, 'pfs');
    for (const [x, y] of [
      [180, 480],
      [180, 400],
      [320, 610],
    ] as const) {
      await page.clock.runFor(1_000);
      await page.touchscreen.tap(x, y);
      await page.touchscreen.tap(x, y);
      await expect(page.getByRole('status', { name: 'Punkty za ruch' })).toHaveText('0');
      await expect(page.getByRole('alert')).toHaveCount(0);
      await takeBack(page);
    }
  });

  test('a button that is to be held says so when it is only tapped', async ({ page }) => {
    await begin(page, 'pfs');
    await page.getByRole('button', { name: 'Sędzia' }).tap();
    await expect(page.getByText('Przytrzymaj, aby otworzyć poprawki sędziego')).toBeVisible();
  });
});

test('a press right after the clock has started is the second half of a double tap: no press', async ({
  page,
}) => {
  await begin(page, 'pfs');
  await page.getByRole('button', { name: 'Przerwa' }).click();
  // Its code comes by timers, which stand from here on.
  await expect(page.getByRole('button', { name: 'Gramy dalej ▸ Anna' })).toBeVisible();
  await page.clock.pauseAt(NOW + MINUTE);
  await page.getByRole('button', { name: 'Gramy dalej ▸ Anna' }).click();
  const press = page.getByRole('button', { name: 'Zatrzymaj zegar: Anna' });
  await press.click();
  await expect(page.getByRole('timer')).toHaveCount(2);
  await page.clock.runFor(500);
  await press.click();
  await expect(page.getByRole('timer')).toHaveCount(0);
});

test('the digits are large enough for three metres, in portrait and in landscape', async ({ page }) => {
  await begin(page, 'pfs');
  for (const [width, height] of [
    [360, 640],
    [412, 915],
    [640, 360],
    [915, 412],
  ] as const) {
    await page.setViewportSize({ width, height });
    for (const digits of await page.getByRole('timer').all()) {
      const { size, fits } = await digits.evaluate((element) => ({
        size: Number.parseFloat(getComputedStyle(element).fontSize),
        fits: element.scrollWidth <= (element.parentElement?.clientWidth ?? 0),
      }));
      expect(size).toBeGreaterThanOrEqual(108);
      expect(fits).toBe(true);
    }
  }
});

test('while a clock runs only the text of its digits and the length of its bar change', async ({ page }) => {
  await begin(page, 'pfs');
  await standStill(page);
  // The form of the next stop is made once, out of sight; the stop only shows it.
  const form = page.locator('output');
  await expect(async () => {
    await page.clock.runFor(200);
    await expect(form).toHaveCount(1, { timeout: 100 });
  }).toPass();
  await expect(form).toBeHidden();
  const made = await form.elementHandle();
  await page.clock.runFor(1_000);
  await page.evaluate(() => {
    const seen: string[] = [];
    Object.assign(globalThis, { seen });
    new MutationObserver((records) => {
      for (const { type, target } of records) {
        const timer = target.parentElement?.closest('[role=timer]');
        seen.push(type === 'characterData' && timer ? 'digits' : `${type} ${target.nodeName}`);
      }
    }).observe(document.body, { subtree: true, childList: true, attributes: true, characterData: true });
  });
  await page.clock.runFor(10_000);
  const seen = await page.evaluate(() => (globalThis as unknown as { seen: string[] }).seen);
  expect(new Set(seen)).toEqual(new Set(['digits', 'attributes SPAN']));
  expect(seen.length).toBeLessThanOrEqual(14);
  await page.getByRole('button', { name: 'Zatrzymaj zegar: Anna' }).click();
  await expect(form).toBeVisible();
  expect(await made?.evaluate((one) => one === document.querySelector('output'))).toBe(true);
});

test('000: one runs out of time and the other goes on alone; both out is the end', async ({ page }) => {
  await begin(page, 'pinczow-school');
  await letPass(page, 15 * MINUTE);
  await expect(half(page, 'Anna')).toContainText('Czas minął');
  await expect(half(page, 'Żółwik')).toContainText('Twój ruch');
  await letPass(page, 15 * MINUTE);
  await expect(page.getByRole('timer')).toHaveCount(0);
});

test('002: two minutes a move, then the turn passes on; the mover is large, the others wait', async ({
  page,
}) => {
  await begin(page, 'english-school', ['Ala', 'Bob', 'Cyd']);
  await standStill(page);
  await expect(page.getByRole('timer')).toHaveText(/^01:[0-5]\d$/);
  await letPass(page, 2 * MINUTE);
  await expect(page.getByRole('button', { name: 'Zatrzymaj zegar: Bob' })).toBeVisible();
  const ala = page.getByRole('listitem').filter({ hasText: 'Ala' });
  await expect(ala).toContainText('02:00');
  // Nobody's alarm is left over for the next, and it is said whose turn went by until somebody touches the screen.
  await expect(half(page, 'Bob')).not.toHaveAttribute('data-low');
  const said = page.getByText('Ala: koniec czasu, pauza');
  await expect(said).toBeVisible();
  // In the place of whoever lost it: nobody else's time or points are covered.
  const [told, row] = [(await said.boundingBox())!, (await ala.boundingBox())!];
  expect(told.y).toBeGreaterThanOrEqual(row.y);
  expect(told.y + told.height).toBeLessThanOrEqual(row.y + row.height);
  await page.clock.resume();
  await page.getByRole('button', { name: 'Zapis', exact: true }).click();
  await page.goBack();
  await expect(page.getByRole('timer')).toBeVisible();
  await expect(said).toBeHidden();
});

test('tenths of a second below ten, signs heard by screen readers', async ({ page }) => {
  await begin(page, 'pinczow-school');
  await standStill(page);
  await letPass(page, 14 * MINUTE);
  await expect(page.getByRole('alert')).toHaveText('Anna: 1 minuta');
  await page.clock.fastForward(50_500);
  expect((await times(page)).some((time) => /^\d,\d$/.test(time))).toBe(true);
});

test('overtime runs below zero with its price', async ({ page }) => {
  await begin(page, 'wespa');
  await standStill(page);
  await letPass(page, 25 * MINUTE + 20_000);
  await expect(half(page, 'Anna')).toContainText('−00:2');
  await expect(half(page, 'Anna')).toContainText('−10');
});

test('a pause stops the clock for as long as it lasts', async ({ page }) => {
  await begin(page, 'pfs');
  await page.clock.runFor(3_000);
  await page.getByRole('button', { name: 'Przerwa' }).click();
  const [before] = await times(page);
  await letPass(page, 5 * MINUTE);
  await page.getByRole('button', { name: 'Gramy dalej ▸ Anna' }).click();
  expect((await times(page))[0]).toBe(before);
});

test('the referee is reached by holding, writes with a reason, and everything is undone like any fact', async ({
  page,
}) => {
  await begin(page, 'pfs');
  const referee = page.getByRole('button', { name: 'Sędzia' });
  await referee.click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  const box = (await referee.boundingBox())!;
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
  await page.mouse.down();
  await page.clock.runFor(900);
  await page.mouse.up();
  const dialog = page.getByRole('dialog', { name: 'Poprawki sędziego' });
  await dialog.getByRole('button', { name: 'Punkty', exact: true }).click();
  await dialog.getByRole('button', { name: 'Anna' }).click();
  await dialog.getByRole('button', { name: 'Zapisz poprawkę' }).click();
  await expect(dialog).toContainText('Podaj powód');
  await dialog.getByRole('button', { name: 'spóźnienie' }).click();
  await dialog.getByRole('button', { name: 'Zapisz poprawkę' }).click();
  await expect(dialog).toContainText('Poprawka zapisana');
  await dialog.getByRole('button', { name: 'Zamknij' }).click();
  await page.getByRole('button', { name: /^Gramy dalej/ }).click();
  await expect(half(page, 'Anna')).toContainText('−5');
  // Taking something back is confirmed, and time that ran since stays charged unless it is given back.
  await page.getByRole('button', { name: 'Cofnij' }).click();
  const question = page.getByRole('dialog', { name: /^Cofnąć\?/ });
  await page.clock.runFor(1_000);
  await question.getByRole('button', { name: 'Nie cofaj' }).click();
  await expect(question).toHaveCount(0);
});
