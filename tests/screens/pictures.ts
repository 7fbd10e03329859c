import { fileURLToPath } from 'node:url';
import { expect, type Page, test } from '@playwright/test';
import { contrastFaults } from '../browser/contrast.ts';
import { DUPLICATE_SCREENS } from '../browser/duplicateScreens.ts';
import { layoutFaults, SIZES } from '../browser/layout.ts';
import { ORGANIZER_SCREENS } from '../browser/organizer/screens.ts';
import { LANGUAGES, type Shown, type Spoken, screensIn } from '../browser/screens.ts';

const FOLDER = fileURLToPath(new URL('../../screenshots', import.meta.url));

test.describe.configure({ mode: 'parallel' });

/** What a laptop shows; the phones' sizes are those of the tests. */
const LAPTOP = { width: 1280, height: 800 };
const THEMES = ['light', 'dark', 'sunlight'] as const;

/** The screen in every size and theme; what is wrong with its layout or its contrast comes back. */
async function picture(page: Page, spoken: Spoken, { name, open, whole, tight }: Shown): Promise<string[]> {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await open(page);
  const faults: string[] = [];
  for (const size of [...SIZES, LAPTOP]) {
    const { width, height } = size;
    await page.setViewportSize(size);
    for (const theme of THEMES) {
      await page.evaluate((theme) => {
        document.documentElement.dataset.theme = theme;
      }, theme);
      await page.screenshot({ path: `${FOLDER}/${spoken}/${name}-${width}x${height}-${theme}.png` });
      const pale = await contrastFaults(page);
      faults.push(...pale.map((what) => `${width}×${height} ${theme}: ${what}`));
    }
    const seen = await layoutFaults(page, whole === true, tight === true);
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

test.describe('pl, organizer and duplicate', () => {
  for (const screen of [...ORGANIZER_SCREENS, ...DUPLICATE_SCREENS]) {
    test(screen.name, async ({ page }) => {
      expect(await picture(page, 'pl', screen)).toEqual([]);
    });
  }
});
