import { expect, type Page } from '@playwright/test';
import type { Fact } from '../../../src/domain/table/fact.ts';
import { entriesOf, seedGame, startFact } from '../seed.ts';
import { button, continues, countOf, isSaved, logsIn, type Scenario } from './scenario.ts';

const told: readonly Fact[] = [
  { type: 'stop', seat: 0 },
  { type: 'play', seat: 0, points: 12, tiles: 3, words: ['DÓŻ'] },
  { type: 'accept', seat: 1 },
  { type: 'rack', seat: 1, letters: 'ĆA' },
];
const takeover = { scores: [382, 378], bag: 0, racks: [3, 2] };
const stored = (page: Page) => logsIn(page, 'sprawdzam-games', 'rows', 'game');

/** Both sign, and the slip is handed over: one game after the other. */
export const signing: Scenario = {
  name: 'two players who sign and hand over their slip',
  route: '',
  first: 'icon.svg',
  open(site) {
    let logs: Awaited<ReturnType<typeof stored>> = new Map();
    let games = 0;
    /** The code that was shown of a game: signed by this phone's key, it is the same for ever. */
    const codes = new Map<string, string>();
    const sign = (page: Page, name: string) => button(page, new RegExp(`${name}: potwierdzam`));
    const codeOf = async (page: Page, id: string) => {
      // A page of its own: on the same one the code of another game is there for a moment.
      await page.goto('about:blank');
      await page.goto(`${site}#/handoff/${id}`);
      return page.getByRole('img', { name: /Kod QR/ }).innerHTML();
    };
    return {
      kept: () => countOf(logs) + codes.size,
      async act(page, random) {
        const one = random(2) === 0 ? 'Anna' : 'Marek';
        if (codes.has(`signed-${games}`) || !logs.has(`signed-${games}`)) games += 1;
        const id = `signed-${games}`;
        const signed = logs.get(id)?.length ?? 0;
        if (signed === 0) {
          const start = startFact('three-games', ['Anna Kowalska', 'Marek Zieliński'], {
            takeover,
            table: '4',
            round: String(games),
          });
          await seedGame(page, entriesOf([start, ...told], Date.now(), 0), '#/game', id, site);
          await sign(page, one).click();
          await sign(page, one).waitFor({ state: 'detached' });
        } else if (signed < told.length + 3) {
          await page.goto(`${site}#/game`);
          await sign(page, 'Anna').or(sign(page, 'Marek')).first().click();
          await page
            .getByText(/potwierdza$/)
            .first()
            .waitFor();
        } else codes.set(id, await codeOf(page, id));
        await isSaved(page);
        logs = await stored(page);
      },
      async look(page, at) {
        await expect.poll(async () => continues(await stored(page), logs), { message: at }).toBe(true);
        logs = await stored(page);
        const [id, code] = [...codes].at(-1) ?? [];
        if (id) expect(await codeOf(page, id), at).toBe(code);
      },
    };
  },
};
