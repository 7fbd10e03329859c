import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, describe, expect, test } from 'vitest';
import { replayCommand } from '../../../src/cli/replayCommand.ts';

const ROOT = fileURLToPath(new URL('../../..', import.meta.url));
const folder = mkdtempSync(join(tmpdir(), 'sprawdzam-'));
afterAll(() => rmSync(folder, { recursive: true }));

const MINUTE = 60_000;
const SECOND = 1_000;

/** The clock timeline of regulation 000: whose time runs between stopping, challenging and recording. */
const TIMELINE = [
  { at: 0, type: 'start', rules: 'pinczow-school', players: ['Anna', 'Marek'] },
  { at: 90 * SECOND, type: 'stop', seat: 0 },
  { at: 110 * SECOND, type: 'play', seat: 0, points: 20 },
  { at: 245 * SECOND, type: 'stop', seat: 1 },
  { at: 250 * SECOND, type: 'challenge', by: 0, words: ['RYBA'] },
  { at: 340 * SECOND, type: 'verdict', words: [{ word: 'RYBA', valid: true }], source: 'lexicon' },
  { at: 345 * SECOND, type: 'play', seat: 1, points: 16 },
];

function save(name: string, facts: readonly object[]): string {
  const path = join(folder, name);
  writeFileSync(path, JSON.stringify({ format: 'sprawdzam-game', version: 1, facts }));
  return path;
}

const run = (...args: string[]) => replayCommand(args, folder);

function report(...args: string[]) {
  const { status, stdout, stderr } = run(...args);
  expect(stderr).toBe('');
  return { status, ...JSON.parse(stdout) };
}

describe('a game that can be read', () => {
  const timeline = save('timeline.json', TIMELINE);

  test.each([
    [0, '15:00', '15:00', 0, 'thinking', 0],
    [90 * SECOND, '13:30', '15:00', null, 'settling', 0],
    [110 * SECOND, '13:30', '15:00', 1, 'thinking', 1],
    [3 * MINUTE, '13:30', '13:50', 1, 'thinking', 1],
    [245 * SECOND, '13:30', '12:45', null, 'settling', 1],
    [250 * SECOND, '13:30', '12:45', null, 'challenged', 1],
    [340 * SECOND, '13:30', '12:45', null, 'judged', 1],
    [345 * SECOND, '13:30', '12:45', 0, 'thinking', 0],
    [6 * MINUTE, '13:15', '12:45', 0, 'thinking', 0],
  ])('000, clock timeline: at %i ms %s and %s are left', (at, a, b, running, phase, turn) => {
    const seen = report(timeline, '--at', String(at));
    expect(seen).toMatchObject({ status: 0, ok: true, at, phase, turn, clock: { text: [a, b], running } });
  });

  test('at a moment in the middle only what had happened by then is told', () => {
    expect(report(timeline, `--at=${4 * MINUTE}`)).toMatchObject({
      scores: [20, 0],
      sums: [[20, 0]],
      challenges: [],
    });
    expect(report(timeline)).toMatchObject({
      at: 345 * SECOND,
      scores: [20, 16],
      sums: [
        [20, 0],
        [20, 16],
      ],
      bag: 'unknown',
      end: null,
      final: null,
      winner: null,
    });
  });

  test('before the first fact there is no game yet', () => {
    const late = save('late.json', [{ ...TIMELINE[0], at: 1_000 }]);
    expect(report(late, '--at', '999')).toEqual({
      status: 0,
      ok: true,
      refused: [],
      at: 999,
      phase: 'not-started',
    });
  });

  test('a byte order mark is not held against it', () => {
    const path = join(folder, 'bom.json');
    writeFileSync(path, `\ufeff${JSON.stringify({ format: 'sprawdzam-game', version: 1, facts: TIMELINE })}`);
    expect(report(path).status).toBe(0);
  });
});

