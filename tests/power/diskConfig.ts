import { defineConfig } from '@playwright/test';
import { sharedConfig } from '../browser/sharedConfig.ts';

/** The same browser and server as the tests; only what is run differs. */
export default defineConfig({
  ...sharedConfig,
  testDir: '.',
  fullyParallel: true,
  // A run is mostly waiting for a full disk to be noticed.
  workers: 3,
  testMatch: 'fullDisk.ts',
});
