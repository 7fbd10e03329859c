import { expect, type Page } from '@playwright/test';
import { board as text } from '../../../src/i18n/pl/board.ts';
import { messages } from '../../../src/i18n/pl/messages.ts';
import { readStored } from '../killable.ts';
import { entriesOf, seedGame, startFact } from '../seed.ts';
import type { Scenario } from './scenario.ts';

const WORD = 'ŻÓŁWIEM';
const status = (page: Page) => page.locator('main > [role="status"]');

/** Tiles that are being laid on the board: nobody calls them saved, and those that the phone has are back. */
export const drafts: Scenario = {
  name: 'tiles that are being laid on the board',
  route: '',
  first: 'icon.svg',
  open(site) {
    let begun = false;
    let laid = '';
    /** A kill in the middle of it leaves some of the letters. */
    let clearing = false;
    const key = (page: Page, letter: string) =>
      page.getByRole('group', { name: text.letters }).getByRole('button', { name: letter, exact: true });
    const shown = (page: Page, letters: string) => expect(status(page)).toContainText(`${letters}, `);
    return {
      kept: () => laid.length,
      async act(page) {
        if (!begun) {
          const start = startFact('home', ['Anna', 'Marek']);
          await seedGame(
            page,
            entriesOf([start, { type: 'stop', seat: 0 }], Date.now()),
            '#/game',
            'laid',
            site,
          );
          await page.getByRole('button', { name: messages.settling.board, exact: true }).click();
          // The square in the middle.
          await page.locator('[data-touch]').click();
          begun = true;
        }
        if (laid.length === WORD.length) clearing = true;
        if (clearing) {
          laid = '';
          await expect(async () => {
            await page.keyboard.press('Backspace');
            await expect(status(page)).not.toContainText('Ż', { timeout: 200 });
          }).toPass({ timeout: 10_000 });
          // One letter alone is there still, and has no name.
          await page.keyboard.press('Backspace');
          clearing = false;
        }
        // A word has two letters at least: one alone is not called by its name.
        const next = WORD.slice(0, Math.max(2, laid.length + 1));
        for (const letter of next.slice(laid.length)) await key(page, letter).click();
        await shown(page, next);
        await expect
          .poll(async () => JSON.stringify(await readStored(page, 'sprawdzam-preferences', 'values')))
          .toContain(next);
        laid = next;
      },
      async look(page, at) {
        if (laid === '') return;
        await expect(status(page), at).toContainText(new RegExp(`${laid}[${WORD}]?, `));
        const there = (await status(page).innerText()).match(new RegExp(`[${WORD}]+(?=, )`))?.[0] ?? laid;
        laid = there;
      },
    };
  },
};
