import { defineConfig } from '@playwright/test';
import screens from './playwright.config.ts';

/** The few pictures of the README, anew: run by hand, where the fonts of a phone are installed. */
export default defineConfig({
  ...screens,
  testMatch: 'readmePictures.ts',
  use: { ...screens.use, viewport: { width: 360, height: 640 }, deviceScaleFactor: 1.5 },
});
