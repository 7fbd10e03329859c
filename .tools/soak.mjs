// npm run test:soak: the long proofs, of which npm test runs a short piece. Ends with "N passed, N failed".
import { browser, headlessBrowser } from './browser.mjs';
import { browserTests, check, runStages, unitTests } from './checks.mjs';
import { install } from './install.mjs';

const {
  FUZZ_RUNS = '1000000',
  LAW_RUNS = '1000',
  KILL_ROUNDS = '100',
  KILL_SCREEN_ROUNDS = '100',
  PLAY_RUNS = '12',
  COST_LIMIT_MS = '1000',
} = process.env;
const fuzzed = [
  'tests/unit/lexicon/fuzz.test.ts',
  'tests/unit/lexicon/shipped.test.ts',
  'tests/unit/share/duplicate/partiarLink.test.ts',
  'tests/unit/share/fuzz.test.ts',
  'tests/unit/share/gcg/fuzz.test.ts',
  'tests/unit/share/room/codes.test.ts',
  'tests/unit/share/strangers.test.ts',
  'tests/unit/share/strangersBytes.test.ts',
  'tests/unit/share/strangersTexts.test.ts',
  'tests/unit/storage/fuzz.test.ts',
];
const isRoot = process.platform === 'linux' && process.getuid?.() === 0;
const fullDisk = ['test', '--config', 'tests/power/diskConfig.ts'];

install();
await runStages(
  [
    [check('word lists', 'tsx', ['lexicon/cli.ts', 'build'])],
    [unitTests(`${FUZZ_RUNS} mutations of everything a stranger may send`, fuzzed, { FUZZ_RUNS })],
    [
      unitTests(
        'cost of everything a stranger may send, at its limit',
        ['tests/unit/share/cost/cost.test.ts'],
        {
          COST_LIMIT_MS,
        },
      ),
    ],
    [unitTests(`laws of ${LAW_RUNS} random games`, ['tests/unit/domain/table/laws.test.ts'], { LAW_RUNS })],
    [
      unitTests(`plays of ${PLAY_RUNS} random positions a language`, ['tests/unit/moves/plays.test.ts'], {
        PLAY_RUNS,
      }),
    ],
    [check('build', 'vite', ['build', '--logLevel', 'warn'])],
    [
      browserTests(
        `${KILL_ROUNDS} kills of a running browser in a game, ${KILL_SCREEN_ROUNDS} on other screens`,
        ['--project', 'durability'],
        { KILL_ROUNDS, KILL_SCREEN_ROUNDS },
      ),
    ],
    [
      browserTests('rooms of real processes, other brokers, every screen of a room', ['--project', 'room'], {
        ROOM_SOAK: '1',
      }),
    ],
    // It mounts file systems of its own.
    ...(isRoot ? [[check('a disk that runs full', 'playwright', fullDisk)]] : []),
  ],
  { ...process.env, CHROME_PATH: browser(), HEADLESS_PATH: headlessBrowser() },
);
