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

/** From here on time passes only where a test lets it: a loaded machine adds none of its own. */
export async function standStill(page: Page): Promise<void> {
  // A slow machine may need longer to say it than the moment lies ahead.
  for (let ahead = 1_000; ; ahead *= 2) {
    const at = await page.evaluate((span) => Date.now() + span, ahead);
    const stopped = await page.clock.pauseAt(at).then(
      () => true,
      (error: Error) => {
        if (!error.message.includes('to the past')) throw error;
        return false;
      },
    );
    if (stopped) return;
  }
}
