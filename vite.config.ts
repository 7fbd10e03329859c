import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import type { Rolldown } from 'vite';
import { VitePWA } from 'vite-plugin-pwa';
import { defineConfig } from 'vitest/config';
import { preload } from './.tools/preload.mjs';
import { sizeBudget } from './.tools/sizeBudget.mjs';
import { wordLists } from './lexicon/vitePlugin.ts';
import packageJson from './package.json' with { type: 'json' };

/** Files of ours, by their paths in `src`. */
const source = (...paths: readonly string[]) => new RegExp(`/src/(?:${paths.join('|')})\\.tsx?$`);
const folder = (path: string) => fileURLToPath(new URL(path, import.meta.url));

const TABLE = source(
  'ui/table/(clock/GapNotice|settling/Settling|challenge/ChallengeScreen|end/EndScreen|sheet/Sheet)',
  'ui/board/(BoardMove|FillBoard|Replay)',
);
const SCREENS = source(
  'ui/(newGame/NewGame|games/Games|statistics/StatisticsScreen|statistics/GameStatistics)',
  'ui/(handoff/HandOffScreen|handoff/arrival/ArrivalDialog|judge/JudgeRoute|lists/ListsRoute)',
  'ui/shell/(settings/SettingsRoute|help/Help)',
);

/** A file of what `page` needs as well as the table or a screen of one phone. */
function shared(name: string, page: RegExp, priority: number): Rolldown.CodeSplittingGroup {
  return {
    debugName: name,
    name: (id, graph) => {
      const users = new Set([id]);
      for (const user of users)
        for (const further of graph.getModuleInfo(user)?.importers ?? []) users.add(further);
      const isUsedBy = (...pages: readonly RegExp[]) =>
        [...users].some((user) => pages.some((some) => some.test(user)));
      return isUsedBy(page) && isUsedBy(TABLE, SCREENS) ? `${name}Parts` : null;
    },
    priority,
  };
}

export default defineConfig({
  root: folder('src'),
  publicDir: folder('public'),
  // Relative, so that the app can be hosted in any folder.
  base: './',
  define: { __APP_VERSION__: JSON.stringify(packageJson.version) },
  build: {
    outDir: folder('dist'),
    emptyOutDir: true,
    target: 'es2022',
    assetsInlineLimit: 0,
    modulePreload: {
      polyfill: false,
      // A link for every file of a screen takes longer to make than its imports take to be found in the phone's cache.
      resolveDependencies: (_file, found, { hostType }) =>
        hostType === 'js' ? found.filter((file) => file.endsWith('.css')) : found,
    },
    rolldownOptions: {
      output: {
        // Nearly everything in these runs before the first paint: Chromium compiles it while it reads it, beside the page's
        // own thread, and not function by function as each is called. For others it is a comment.
        postBanner: ({ name }) => (name === 'main' || name === 'clock' ? '//# allFunctionsCalledOnLoad' : ''),
        codeSplitting: {
          // One file each, with everything it needs that no group before it has: every further file costs a phone some
          // milliseconds, also out of its own cache. Before the first paint main, the clock and the database; after it
          // the rest of the table, then the other screens of one phone. What these share with the rarer pages is for
          // both, so that a room's player does not fetch a table. What is rarer stays in files of its own.
          groups: [
            { name: 'main', test: source('main'), priority: 7 },
            { name: 'clock', test: source('ui/table/clock/ClockLayer', 'i18n/pl/messages'), priority: 6 },
            { name: 'database', test: source('storage/database'), priority: 5 },
            shared('room', source('wiring/room'), 4),
            shared('hall', source('wiring/duplicate', 'ui/duplicate/DuplicateScreen'), 3),
            shared('desk', source('wiring/organizer', 'ui/organizer/OrganizerScreen'), 2),
            { name: 'table', test: TABLE, priority: 1 },
            { name: 'screens', test: SCREENS, priority: 0 },
          ],
        },
      },
    },
  },
  plugins: [
    wordLists(),
    preload('clock', /\/digits-.*\.woff2$/),
    sizeBudget({
      js: 40_000,
      css: 8_000,
      files: 130,
      pages: { room: 120_000, duplicate: 115_000, organizer: 135_000 },
    }),
    VitePWA({
      // An update waits until it is asked for: nothing reloads a running game.
      registerType: 'prompt',
      injectRegister: false,
      manifest: {
        lang: 'pl',
        name: 'Sprawdzam – zegar i karta zapisu',
        short_name: 'Sprawdzam',
        description: 'Zegar, karta zapisu i sędzia przy planszy',
        start_url: './',
        scope: './',
        display: 'standalone',
        orientation: 'any',
        background_color: '#14181d',
        theme_color: '#14181d',
        icons: [
          { src: 'icon-192.png', sizes: '192x192', type: 'image/png' },
          { src: 'icon-512.png', sizes: '512x512', type: 'image/png' },
          { src: 'icon-maskable.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
        ],
        shortcuts: [
          { name: 'Nowa partia', url: './#/new' },
          { name: 'Sprawdzanie słów', url: './#/judge' },
        ],
      },
      workbox: {
        globPatterns: ['**/*.{js,css,html,svg,png,woff2}'],
        // What only pages without https fetch, which have no worker.
        globIgnores: ['**/{nobleCryptography,sha2,channelLock}-*.js'],
        cleanupOutdatedCaches: true,
        // The very first visit is served by the worker too: what it has not fetched yet is there without a network.
        clientsClaim: true,
        // The policy of the page holds for the worker too: it may not fetch its own runtime from elsewhere.
        inlineWorkboxRuntime: true,
      },
    }),
  ],
  test: {
    root: folder('.'),
    include: ['tests/unit/**/*.test.ts', 'lexicon/**/*.test.ts'],
    testTimeout: 60_000,
    // No module that they import holds state (tests/unit/project/layout.test.ts), so the files of a worker share them.
    pool: 'threads',
    isolate: false,
    // On two cores Vitest would use one.
    maxWorkers: Math.max(2, availableParallelism() - 1),
  },
});
