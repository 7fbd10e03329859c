import { expect, type Page } from '@playwright/test';
import { clockText, leftAt } from '../../src/domain/clock/clock.ts';
import type { GameEntry } from '../../src/domain/table/fact.ts';
import { current, replay } from '../../src/domain/table/game.ts';
import type { GameState } from '../../src/domain/table/state.ts';
import { chainOf, type Row } from '../../src/storage/row.ts';
import { readStored } from './killable.ts';

/** A game played on the screen at random until its browser dies, and what has to be there afterwards. */

type Random = (below: number) => number;

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name });
const half = (page: Page) => button(page, /^Zatrzymaj zegar:/);
const record = (page: Page) => button(page, /^Zapisz ▸/);
const resume = (page: Page) => button(page, /^Gramy dalej ▸/);
const notice = (page: Page) => page.getByRole('alertdialog');

/** Longer than a press is taken for half a double tap. */
const TOO_SOON = 500;
const TRIES = 20;
/** As long as a browser may need to start on a loaded machine. */
const START = 30_000;

export async function startGame(page: Page): Promise<number> {
  await page.getByLabel('Imię i nazwisko, gracz 1').fill('Anna');
  await page.getByLabel('Imię i nazwisko, gracz 2').fill('Marek');
  await button(page, /Dalej/).click();
  await button(page, 'Zaczyna Anna').click();
  await button(page, /Start/).click();
  await half(page).waitFor();
  return isSaved(page, 1);
}

/** One thing that players do; afterwards the screen says that it is saved. Returns how many facts there are then. */
export async function act(page: Page, saved: number, random: Random): Promise<number> {
  switch (await onScreen(page)) {
    case 'notice':
      await button(page, random(2) === 0 ? 'Zostaw' : /^Oddaj czas/).click();
      await notice(page).waitFor({ state: 'detached' });
      return isSaved(page, saved + 1);
    case 'form':
      for (const digit of String(1 + random(60)))
        await page.getByRole('button', { name: digit, exact: true }).click();
      await record(page).click();
      await half(page).waitFor();
      return isSaved(page, saved + 1);
    case 'paused':
      await resume(page).click();
      await half(page).waitFor();
      return isSaved(page, saved + 1);
    case 'clock':
      if (random(4) > 0) {
        await stopClock(page);
        // The form says nothing about saving: what was stopped counts as saved once the next screen says so.
        return saved;
      }
      await button(page, 'Przerwa').click();
      await resume(page).waitFor();
      return isSaved(page, saved + 1);
  }
}

/**
 * After a restart the game is back by itself, on its screen, with everything that was shown as saved. Returns how many
 * facts there are.
 */
export async function comesBack(page: Page, saved: number, at: string): Promise<number> {
  await expect(page, at).toHaveURL(/#\/game$/, { timeout: START });
  await onScreen(page);
  // What only the second copy has goes into the database a moment later.
  let rows: readonly Row[] = [];
  await expect
    .poll(
      async () => {
        rows = await readStored<Row>(page, 'sprawdzam-games', 'rows');
        return rows.length;
      },
      { message: at },
    )
    .toBeGreaterThanOrEqual(saved);
  const { rows: whole, unusable } = chainOf(rows[0]?.log ?? '', [rows]);
  expect(unusable, at).toBe(0);
  expect(whole.length, at).toBeGreaterThanOrEqual(saved);
  await agrees(
    page,
    whole.map(({ entry }) => entry),
    at,
  );
  return whole.length;
}

/** Time that ran without a page is asked about before anything else; its question may come a moment after the clock. */
async function onScreen(page: Page): Promise<'notice' | 'form' | 'paused' | 'clock'> {
  await notice(page).or(record(page)).or(resume(page)).or(half(page)).first().waitFor();
  if (await notice(page).isVisible()) return 'notice';
  if (await record(page).isVisible()) return 'form';
  return (await resume(page).isVisible()) ? 'paused' : 'clock';
}

/** A press too soon after the clock started is no press, and a question in front of the clock is answered first. */
export async function stopClock(page: Page): Promise<void> {
  for (let tries = TRIES; tries > 0; tries -= 1) {
    if ((await onScreen(page)) !== 'clock') return;
    await half(page)
      .click({ timeout: TOO_SOON })
      .then(() => record(page).waitFor({ timeout: TOO_SOON }))
      .catch((error: unknown) => {
        if (page.isClosed()) throw error;
      });
  }
  throw new Error('the clock does not stop');
}

/** The strip between the clocks says nothing: everything is in the database. */
async function isSaved(page: Page, facts: number): Promise<number> {
  await page.getByRole('navigation').getByRole('status').waitFor({ state: 'detached' });
  return facts;
}

/** What the screen shows is what the rows say, and the running clock agrees with the wall clock to a second. */
async function agrees(page: Page, entries: readonly GameEntry[], at: string): Promise<void> {
  const { log: game, refused } = replay(entries);
  expect(refused, at).toEqual([]);
  const state = current(game) as GameState;
  if (state.phase.name !== 'thinking') return;
  const { seat } = state.phase;
  for (const [n, { name }] of state.players.entries()) {
    await expect(page.getByRole('region', { name }).locator('footer p').first(), at).toHaveText(
      String(state.scores[n]),
    );
  }
  const timer = page.getByRole('region', { name: state.players[seat]!.name }).getByRole('timer');
  const { now, text } = await timer.evaluate((element) => ({ now: Date.now(), text: element.textContent }));
  const seconds = (shown: string) => shown.split(':').reduce((sum, part) => sum * 60 + Number(part), 0);
  const expected = clockText(leftAt(state.rules.clock, state.clock, seat, now));
  expect(
    Math.abs(seconds(text ?? '') - seconds(expected)),
    `${at}: ${text} for ${expected}`,
  ).toBeLessThanOrEqual(1);
}