describe('a fact that cannot be', () => {
  test('is named with its row, its code and its numbers; the rest is read all the same; status 1', () => {
    const facts = [
      ...TIMELINE.slice(0, 3),
      { at: 112 * SECOND, type: 'challenge', by: 1, words: ['LAS'] },
      { at: 113 * SECOND, type: 'pass', seat: 0 },
      { at: 50 * SECOND, type: 'pass', seat: 1 },
      ...TIMELINE.slice(3),
      { at: 345 * SECOND, type: 'exchange', seat: 0, tiles: 1 },
    ];
    const seen = report(save('refused.json', facts), '--at', String(6 * MINUTE));
    expect(seen).toMatchObject({
      status: 1,
      ok: false,
      scores: [20, 16],
      clock: { text: ['13:15', '12:45'] },
    });
    expect(seen.refused).toEqual([
      { index: 3, code: 'move-recorded' },
      { index: 4, code: 'not-your-turn', turn: 1 },
      { index: 5, code: 'time-went-back', last: 110 * SECOND, at: 50 * SECOND },
      { index: 10, code: 'bag-unknown', need: 8 },
    ]);
  });

  test('the clocks are not turned back by a refused row', () => {
    const facts = [...TIMELINE, { at: 1_000, type: 'pass', seat: 0 }];
    expect(report(save('back.json', facts))).toMatchObject({
      at: 345 * SECOND,
      clock: { text: ['13:30', '12:45'] },
    });
  });

  test('without a start there is nothing but refusals', () => {
    const seen = report(save('headless.json', TIMELINE.slice(1)));
    expect(seen).toMatchObject({ status: 1, phase: 'not-started' });
    expect(seen.refused).toHaveLength(6);
  });

  test('what comes before the start of a duplicate game is refused; the game is read all the same', () => {
    const start = { at: 0, type: 'start', rules: 'slovak-duplicate', participants: ['Anna'] };
    const seen = report(save('pausedFirst.json', [{ at: 0, type: 'pause' }, start]));
    expect(seen).toMatchObject({ status: 1, phase: 'drawing', refused: [{ index: 0, code: 'not-started' }] });
  });
});

describe('what is no game: one sentence, nothing on standard output, status 2', () => {
  mkdirSync(join(folder, 'folder'));
  const raw = (name: string, content: string | Buffer) => {
    const path = join(folder, name);
    writeFileSync(path, content);
    return path;
  };
  test.each<[string, string[], RegExp]>([
    ['no file', [], /^Usage: /],
    ['a missing file', ['nothing.json'], /^There is no file nothing\.json/],
    ['a folder', ['folder'], /^folder is not a file/],
    ['an option nobody knows', ['--help'], /^Usage: /],
    ['an empty file', [raw('empty.json', '')], /not JSON/],
    ['a comma too many', [raw('comma.json', '{\n  "format": "x",\n}')], /not JSON: .* line 3, column 1\./],
    ['letters of Windows-1250', [raw('cp1250.json', Buffer.from([0x22, 0xa3, 0x22]))], /not UTF-8/],
    ['a large file', [raw('large.json', ' '.repeat(8_000_001))], /8000001 bytes/],
    ['many characters', [raw('long.json', ' '.repeat(2_000_001))], /2000001 characters/],
    ['bytes that are no text', [raw('bytes.json', '\u0000\u0001\ufffd')], /not JSON/],
    ['another format', [raw('other.json', '{"format":"x","version":1}')], /not a Sprawdzam game/],
    ['a later version', [raw('v9.json', '{"format":"sprawdzam-game","version":9}')], /version 9/],
    [
      'an invalid fact',
      [save('bad.json', [...TIMELINE, { at: 1, type: 'pass', seat: -1 }])],
      /facts\[7\]\.seat should be at least 0, but is -1/,
    ],
    ['a moment that is none', [save('ok.json', TIMELINE), '--at', 'noon'], /^--at wants/],
    ['a moment in hexadecimal', [save('ok.json', TIMELINE), '--at', '0x10'], /^--at wants/],
    ['a moment left out', [save('ok.json', TIMELINE), '--at'], /^--at wants/],
  ])('%s', (_title, args, message) => {
    const { status, stdout, stderr } = run(...args);
    expect(stderr).toMatch(message);
    expect(stderr.trim().split('\n')).toHaveLength(1);
    expect(stdout).toBe('');
    expect(status).toBe(2);
  });

  test.skipIf(process.platform === 'win32')('a pipe nobody writes to does not keep it waiting', () => {
    spawnSync('mkfifo', [join(folder, 'pipe')]);
    expect(run('pipe')).toMatchObject({ status: 2, stderr: 'pipe is not a file.\n' });
  });
});

