import { defineConfig } from '@playwright/test';
import { sharedConfig } from '../browser/sharedConfig.ts';

/** The same browser and server as the tests; only what is run differs. */
export default defineConfig({
  ...sharedConfig,
  testDir: '.',
  fullyParallel: true,
  testMatch: 'fullDisk.ts',
});
