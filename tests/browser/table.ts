import { expect, type Page } from '@playwright/test';
import { messages as pl } from '../../src/i18n/pl/messages.ts';

type Messages = typeof pl;

export type Seating = {
  readonly rules: string;
  readonly players: readonly string[];
  readonly first: number;
  /** Minutes, where the organizer sets them. */
  readonly minutes?: number;
  readonly consent?: boolean;
};

export type Move = {
  readonly points: number;
  readonly word?: string;
  readonly tiles?: number;
  readonly bonus?: boolean;
};

export type TableSteps = ReturnType<typeof tableOf>;

/** Longer than the time after a start in which a press is taken for half a double tap. */
const THOUGHT = 1_000;
/** As long as a held button wants, and a little. */
const HOLD = 1_000;

/** What two people with a phone do, step by step and through the screen only. The page's clock has to be a faked one. */
export function tableOf(page: Page, text: Messages = pl) {
  const { newGame, clock, settling, challenge, end, sheet } = text;
  const button = (name: string | RegExp, exact = true) => page.getByRole('button', { name, exact });
  const press = (name: string | RegExp) => button(name).click();
  const startingWith = (words: string) => new RegExp(`^${words.replace(/[!?.]/g, '\\$&')}`);

  const steps = {
    button,
    press,

    /** From the first screen to the running clock. */
    async sitDown({ rules, players, first, minutes, consent = false }: Seating): Promise<void> {
      await page.goto('./');
      await press(text.home.newGame);
      await press(newGame.changeRules);
      await press(`${newGame.choose}: ${rules}`);
      if (minutes !== undefined) await press(newGame.minutes(minutes));
      for (const [seat, name] of players.entries()) {
        if (seat > 1) await press(`+ ${newGame.addPlayer}`);
        await page.getByLabel(newGame.name(seat + 1)).fill(name);
      }
      await press(`${newGame.next} ▸`);
      await press(newGame.starts(players[first] ?? ''));
      if (consent) for (const name of players) await button(startingWith(name)).click();
      await button(new RegExp(newGame.start)).click();
      await steps.running(players[first] ?? '');
    },

    async running(name: string): Promise<void> {
      await expect(button(clock.stopClock(name))).toBeVisible();
    },

    async stop(name: string): Promise<void> {
      await page.clock.fastForward(THOUGHT);
      await press(clock.stopClock(name));
      await expect(page.getByRole('group', { name: settling.kinds })).toBeVisible();
    },

    /** Fills in a move without recording it. */
    async enter({ points, word, tiles, bonus = false }: Move): Promise<void> {
      for (const digit of String(points)) await press(digit);
      if (bonus) await press(settling.bonus(50));
      if (tiles !== undefined) {
        await press(settling.tiles(null));
        await page
          .getByRole('group', { name: settling.tilesQuestion })
          .getByRole('button', { name: String(tiles), exact: true })
          .click();
      }
      if (word === undefined) return;
      await press(settling.word);
      const pad = page.getByRole('group', { name: settling.letters });
      for (const letter of word) await pad.getByRole('button', { name: letter, exact: true }).click();
    },

    async record(): Promise<void> {
      await button(startingWith(settling.record)).click();
    },

    async play(name: string, move: Move): Promise<void> {
      await steps.stop(name);
      await steps.enter(move);
      await steps.record();
      // So many points for a whole rack may hold the bonus already.
      if (move.bonus) await press(settling.bonusAdded(move.points, 50));
    },

    async pass(name: string): Promise<void> {
      await steps.stop(name);
      await press(settling.pass);
      await steps.record();
    },

    async exchange(name: string, tiles: number): Promise<void> {
      await steps.stop(name);
      await press(settling.exchange);
      await press(String(tiles));
      const asked = button(text.common.yes);
      if (await asked.isVisible()) await asked.click();
      await steps.record();
    },

    /** „Sprawdzam!” about the move on the settling screen; ends with the verdict, or with the referee's panel. */
    async challenge(mover: string, by?: string): Promise<void> {
      await press(settling.challenge);
      if (by !== undefined) await press(by);
      await button(startingWith(challenge.declare)).click();
      await press(challenge.showFor(mover));
    },

    async hold(name: string): Promise<void> {
      await button(name, false).click({ delay: HOLD });
    },

    /** One move that the list throws out, as far as the clock of the next. */
    async loses(name: string, called: string, word: string): Promise<void> {
      await steps.stop(name);
      await steps.enter({ points: 12, word });
      await steps.challenge(called);
      await expect(page.getByRole('alert')).toContainText(challenge.invalid);
      await button(startingWith(challenge.recordLossEnd.split(' ▸')[0] ?? '')).click();
    },

    async rackByLetters(called: string, letters: string): Promise<void> {
      await expect(page.getByRole('heading', { name: end.rackOf(called) })).toBeVisible();
      // How the rack before it was told is how this one is asked for.
      await press(end.byLetters);
      const pad = page.getByRole('group', { name: end.byLetters });
      for (const letter of letters) await pad.getByRole('button', { name: letter, exact: true }).click();
      await button(letters === '' ? end.rackEmpty : startingWith(end.rackSave(''))).click();
    },

    async rackByValue(called: string, value: number): Promise<void> {
      await expect(page.getByRole('heading', { name: end.rackOf(called) })).toBeVisible();
      await press(end.byValue);
      for (const digit of String(value)) await press(digit);
      await button(startingWith(end.rackSave(''))).click();
    },

    /** Everybody signs; the slip with these totals is what is left. */
    async sign(called: readonly string[], totals: readonly number[]): Promise<void> {
      await steps.totals(totals);
      for (const name of called) await button(startingWith(end.confirm(name))).click();
      await expect(page.getByRole('region', { name: end.slip })).toContainText(end.confirmed(''));
      await expect(button(startingWith(called[0] ?? ''))).toHaveCount(0);
      await steps.totals(totals);
    },

    async totals(totals: readonly number[]): Promise<void> {
      const row = page.getByRole('table', { name: end.arithmetic }).getByRole('row', { name: end.total });
      const shown = totals.map((total) => (total < 0 ? `−${-total}` : String(total)));
      await expect(row.getByRole('cell')).toHaveText(shown);
    },

    async ended(reason: string | RegExp): Promise<void> {
      await expect(page.getByText(reason).first()).toBeVisible();
    },

    /** Opens the sheet, corrects the points of a line, and comes back to the game. */
    async correct(line: RegExp, points: number): Promise<void> {
      await press(clock.sheet);
      await button(line).click();
      await expect(page.getByRole('dialog').locator(':focus')).toBeVisible();
      await page.keyboard.type(String(points));
      await page.getByRole('dialog').getByRole('button', { name: sheet.apply, exact: true }).click();
      await expect(page.getByRole('dialog')).toBeHidden();
    },
  };
  return steps;
}
