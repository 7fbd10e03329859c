import { expect, type Page } from '@playwright/test';
import type { GameEntry } from '../../../src/domain/table/fact.ts';
import { duplicate as t } from '../../../src/i18n/pl/duplicate.ts';
import { openPagedJournal } from '../../../src/storage/pagedJournal.ts';
import { chainOf } from '../../../src/storage/row.ts';
import { MemoryStorage } from '../../unit/storage/memoryRows.ts';
import { button, continues, countOf, isSaved, logsIn, type Scenario } from './scenario.ts';

const PEOPLE = 12;
/** After so many kills the database is lost as well, and the game comes back from its pages. */
const LOSING = 3;
const stored = (page: Page) => logsIn(page, 'sprawdzam-duplicates', 'facts', 'game');

/** The pages of the second copies as they lie there, and what a reader makes of them. */
async function copied(page: Page): Promise<Awaited<ReturnType<typeof stored>>> {
  const storage = new MemoryStorage();
  for (const [key, text] of await page.evaluate(() => Object.entries(localStorage)))
    storage.setItem(key, text);
  const all = openPagedJournal<GameEntry>(storage, 'sprawdzam.duplicate.').all();
  return new Map([...all].map(([log, rows]) => [log, chainOf(log, [rows]).rows]));
}

/** Takes the database away, from a page of the site on which the app does not run. */
async function loseDatabase(page: Page, site: string): Promise<void> {
  await page.goto(`${site}icon.svg`);
  await page.evaluate(
    () =>
      new Promise<void>((resolve, reject) => {
        const deleting = indexedDB.deleteDatabase('sprawdzam-duplicates');
        deleting.onsuccess = () => resolve();
        deleting.onerror = () => reject(deleting.error);
      }),
  );
}

/** A referee with paper slips: a rack is drawn, one slip after the other typed in, the move closed. */
export const duplicate: Scenario = {
  name: 'a duplicate game',
  route: '#/duplicate',
  open(site) {
    let looks = 0;
    let logs: Awaited<ReturnType<typeof stored>> = new Map();
    return {
      kept: () => countOf(logs),
      async act(page, random) {
        const press = (name: string) => page.getByRole('button', { name, exact: true }).click();
        const line = page.getByLabel(t.answers.line);
        const draw = button(page, new RegExp(`^${t.draw.random}`));
        if (logs.size === 0) {
          await press(t.create);
          await page.getByLabel(t.setup.event).fill('Klub we wtorek');
          const people = Array.from({ length: PEOPLE }, (_, i) => `${i + 1} Gracz ${i + 1}`);
          await page.getByLabel(t.setup.people).fill(people.join('\n'));
          await press(`${t.setup.begin} · ${t.setup.count(PEOPLE)}`);
          await draw.waitFor();
        } else {
          const open = button(page, /Klub we wtorek/).first();
          await open.or(draw).or(line).first().waitFor();
          if (await open.isVisible()) await open.click();
          await draw.or(line).first().waitFor();
          if (await draw.isVisible()) {
            await draw.click();
            await line.waitFor();
          } else if (await page.getByText(t.answers.nobodyMissing).isVisible()) {
            await press(t.master.none);
            await line.waitFor({ state: 'detached' });
          } else {
            await line.fill(random(4) === 0 ? '* 0' : `${1 + random(PEOPLE)} 0`);
            await line.press('Enter');
            await expect(line).toHaveValue('');
          }
        }
        await isSaved(page);
        const now = await stored(page);
        expect(continues(now, logs), 'what was there is there').toBe(true);
        logs = now;
      },
      async look(page, at) {
        await page.getByRole('button', { name: t.create, exact: true }).waitFor();
        await expect.poll(async () => continues(await stored(page), logs), { message: at }).toBe(true);
        logs = await stored(page);
        // What a kill left of the second copy is no other game, and begins where the game begins.
        const copies = await copied(page);
        for (const [log, rows] of copies) {
          expect(
            rows.every(({ sum }, seq) => logs.get(log)?.[seq]?.sum === sum),
            `${at}: the copy of ${log}`,
          ).toBe(true);
        }
        looks += 1;
        if (looks % LOSING !== 0 || countOf(copies) === 0) return;
        await loseDatabase(page, site);
        await page.goto(`${site}#/duplicate`);
        await page.getByRole('button', { name: t.create, exact: true }).waitFor();
        // What is done next brings it into the database anew.
        logs = copies;
      },
    };
  },
};
