import { defineConfig } from '@playwright/test';
import browserTests from '../browser/playwright.config.ts';

/** The same browser and server as the tests; only what is run differs. */
export default defineConfig({
  ...browserTests,
  testDir: '.',
  testMatch: 'powerCut.ts',
  reporter: 'list',
});
