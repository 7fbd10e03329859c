import type { BrowserContext, CDPSession, Page } from '@playwright/test';

/** A phone of the middle class beside this machine. */
export const SLOW_DOWN = 4;

export async function slowed(page: Page): Promise<CDPSession> {
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable');
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOW_DOWN });
  return session;
}

const PAINTED = 'first paint with the button: ';

/**
 * A new page, from the navigation to the first paint in which the button is there. The page tells it by itself: a
 * harness that asks again and again would take part of the time it measures.
 */
export async function coldStart(context: BrowserContext, address: string, button: string): Promise<number> {
  const page = await context.newPage();
  await slowed(page);
  await page.addInitScript(
    ([wanted, said]) => {
      new PerformanceObserver((list, observer) => {
        const paint = list.getEntriesByName('first-contentful-paint')[0];
        if (!paint) return;
        observer.disconnect();
        if (document.querySelector(wanted)) return console.debug(said + paint.startTime);
        // Something else was painted first.
        new MutationObserver((_, mutations) => {
          if (!document.querySelector(wanted)) return;
          mutations.disconnect();
          requestAnimationFrame(() => setTimeout(() => console.debug(said + performance.now())));
        }).observe(document, { childList: true, subtree: true });
      }).observe({ type: 'paint', buffered: true });
    },
    [button, PAINTED] as const,
  );
  const told = page.waitForEvent('console', (message) => message.text().startsWith(PAINTED));
  await page.goto(address);
  const took = Number((await told).text().slice(PAINTED.length));
  await page.close();
  return took;
}
