import { afterEach, expect, test, vi } from 'vitest';
import { protectQuietly } from '../../../src/platform/storageState.ts';

afterEach(() => {
  vi.unstubAllGlobals();
});

async function asked(userAgent: string): Promise<number> {
  const persist = vi.fn(async () => true);
  vi.stubGlobal('navigator', { userAgent, storage: { persist } });
  await protectQuietly();
  return persist.mock.calls.length;
}

test('the browser is asked not to clear the site, but for the one that would ask its user', async () => {
  expect(await asked('Mozilla/5.0 (Linux; Android 14) Chrome/156.0 Mobile Safari/537.36')).toBe(1);
  expect(await asked('Mozilla/5.0 (iPhone) AppleWebKit/605.1 Version/18.0 Safari/604.1')).toBe(1);
  expect(await asked('Mozilla/5.0 (Android 14; Mobile; rv:140.0) Gecko/140.0 Firefox/140.0')).toBe(0);
  vi.stubGlobal('navigator', { userAgent: 'Chrome/156.0' });
  await protectQuietly();
});
