// npm test: every check in order, cheapest first. Ends with "N passed, N failed".
import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { browser, headlessBrowser } from './browser.mjs';
import { bin, install, root } from './install.mjs';
import { outsiders } from './outsiders.mjs';

const reports = `${root}test-results/reports`;
const projects = ['.', 'src/domain', 'src/lexicon', 'src/cli', 'lexicon', 'tests'];
let passed = 0;
let failed = 0;

install();
outsiders();
const env = {
  ...process.env,
  CHROME_PATH: browser(),
  HEADLESS_PATH: headlessBrowser(),
  CI: process.env.CI ?? 'true',
};
rmSync(reports, { recursive: true, force: true });
mkdirSync(reports, { recursive: true });

check('format and lint', 'biome', ['check', '--error-on-warnings', '.']);
for (const project of projects) check(`types of ${project}`, 'tsc', ['--project', project]);
check('word lists', 'tsx', ['lexicon/cli.ts', 'build']);
suite(
  'unit tests',
  'vitest',
  ['run', '--reporter=default', '--reporter=json', `--outputFile.json=${reports}/unit.json`],
  () => {
    const { numPassedTests, numTotalTests } = report('unit');
    return { good: numPassedTests, all: numTotalTests };
  },
);
check('build within its size budget', 'vite', ['build', '--logLevel', 'warn']);
suite('browser tests', 'playwright', ['test', '--config', 'tests/browser/playwright.config.ts'], () => {
  const { expected, unexpected, flaky, skipped } = report('browser').stats;
  return { good: expected, all: expected + unexpected + flaky + skipped };
});

console.log(`\n${passed} passed, ${failed} failed`);
process.exit(failed === 0 ? 0 : 1);

function execute(title, command, args) {
  console.log(`\n── ${title}`);
  const begun = Date.now();
  const options = { cwd: root, stdio: 'inherit', env, shell: process.platform === 'win32' };
  const { status } = spawnSync(bin(command), args, options);
  console.log(`── ${title}: ${Math.round((Date.now() - begun) / 1000)} s`);
  return status === 0;
}

function check(title, command, args) {
  if (execute(title, command, args)) passed += 1;
  else failed += 1;
}

/** A runner's own status counts too: a suite that dies before its first test has failed. */
function suite(title, command, args, count) {
  const ok = execute(title, command, args);
  let counts = { good: 0, all: 0 };
  try {
    counts = count();
  } catch {
    console.error(`${title}: no report was written.`);
  }
  passed += counts.good;
  failed += Math.max(counts.all - counts.good, ok && counts.all > 0 ? 0 : 1);
}

function report(name) {
  return JSON.parse(readFileSync(`${reports}/${name}.json`, 'utf8'));
}
