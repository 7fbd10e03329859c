// npm test: every check, cheapest first. Ends with "N passed, N failed".
import { existsSync, readdirSync } from 'node:fs';
import { browser, headlessBrowser } from './browser.mjs';
import { browserTests, check, runStages, unitTests } from './checks.mjs';
import { install, root } from './install.mjs';
import { outsiders } from './outsiders.mjs';

/** Every environment that has a library of its own. */
const projects = ['.', ...readdirSync(`${root}src`).map((name) => `src/${name}`), 'lexicon', 'tests'].filter(
  (folder) => existsSync(`${root}${folder}/tsconfig.json`),
);
/** As long as all the others together: begun at once, it is not what the rest waits for. */
const lists = 'tests/unit/lexicon/shipped.test.ts';

install();
outsiders();
await runStages(
  [
    [
      check('word lists', 'tsx', ['lexicon/cli.ts', 'build']),
      check('format and lint', 'biome', ['check', '--error-on-warnings', '.']),
      ...projects.map((project) => check(`types of ${project}`, 'tsc', ['--project', project])),
    ],
    [
      unitTests('unit tests', ['--exclude', lists]),
      unitTests('word lists against their sources', [lists]),
      check('build within its size budget', 'vite', ['build', '--logLevel', 'warn']),
    ],
    [browserTests('browser tests')],
  ],
  {
    ...process.env,
    CHROME_PATH: browser(),
    HEADLESS_PATH: headlessBrowser(),
    CI: process.env.CI ?? 'true',
  },
);
