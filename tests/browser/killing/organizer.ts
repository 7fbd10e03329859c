import { expect } from '@playwright/test';
import { readStored } from '../killable.ts';
import { playedSlip } from '../organizer/slips.ts';
import { button, continues, countOf, isSaved, logsIn, type Scenario } from './scenario.ts';

const PLAYERS = 60;
const NAMES = Array.from({ length: PLAYERS }, (_, i) => `Gracz ${'ABCDEFGHIJ'[Math.floor(i / 10)]}${i % 10}`);
const TABLES = PLAYERS / 2;

/** A tournament from its list of players on: imported, paired, slips taken in, asked about, put aside. */
export const organizer: Scenario = {
  name: 'an organizer with players, slips and questions',
  route: '#/organizer',
  open() {
    let logs: Awaited<ReturnType<typeof logsIn>> = new Map();
    let slips: readonly string[] = [];
    let given = 0;

    const stored = (page: Parameters<typeof logsIn>[0]) =>
      logsIn(page, 'sprawdzam-tournaments', 'facts', 'tournament');
    const slipsIn = async (page: Parameters<typeof logsIn>[0]) =>
      (
        await readStored<{ readonly digest: string }>(page, 'sprawdzam-tournaments', 'slips').catch(() => [])
      ).map(({ digest }) => digest);

    return {
      kept: () => countOf(logs) + slips.length,
      async act(page, random) {
        const tab = (name: string) =>
          page.getByRole('navigation').last().getByRole('button', { name }).click();
        const facts = [...logs.values()][0]?.map(
          ({ entry }) => (entry as { fact: { type: string } }).fact.type,
        );
        const open = button(page, /Zabijany/).first();
        if (!facts) {
          await button(page, 'Nowy turniej').click();
          await page.getByLabel('Nazwa turnieju').fill('Zabijany');
          await page.getByLabel('Regulamin partii').selectOption('pinczow-school');
          await button(page, 'Załóż turniej').click();
          await page.getByRole('heading', { name: 'Zabijany' }).waitFor();
        } else {
          if (await open.isVisible()) await open.click();
          if (!facts.includes('player')) {
            await tab('Gracze');
            await button(page, 'Wklej listę').click();
            await page.locator('textarea').fill(NAMES.join('\n'));
            await button(page, 'Dodaj z listy').click();
            await page.getByRole('heading', { name: `${PLAYERS} graczy` }).waitFor();
          } else if (!facts.includes('paired')) {
            await tab('Rundy');
            await button(page, 'Wpisz albo wklej kojarzenie').click();
            const pairs = Array.from({ length: TABLES }, (_, i) => `${2 * i + 1} ${2 * i + 2}`);
            await page.locator('textarea').fill(pairs.join('\n'));
            await button(page, 'Zatwierdź kojarzenie').click();
            await page.locator('textarea').waitFor({ state: 'detached' });
          } else {
            await tab('Wyniki');
            const aside = button(page, 'Odłóż, nie przyjmuj');
            if (random(3) === 0 && (await aside.count()) > 0) {
              await button(page, 'pomyłka').first().click();
              await aside.first().click();
            } else {
              given += 1;
              const table = 1 + random(TABLES);
              const pair = [NAMES[2 * table - 2]!, NAMES[2 * table - 1]!] as const;
              const { text } = await playedSlip(given, pair, 1, table);
              await page.locator('textarea').fill(text);
              await button(page, 'Odczytaj').click();
              await page
                .getByText(/Przyjęto|Trzeba wyjaśnić/)
                .first()
                .waitFor();
            }
          }
        }
        await isSaved(page);
        [logs, slips] = [await stored(page), await slipsIn(page)];
      },
      async look(page, at) {
        await button(page, 'Nowy turniej').waitFor();
        // What only the second place has goes into the database a moment later.
        await expect.poll(async () => continues(await stored(page), logs), { message: at }).toBe(true);
        const missing = async () => {
          const there = await slipsIn(page);
          return slips.filter((slip) => !there.includes(slip));
        };
        await expect.poll(missing, { message: at }).toEqual([]);
        logs = await stored(page);
      },
    };
  },
};
