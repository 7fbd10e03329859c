import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';
import type axe from 'axe-core';

/** Minified it is there in two thirds of the time. */
const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** Once a page, and past its policy, which would not let a script in. */
export async function bringAxe(page: Page): Promise<void> {
  await page.evaluate(AXE);
}

/** `everything` or the colours alone. */
export async function violations(page: Page, everything: boolean): Promise<readonly string[]> {
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
