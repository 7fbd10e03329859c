import type { BrowserContext, CDPSession, Page } from '@playwright/test';

/** A phone of the middle class beside this machine. */
export const SLOW_DOWN = 4;

export async function slowed(page: Page): Promise<CDPSession> {
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable');
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOW_DOWN });
  return session;
}

/** A new page, from the navigation to the first paint in which the button is there. */
export async function coldStart(context: BrowserContext, address: string, button: string): Promise<number> {
  const page = await context.newPage();
  await slowed(page);
  await page.addInitScript((wanted) => {
    new MutationObserver((_, observer) => {
      if (!document.querySelector(wanted)) return;
      observer.disconnect();
      requestAnimationFrame(() => setTimeout(() => performance.mark('interactive')));
    }).observe(document, { childList: true, subtree: true });
  }, button);
  await page.goto(address);
  const marked = await page.waitForFunction(() => performance.getEntriesByName('interactive')[0]?.startTime);
  const took = Number(await marked.jsonValue());
  await page.close();
  return took;
}
