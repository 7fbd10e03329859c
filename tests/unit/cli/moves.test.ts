import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, describe, expect, test } from 'vitest';
import { movesCommand } from '../../../src/cli/movesCommand.ts';
import { built, labelOf } from '../lexicon/words.ts';

const ROOT = fileURLToPath(new URL('../../..', import.meta.url));
const folder = mkdtempSync(join(tmpdir(), 'moves-'));
afterAll(() => rmSync(folder, { recursive: true }));

const list = join(folder, 'list.bin');
writeFileSync(list, built(labelOf('pl'), ['kot', 'kota', 'kto', 'oda', 'da', 'ad', 'nieda']).file);

const EMPTY = '.'.repeat(15);
const board = (rows: Readonly<Record<number, string>> = {}) =>
  Array.from({ length: 15 }, (_, row) => rows[row + 1] ?? EMPTY);
const KOT = board({ 8: '.......KoT.....' });

async function run(input: unknown, ...args: string[]) {
  const printed: string[] = [];
  const said: string[] = [];
  const text = typeof input === 'string' ? input : JSON.stringify(input);
  const status = await movesCommand(['--list', list, ...args], {
    input: () => Buffer.from(text),
    print: (line) => printed.push(line),
    say: (line) => said.push(line),
  });
  return { status, printed, said };
}

test('says how many plays there are, what they are worth, and the best of them in order', async () => {
  const { status, printed, said } = await run({ board: KOT, rack: 'AD' });
  expect(said).toEqual([]);
  expect(status).toBe(0);
  expect(printed).toEqual([
    '{"plays":4,"byTiles":[1,3,0,0,0,0,0],"sum":26,"best":8,"moves":[' +
      '{"at":"K8","down":true,"word":"AD","points":8},' +
      '{"at":"K7","down":true,"word":"DA","points":8}]}',
  ]);
});

test('/dev/stdin is standard input', async () => {
  const { status, printed } = await run({ board: KOT, rack: 'AD' }, '/dev/stdin');
  expect({ status, lines: printed.length }).toEqual({ status: 0, lines: 1 });
});

test('--all lists every play in the same order', async () => {
  const { printed } = await run({ board: KOT, rack: 'AD' }, '--all');
  const { moves } = JSON.parse(printed[0]!);
  expect(moves.map(({ word, points }: { word: string; points: number }) => `${word} ${points}`)).toEqual([
    'AD 8',
    'DA 8',
    'KoTA 5',
    'oDA 5',
  ]);
});

test('answers line by line, from a file too, and leaves empty lines out', async () => {
  const file = join(folder, 'positions.jsonl');
  const line = JSON.stringify({ board: board(), rack: 'AD?' });
  writeFileSync(file, `\uFEFF${line}\r\n\r\n${JSON.stringify({ board: KOT, rack: '' })}\n`);
  const { status, printed } = await run('', file);
  expect(status).toBe(0);
  expect(printed).toHaveLength(2);
  expect(JSON.parse(printed[1]!)).toEqual({
    plays: 0,
    byTiles: [0, 0, 0, 0, 0, 0, 0],
    sum: 0,
    best: null,
    moves: [],
  });
});

describe('what cannot be answered ends with one sentence and 2', () => {
  test.each([
    ['[', 'Line 1 is not JSON'],
    ['7', 'a position is {"board"'],
    [{ board: 'KOT', rack: 'A' }, 'a position is {"board"'],
    [{ board: board().slice(1), rack: 'A' }, 'has 14 rows'],
    [{ board: board({ 3: 'KOT' }), rack: 'A' }, 'row 3 of the board has 3 signs'],
    [{ board: board({ 3: '..Q............' }), rack: 'A' }, '"Q" on C3'],
    [{ board: board({ 3: '..ſ............' }), rack: 'A' }, '"ſ" on C3'],
    [{ board: [...board().slice(1), 7], rack: 'A' }, 'a position is {"board"'],
    [{ board: board() }, 'the rack must be a text'],
    [{ board: board(), rack: 'AbC' }, '"b" on the rack'],
    [{ board: board(), rack: 'AAAAAAAAA' }, 'the rack has 9 tiles'],
  ])('%j', async (input, sentence) => {
    const { status, printed, said } = await run(input);
    expect([status, printed, said.length]).toEqual([2, [], 1]);
    expect(said[0]).toContain(sentence);
    expect(said[0]).toMatch(/^[^\n]+\.$/);
  });

  test('the lines before it are answered', async () => {
    const good = JSON.stringify({ board: board(), rack: 'AD' });
    const { status, printed, said } = await run(`${good}\n{}\n${good}`);
    expect([status, printed.length]).toEqual([2, 1]);
    expect(said).toEqual(['Line 2: a position is {"board": [15 strings], "rack": "EOOSTY?"}.']);
  });

  test.each([[['--list']], [[]], [['--what', 'pl']], [['--list', 'pl', 'one', 'two']]])(
    'usage: %j',
    async (args) => {
      const said: string[] = [];
      const terminal = {
        input: () => new Uint8Array(),
        print: () => {},
        say: (line: string) => said.push(line),
      };
      expect(await movesCommand(args, terminal)).toBe(2);
      expect(said[0]).toContain('Usage: ');
    },
  );

  test('a list that there is not, or that is none', async () => {
    writeFileSync(join(folder, 'none.bin'), 'kot');
    for (const [named, why] of [
      ['nowhere', 'is not pl, en, sk'],
      [folder, 'is not pl, en, sk'],
      [join(folder, 'none.bin'), 'is not a compiled word list'],
    ] as const) {
      const { status, said } = await run('', '--list', named);
      expect(status).toBe(2);
      expect(said[0]).toContain(why);
    }
  });

  test('a file that there is not, or that is no text', async () => {
    expect((await run('', join(folder, 'nothing'))).said[0]).toContain('There is no file');
    writeFileSync(join(folder, 'latin2'), Buffer.from([0xb3, 0xf3]));
    expect((await run('', join(folder, 'latin2'))).said[0]).toContain('not UTF-8');
  });
});

test('npm run moves passes on input, answer and status', () => {
  const input = `${JSON.stringify({ board: KOT, rack: 'A' })}\n{}\n`;
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    ['--import', 'tsx', 'src/cli/moves.ts', '--list', list],
    { cwd: ROOT, input, encoding: 'utf8' },
  );
  expect(stdout).toBe(
    '{"plays":1,"byTiles":[1,0,0,0,0,0,0],"sum":5,"best":5,"moves":[{"at":"H8","down":false,"word":"KoTA","points":5}]}\n',
  );
  expect(stderr).toContain('Line 2');
  expect(status).toBe(2);
});