test('the command itself: its sentence on standard error, nothing on standard output, the status', () => {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [join(ROOT, '.tools/cli.mjs'), 'src/cli/replay.ts', 'nothing.json'],
    { encoding: 'utf8', env: { ...process.env, INIT_CWD: folder } },
  );
  expect({ status, stdout, stderr }).toEqual(run('nothing.json'));
});

test('npm run --silent replay works from another folder, with a relative name', () => {
  save('here.json', TIMELINE);
  const { status, stdout } = spawnSync(
    'npm',
    ['--prefix', ROOT, 'run', '--silent', 'replay', '--', 'here.json', '--at', '360000'],
    { cwd: folder, encoding: 'utf8', shell: process.platform === 'win32', env: withoutNpm() },
  );
  expect(JSON.parse(stdout)).toMatchObject({ ok: true, clock: { text: ['13:15', '12:45'] } });
  expect(status).toBe(0);
});

/** The environment of a terminal: npm, which runs these tests, must not lend the inner npm its own settings. */
function withoutNpm(): NodeJS.ProcessEnv {
  return Object.fromEntries(
    Object.entries(process.env).filter(([name]) => !/^(npm_(?!config_)|INIT_CWD)/i.test(name)),
  );
}

describe('a duplicate game', () => {
  const rows = (best: number) => [
    { at: 0, type: 'start', rules: 'slovak-duplicate', participants: ['Anna', 'Boris'] },
    { at: 0, type: 'draw', rack: 'AEIOBKS' },
    { at: 1_000, type: 'move' },
    { at: 10_000, type: 'answer', participant: 2, points: best },
    { at: 200_000, type: 'master', points: best },
    { at: 200_000, type: 'ended', why: 'referee' },
  ];
  const one = save('duplicate-1.json', rows(20));

  test('is replayed, with its clock at a moment', () => {
    expect(report(one)).toMatchObject({
      status: 0,
      phase: 'over',
      table: [{ name: 'Boris', tournamentPoints: 7 }, {}],
    });
    expect(report(one, '--at', '133000')).toMatchObject({
      phase: 'playing',
      clock: { text: '00:18', yellow: true, blinking: true, red: [1], missing: [1] },
    });
  });

  test('several are a tournament', () => {
    const two = save('duplicate-2.json', rows(30));
    expect(report(one, two)).toMatchObject({
      status: 0,
      games: [{ phase: 'over' }, { phase: 'over' }],
      standings: [
        { number: 2, place: 1, points: 50, tournamentPoints: 14 },
        { number: 1, place: 2 },
      ],
    });
  });

  test('the backup that the app saves is read like the files of its games', () => {
    const backup = (name: string, ...games: (readonly object[])[]) => {
      const path = join(folder, name);
      const files = games.map((facts) => ({ format: 'sprawdzam-game', version: 1, facts }));
      writeFileSync(path, JSON.stringify({ format: 'sprawdzam-duplicate-backup', version: 1, games: files }));
      return path;
    };
    const two = save('duplicate-of-backup.json', rows(30));
    expect(run(backup('kopia.json', rows(20), rows(30)))).toEqual(run(one, two));
    expect(run(backup('kopia-1.json', rows(20)))).toEqual(run(one));
    expect(run(backup('kopia-0.json'))).toMatchObject({
      status: 2,
      stderr: 'The file is not a valid backup of a duplicate tournament.\n',
    });
    expect(run(backup('kopia-bad.json', [{ ...rows(20)[0], at: 'x' }]))).toMatchObject({
      status: 2,
      stderr: expect.stringContaining('facts[0].at'),
    });
  });

  test('games at a table are no tournament of duplicate games', () => {
    expect(run(one, save('table.json', TIMELINE))).toMatchObject({
      status: 2,
      stderr: expect.stringMatching(/^Usage: /),
    });
  });

  test('what cannot be read is said in one sentence', () => {
    const bad = save('duplicate-bad.json', [
      { ...rows(20)[0], rules: { preset: 'slovak-duplicate', with: { moves: 'x' } } },
    ]);
    expect(run(bad)).toMatchObject({ status: 2, stderr: expect.stringContaining('facts[0].rules.moves') });
  });
});
