import { defineConfig } from '@playwright/test';
import browserTests from '../browser/playwright.config.ts';

/** The same browser and server as the tests; only what is run differs. */
export default defineConfig({
  ...browserTests,
  testDir: '.',
  testMatch: 'pictures.ts',
  reporter: 'list',
  // The first screen is to look as it does on a phone that has stored the app.
  use: { ...browserTests.use, serviceWorkers: 'allow' },
});
