import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, type Page, test } from '@playwright/test';
import type axe from 'axe-core';
import { layoutFaults, SIZES } from './layout.ts';
import { ORGANIZER_SCREENS } from './organizer/screens.ts';
import { screensIn } from './screens.ts';
import { withoutList } from './seed.ts';

/** Every page takes it in anew: minified it is there in two thirds of the time. */
const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

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
  ...screensIn('pl').map((screen) => ({ ...screen, looks: LOOKS, sizes: screen.tight ? [] : SIZES })),
  ...ORGANIZER_SCREENS.map((screen) => ({ ...screen, looks: COLUMN_LOOKS, sizes: [] })),
];

async function violations(page: Page, everything: boolean): Promise<readonly string[]> {
  const { violations } = await page.evaluate(
    (options) => (globalThis as unknown as { axe: typeof axe }).axe.run(document, options),
    {
      resultTypes: ['violations'],
      ...(everything ? {} : { runOnly: ['color-contrast'] }),
    } satisfies axe.RunOptions,
  );
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, any }) => `${id} ${target} ${any[0]?.message ?? ''}`),
  );
}

for (const { name, open, needsList = false, whole = false, looks, sizes } of SHOWN) {
  test(`${name}: nothing for axe to find, upright and lying, light and dark; nothing clipped`, async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    if (!needsList) await withoutList(page);
    await open(page);
    // Once a page, and past its policy, which would not let a script in.
    await page.evaluate(AXE);
    const found: string[] = [];
    for (const { viewport, colorScheme, everything } of looks) {
      await page.setViewportSize(viewport);
      await page.emulateMedia({ colorScheme });
      const seen = await violations(page, everything);
      found.push(...seen.map((what) => `${viewport.width} ${colorScheme}: ${what}`));
    }
    for (const size of sizes) {
      await page.setViewportSize(size);
      const seen = await layoutFaults(page, whole);
      found.push(...seen.map((what) => `${size.width}×${size.height}: ${what}`));
    }
    expect(found).toEqual([]);
  });
}

test('a button without a name and grey on grey would be found', async ({ page }) => {
  await page.setContent('<main><button></button><p style="color:#777;background:#888">Anna</p></main>');
  await page.evaluate(AXE);
  const faults = (found: readonly string[]) => found.map((what) => what.split(' ')[0]);
  expect(faults(await violations(page, true))).toEqual(
    expect.arrayContaining(['button-name', 'color-contrast']),
  );
  expect(faults(await violations(page, false))).toEqual(['color-contrast']);
});
