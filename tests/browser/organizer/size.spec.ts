import { expect, type Page, test } from '@playwright/test';
import { LARGEST, largestTournament } from '../../unit/domain/tournament/largest.ts';
import { withoutList } from '../seed.ts';

// No word list is asked here, and opening one takes its time.
test.beforeEach(({ page }) => withoutList(page));

/** The cards of a whole round, each with its code, take some twenty times as long as a list. */
const MOST_TIMES_THE_USUAL = 60;

async function restore(page: Page, file: string): Promise<void> {
  await page.goto('/#/organizer');
  const [chooser] = await Promise.all([
    page.waitForEvent('filechooser'),
    page.getByRole('button', { name: 'Wczytaj kopię z pliku' }).click(),
  ]);
  await chooser.setFiles({ name: 'k.json', mimeType: 'application/json', buffer: Buffer.from(file) });
  await expect(page.getByText(`Wczytano: ${LARGEST.name}`)).toBeVisible();
}

test('300 players and 15 rounds: every screen opens quickly, fits a small phone and can be touched', async ({
  page,
}) => {
  test.setTimeout(120_000);
  await page.setViewportSize({ width: 360, height: 640 });
  await restore(page, largestTournament());
  const views = [
    'players',
    'round',
    'collect',
    'standings',
    'more',
    'settings',
    'history',
    'cards-15',
    'screen',
  ];
  const took: Record<string, number> = {};
  for (const view of views) {
    took[view] = await page.evaluate(async (name) => {
      const from = performance.now();
      location.hash = name;
      await new Promise((resolve) => setTimeout(resolve));
      await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
      return Math.round(performance.now() - from);
    }, `#/organizer/${LARGEST.id}-${view}`);
    const { wider, small } = await page.evaluate(() => ({
      wider: document.documentElement.scrollWidth - innerWidth,
      small: [
        ...document.querySelectorAll('button:not([hidden]), select, input:not([type=checkbox]), textarea'),
      ]
        .filter((one) => one.getBoundingClientRect().height > 0 && one.getBoundingClientRect().height < 47.5)
        .map((one) => one.outerHTML.slice(0, 120)),
    }));
    expect(wider, view).toBeLessThanOrEqual(0);
    expect(small, view).toEqual([]);
  }
  console.log('ms to a painted screen, 300 × 15:', JSON.stringify(took));
  // On a loaded machine all of them are slow; one that does too much is slow beside the others.
  const times = Object.values(took).sort((a, b) => a - b);
  expect(times.at(-1)).toBeLessThan(MOST_TIMES_THE_USUAL * times[times.length >> 1]!);
});
