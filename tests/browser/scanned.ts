import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { type Page, test } from '@playwright/test';

const ZBAR = '/usr/bin/zbarimg';

/** Reads the code off the screen with a program that knows nothing of ours. */
export async function scanned(page: Page): Promise<string> {
  if (!existsSync(ZBAR)) throw new Error('this test needs zbarimg (Debian: zbar-tools)');
  const picture = test.info().outputPath('code.png');
  await page.screenshot({ path: picture });
  return execFileSync(ZBAR, ['--quiet', '--raw', picture], {
    encoding: 'utf8',
    // Its complaints about a missing message bus say nothing about the code.
    stdio: ['ignore', 'pipe', 'ignore'],
  }).trim();
}
