import { fileURLToPath } from 'node:url';
import type { PlaywrightTestConfig } from '@playwright/test';

export const root = fileURLToPath(new URL('../..', import.meta.url));
const port = Number(process.env.TEST_PORT ?? 4179);

/** One build, one server and one browser for everything that Playwright runs here. */
export const sharedConfig = {
  outputDir: `${root}test-results/browser`,
  // Long enough for a machine that others use too: how fast things are is for the benchmarks to say.
  timeout: 120_000,
  expect: { timeout: 20_000 },
  forbidOnly: true,
  reporter: 'list',
  use: {
    baseURL: `http://localhost:${port}/`,
    viewport: { width: 412, height: 915 },
    locale: 'pl-PL',
    // Every page is its own fresh browser, which would store the whole app first: only the tests that are about this do.
    serviceWorkers: 'block',
    launchOptions: {
      executablePath: process.env.HEADLESS_PATH ?? process.env.CHROME_PATH ?? '/usr/bin/chromium',
      args: [
        '--no-sandbox',
        '--disable-gpu',
        // One process less to start and to talk to for every page.
        '--in-process-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
  },
  webServer: {
    command: `node --import tsx ${root}tests/browser/server.ts`,
    cwd: root,
    env: { TEST_PORT: String(port) },
    url: `http://localhost:${port}/`,
    reuseExistingServer: false,
  },
} satisfies PlaywrightTestConfig;
