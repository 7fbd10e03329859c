import { expect, type Page } from '@playwright/test';
import { duplicate as t } from '../../../src/i18n/pl/duplicate.ts';
import { button, continues, countOf, isSaved, logsIn, type Scenario } from './scenario.ts';

const PEOPLE = 12;
const stored = (page: Page) => logsIn(page, 'sprawdzam-duplicates', 'facts', 'game');

/** A referee with paper slips: a rack is drawn, one slip after the other typed in, the move closed. */
export const duplicate: Scenario = {
  name: 'a duplicate game',
  route: '#/duplicate',
  open() {
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
        logs = await stored(page);
      },
      async look(page, at) {
        await page.getByRole('button', { name: t.create, exact: true }).waitFor();
        await expect.poll(async () => continues(await stored(page), logs), { message: at }).toBe(true);
        logs = await stored(page);
      },
    };
  },
};
