import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, expect, test } from 'vitest';
import { run } from '../../../lexicon/commands.ts';
import { findList } from '../../../lexicon/own.ts';

const root = fileURLToPath(new URL('../../..', import.meta.url));
const folder = mkdtempSync(join(tmpdir(), 'lexicon-'));
const text = join(folder, 'osps.txt');
const compiled = join(folder, 'osps.bin');
afterAll(() => {
  delete process.env.LEXICON_OWN;
  rmSync(folder, { recursive: true });
});

// Test files share their modules: whoever loads the own lists first must not decide where they are.
process.env.LEXICON_OWN = `${folder}/`;

async function lexicon(args: readonly string[], input = '') {
  let stdout = '';
  let stderr = '';
  const status = await run(args, {
    print: (lines) => {
      stdout += lines.map((line) => `${line}\n`).join('');
    },
    say: (line) => {
      stderr += `${line}\n`;
    },
    input: () => input,
    progress: null,
  });
  return { status, stdout, stderr };
}

test('own lists are where LEXICON_OWN says at the moment, not where it said when the code was loaded', async () => {
  writeFileSync(join(folder, 'current-en'), 'mine.bin');
  writeFileSync(join(folder, 'mine.bin'), '');
  expect(await findList('en', () => {})).toBe(join(folder, 'mine.bin'));
  // A list that somebody took away is no reason for a stack trace.
  rmSync(join(folder, 'mine.bin'));
  const said: string[] = [];
  expect(await findList('en', (line) => said.push(line))).toContain('en-');
  expect(said[0]).toContain('is gone');
  rmSync(join(folder, 'current-en'));
});

test('an own list is built, asked, described and dumped', async () => {
  writeFileSync(text, '\ufeff# klub\r\nŻUK\r\nkot\r\nKOT\r\nniekot\r\nquiz\r\n');
  const built = await lexicon([
    'build',
    'pl',
    '--from',
    text,
    '--name',
    'OSPS 52',
    '--edition',
    '2026',
    '--out',
    compiled,
  ]);
  expect(built.status, built.stderr).toBe(0);
  expect(JSON.parse(built.stdout)).toMatchObject({
    name: 'OSPS 52',
    words: 3,
    report: { duplicates: 1, comments: 1 },
  });

  for (const list of ['pl', 'OSPS 52', 'OSPS 52 2026', compiled]) {
    expect(await lexicon(['check', list, 'Kot', 'żuk']), list).toMatchObject({
      status: 0,
      stdout: 'Kot\tvalid\nżuk\tvalid\n',
    });
  }
  expect(await lexicon(['check', 'pl', 'kot', 'quiz', 'nieżuk', '-x', ''])).toMatchObject({
    status: 1,
    stdout: 'kot\tvalid\nquiz\tinvalid\nnieżuk\tinvalid\n-x\tinvalid\n\tinvalid\n',
  });
  expect(await lexicon(['check', 'pl', '-'], 'niekot\r\npies\n')).toMatchObject({
    status: 1,
    stdout: 'niekot\tvalid\npies\tinvalid\n',
  });
  expect(await lexicon(['dump', 'pl'])).toMatchObject({ status: 0, stdout: 'kot\nniekot\nżuk\n' });
  expect(JSON.parse((await lexicon(['info', 'OSPS 52'])).stdout)).toMatchObject({
    name: 'OSPS 52',
    edition: '2026',
    words: 3,
    bytes: { shipped: readFileSync(compiled).length },
  });
});

test('of two lists of one name the one built last is meant', async () => {
  for (const [at, words] of ['kot\n', 'kot\npies\n', 'kot\npies\nżaba\n', 'pies\n'].entries()) {
    writeFileSync(text, words);
    const built = await lexicon(['build', 'pl', '--from', text, '--name', 'Klub']);
    expect(built.status, built.stderr).toBe(0);
    const path = built.stderr.trim().split(': ').at(-1)!;
    utimesSync(path, at + 1, at + 1);
  }
  expect(await lexicon(['dump', 'Klub'])).toMatchObject({ status: 0, stdout: 'pies\n' });
});

test('a file without one word of the language is not built, and what pl meant stays', async () => {
  const before = await findList('pl', () => {});
  writeFileSync(text, '123\n?!\n');
  const { status, stdout, stderr } = await lexicon(['build', 'pl', '--from', text, '--name', 'Nic']);
  expect({ status, stdout }).toEqual({ status: 1, stdout: '' });
  expect(stderr).toContain('not one word');
  expect(stderr.trim().split('\n')).toHaveLength(1);
  expect(await findList('pl', () => {})).toBe(before);
});

test('what is no list says what it is, in one sentence', async () => {
  writeFileSync(text, '%PDF-1.7\nkot\n');
  const { status, stdout, stderr } = await lexicon(['build', 'pl', '--from', text, '--name', 'OSPS 52']);
  expect({ status, stdout }).toEqual({ status: 1, stdout: '' });
  expect(stderr.trim()).toBe(`${text} is a PDF: give the words as plain text, one a line.`);
});

test.each([
  [[], 'The commands are'],
  [['sort'], 'not sort'],
  [['check'], 'check needs a list'],
  [['check', 'pl'], 'at least one word'],
  [['check', 'xx', 'kot'], 'xx is not pl, en, sk'],
  [['build', 'xx'], 'xx is not one of'],
  [['build', '--from', 'file', '--name', 'X'], 'of one language'],
  [['build', 'pl', '--from', 'no-such-file', '--name', 'X'], 'no file no-such-file'],
  [['build', 'pl', '--from', 'package.json'], 'needs a name'],
  [['info', 'pl', 'en'], 'one list'],
])('a wrong command %j ends with 2 and one sentence', async (args, sentence) => {
  const { status, stdout, stderr } = await lexicon(args);
  expect({ status, stdout }).toEqual({ status: 2, stdout: '' });
  expect(stderr).toContain(sentence);
  expect(stderr.trim().split('\n')).toHaveLength(1);
});

test('the command itself: answers on standard output, the list on standard error, the status', () => {
  const command = ['--import', 'tsx', `${root}lexicon/cli.ts`, 'check', compiled, 'kot', 'pies'];
  const { status, stdout, stderr } = spawnSync(process.execPath, command, { cwd: root, encoding: 'utf8' });
  expect({ status, stdout }).toEqual({ status: 1, stdout: 'kot\tvalid\npies\tinvalid\n' });
  expect(stderr).toContain('OSPS 52, 2026, 3 words');
});

test('a damaged file gives no verdict', async () => {
  const damaged = join(folder, 'damaged.bin');
  const bytes = readFileSync(compiled);
  bytes[bytes.length - 3]! ^= 1;
  writeFileSync(damaged, bytes);
  const { status, stdout, stderr } = await lexicon(['check', damaged, 'kot']);
  expect({ status, stdout }).toEqual({ status: 1, stdout: '' });
  expect(stderr).toContain('checksum');
});
