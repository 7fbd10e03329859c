import { expect, test } from '@playwright/test';
import { bringAxe, violations } from './axe.ts';
import { DUPLICATE_SCREENS } from './duplicateScreens.ts';
import { layoutFaults, SIZES } from './layout.ts';
import { ORGANIZER_SCREENS } from './organizer/screens.ts';
import { screensIn } from './screens.ts';
import { withoutList } from './seed.ts';

const PORTRAIT = { width: 412, height: 915 };
const LANDSCAPE = { width: 915, height: 412 };

/** A theme changes nothing but colours, so each layout is gone through in full once, and for contrast twice. */
const LOOKS = [
  { viewport: PORTRAIT, colorScheme: 'light', everything: true },
  { viewport: PORTRAIT, colorScheme: 'dark', everything: false },
  { viewport: LANDSCAPE, colorScheme: 'dark', everything: true },
  { viewport: LANDSCAPE, colorScheme: 'light', everything: false },
] as const;

/** These are one column whichever way the phone is held: each layout once, each theme once. */
const COLUMN_LOOKS = LOOKS.filter(({ everything }) => everything);

const SHOWN = [
  ...screensIn('pl').map((screen) => ({ ...screen, looks: LOOKS, sizes: SIZES })),
  ...[...ORGANIZER_SCREENS, ...DUPLICATE_SCREENS].map((screen) => ({
    ...screen,
    looks: COLUMN_LOOKS,
    sizes: [],
  })),
];

for (const { name, open, needsList = false, whole = false, tight = false, looks, sizes } of SHOWN) {
  test(`${name}: nothing for axe to find, upright and lying, light and dark; nothing clipped`, async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    if (!needsList) await withoutList(page);
    await open(page);
    await bringAxe(page);
    const found: string[] = [];
    for (const { viewport, colorScheme, everything } of looks) {
      await page.setViewportSize(viewport);
      await page.emulateMedia({ colorScheme });
      const seen = await violations(page, everything);
      found.push(...seen.map((what) => `${viewport.width} ${colorScheme}: ${what}`));
    }
    for (const size of sizes) {
      await page.setViewportSize(size);
      const seen = await layoutFaults(page, whole, tight);
      found.push(...seen.map((what) => `${size.width}×${size.height}: ${what}`));
    }
    expect(found).toEqual([]);
  });
}

test('a button without a name and grey on grey would be found', async ({ page }) => {
  await page.setContent('<main><button></button><p style="color:#777;background:#888">Anna</p></main>');
  await bringAxe(page);
  const faults = (found: readonly string[]) => found.map((what) => what.split(' ')[0]);
  expect(faults(await violations(page, true))).toEqual(
    expect.arrayContaining(['button-name', 'color-contrast']),
  );
  expect(faults(await violations(page, false))).toEqual(['color-contrast']);
});
