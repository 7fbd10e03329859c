import { fileURLToPath } from 'node:url';
import { expect, type Page, test } from '@playwright/test';
import { layoutFaults, SIZES } from '../browser/layout.ts';
import { ORGANIZER_SCREENS } from '../browser/organizer/screens.ts';
import { LANGUAGES, type Shown, type Spoken, screensIn } from '../browser/screens.ts';

const FOLDER = fileURLToPath(new URL('../../screenshots', import.meta.url));

test.describe.configure({ mode: 'parallel' });

/** The screen in every size; what is wrong with its layout comes back. */
async function picture(page: Page, spoken: Spoken, { name, open, whole }: Shown): Promise<string[]> {
  // Another language changes the words, not the colours.
  const themes = spoken === 'pl' ? (['light', 'dark'] as const) : (['light'] as const);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await open(page);
  const faults: string[] = [];
  for (const size of SIZES) {
    const { width, height } = size;
    await page.setViewportSize(size);
    for (const colorScheme of themes) {
      await page.emulateMedia({ colorScheme });
      await page.screenshot({ path: `${FOLDER}/${spoken}/${name}-${width}x${height}-${colorScheme}.png` });
    }
    const seen = await layoutFaults(page, whole === true);
    faults.push(...seen.map((what) => `${width}×${height}: ${what}`));
  }
  return faults;
}

for (const spoken of Object.keys(LANGUAGES) as Spoken[]) {
  test.describe(spoken, () => {
    for (const screen of screensIn(spoken)) {
      test(screen.name, async ({ page }) => {
        expect(await picture(page, spoken, screen)).toEqual([]);
      });
    }
  });
}

test.describe('pl, organizer', () => {
  for (const screen of ORGANIZER_SCREENS) {
    test(screen.name, async ({ page }) => {
      await picture(page, 'pl', screen);
    });
  }
});
