import { defineConfig } from '@playwright/test';
import { sharedConfig } from '../browser/sharedConfig.ts';

/** The same browser and server as the tests; only what is run differs. */
export default defineConfig({
  ...sharedConfig,
  testDir: '.',
  testMatch: 'pictures.ts',
  workers: 2,
  // The first screen is to look as it does on a phone that has stored the app.
  use: { ...sharedConfig.use, serviceWorkers: 'allow' },
});
