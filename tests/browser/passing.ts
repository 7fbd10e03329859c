import type { Page } from '@playwright/test';

/** A page that lives looks at its clocks at least once a minute: longer steps are a page that stood still. */
const STEP = 60_000;

/**
 * Time passes for a page that lives on. Its clock is a faked one and jumps; the database's time is real, so each step
 * leaves it its turn.
 */
export async function letPass(page: Page, span: number): Promise<void> {
  for (let rest = span; rest > 0; rest -= STEP) {
    await page.clock.fastForward(Math.min(rest, STEP));
    await page.evaluate(() => indexedDB.databases().then(() => undefined));
  }
}
