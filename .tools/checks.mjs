// Runs checks, says how long each took, and counts them: what npm test and npm run test:soak share.
import { spawn } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { bin, root } from './install.mjs';

/** One that hangs is ended: the longest of the soak takes twenty minutes, more beside other work. */
const MOST_MS = 60 * 60_000;
const reports = `${root}test-results/reports`;

/** One program that succeeds or fails. */
export const check = (title, command, args) => ({ title, command, args });

/** Unit tests; `environment` says how many of what they take. */
export function unitTests(title, args = [], environment = {}) {
  const report = `${reports}/${title.replaceAll(/\W+/g, '-')}.json`;
  return {
    title,
    command: 'vitest',
    args: ['run', '--reporter=default', '--reporter=json', `--outputFile.json=${report}`, ...args],
    environment,
    report,
    count: ({ numPassedTests, numTotalTests }) => ({ good: numPassedTests, all: numTotalTests }),
  };
}

export const browserTests = (title, args = [], environment = {}) => ({
  title,
  command: 'playwright',
  args: ['test', '--config', 'tests/browser/playwright.config.ts', ...args],
  environment,
  report: `${reports}/browser.json`,
  count: ({ stats: { expected, unexpected, flaky, skipped } }) => ({
    good: expected,
    all: expected + unexpected + flaky + skipped,
  }),
});

/** Runs stage after stage, the checks of a stage side by side. Ends with "N passed, N failed" and the process. */
export async function runStages(stages, env) {
  mkdirSync(reports, { recursive: true });
  const begun = Date.now();
  let passed = 0;
  let failed = 0;
  for (const stage of stages) {
    const waiting = [...stage];
    const lane = async () => {
      for (let next = waiting.shift(); next; next = waiting.shift()) {
        const { good, bad } = counted(next, await execute(next, env, stage.length === 1));
        passed += good;
        failed += bad;
      }
    };
    await Promise.all(Array.from({ length: Math.min(stage.length, availableParallelism()) }, lane));
  }
  console.log(`\n── all: ${secondsSince(begun)} s`);
  console.log(`\n${passed} passed, ${failed} failed`);
  process.exit(failed === 0 ? 0 : 1);
}

/** What runs alone speaks at once; of what runs beside something else the words come together at its end. */
async function execute({ title, command, args, environment = {}, report }, env, alone) {
  const begun = Date.now();
  // What an earlier run wrote must not speak for one that dies.
  if (report) rmSync(report, { force: true });
  if (alone) console.log(`\n── ${title}`);
  const child = spawn(bin(command), args, {
    cwd: root,
    stdio: ['ignore', alone ? 'inherit' : 'pipe', alone ? 'inherit' : 'pipe'],
    env: { ...env, ...environment },
    timeout: MOST_MS,
    shell: process.platform === 'win32',
  });
  const said = [];
  child.stdout?.on('data', (bytes) => said.push(bytes));
  child.stderr?.on('data', (bytes) => said.push(bytes));
  const ok = await new Promise((resolve) => {
    child.once('error', (error) => {
      said.push(Buffer.from(`${error.message}\n`));
      resolve(false);
    });
    child.once('close', (status) => resolve(status === 0));
  });
  if (!alone) process.stdout.write(`\n── ${title}\n${Buffer.concat(said)}`);
  console.log(`── ${title}: ${secondsSince(begun)} s`);
  return ok;
}

/** A runner's own status counts too: a suite that dies before its first test has failed. */
function counted({ title, report, count }, ok) {
  if (!report) return { good: ok ? 1 : 0, bad: ok ? 0 : 1 };
  try {
    const { good, all } = count(JSON.parse(readFileSync(report, 'utf8')));
    return { good, bad: Math.max(all - good, ok && all > 0 ? 0 : 1) };
  } catch {
    console.error(`${title}: no report was written.`);
    return { good: 0, bad: 1 };
  }
}

const secondsSince = (begun) => Math.round((Date.now() - begun) / 1000);
