import { availableParallelism } from 'node:os';
import { defineConfig } from '@playwright/test';
import { root, sharedConfig } from './sharedConfig.ts';

/** The longest first, so that none of them is left for the end, when the other workers have nothing more to do. */
const PROJECTS = [
  { name: 'durability', testMatch: /(durability|fullDisk|killedScreens)\.spec\.ts/ },
  { name: 'whole', testMatch: /\/(wholeGames|room|plainHttp|heads)\.spec\.ts/ },
  { name: 'organizer', testMatch: 'organizer/*.spec.ts' },
  { name: 'accessibility', testMatch: 'accessibility.spec.ts' },
];

/** Rooms of real processes that are killed, brokers of others: minutes of waiting, for the soak. */
const ROOM = { name: 'room', testMatch: /room(Faults|Brokers|Screens)\.spec\.ts/ };
const SOAKED = process.env.ROOM_SOAK ? [] : [/room(Faults|Brokers)\.spec\.ts/];

/** Each has a browser of its own. */
const MOST_WORKERS = 8;

export default defineConfig({
  ...sharedConfig,
  testDir: '.',
  fullyParallel: true,
  // Half of a test's time it waits: for the browser, a server, a held button.
  workers: Math.min(MOST_WORKERS, availableParallelism() * 2),
  reporter: [['list'], ['json', { outputFile: `${root}test-results/reports/browser.json` }]],
  projects: [
    { ...ROOM, testIgnore: SOAKED },
    ...PROJECTS,
    // Whatever has no project of its own is about the phone on the table.
    { name: 'table', testIgnore: [ROOM, ...PROJECTS].map(({ testMatch }) => testMatch) },
  ],
});
