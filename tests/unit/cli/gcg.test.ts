import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { gcgCommand } from '../../../src/cli/gcgCommand.ts';

const folder = mkdtempSync(join(tmpdir(), 'sprawdzam-gcg-'));
afterAll(() => rmSync(folder, { recursive: true }));

const HEAD = '#character-encoding UTF-8\n#player1 anna Anna\n#player2 jan Jan\n#tile-distribution polish\n';
const GOOD = `${HEAD}>anna: KOT 8H KOT +10 10\n>jan: A J8 .A +3 3\n`;

function save(name: string, content: string): string {
  writeFileSync(join(folder, name), content);
  return name;
}

const run = (...args: string[]) => gcgCommand(args, folder);

test('what is imported is exported again', () => {
  const game = run('import', save('good.gcg', GOOD));
  expect(game).toMatchObject({ status: 0, stderr: '' });
  const again = run('export', save('good.json', game.stdout));
  expect(again).toMatchObject({ status: 0, stderr: '' });
  expect(again.stdout.replaceAll(/#note.*\n/g, '')).toBe(
    GOOD.replace('anna Anna', 'Anna Anna')
      .replace('jan Jan', 'Jan Jan')
      .replace('>anna', '>Anna')
      .replace('>jan', '>Jan'),
  );
  const one = run('export', 'good.json', '--up-to', '1', '--exact');
  expect(one.stdout.split('\n').filter((line) => line.startsWith('>'))).toHaveLength(1);
});

test('what differed is told, and the game printed all the same', () => {
  const { status, stdout, stderr } = run('import', save('odd.gcg', GOOD.replace('+10 10', '+12 12')));
  expect(status).toBe(1);
  expect(JSON.parse(stdout).facts).toHaveLength(3);
  expect(stderr).toBe('Line 5: 12 points in the file, 10 by the board.\n');
});

test('a move without a place cannot be written; what comes before can', () => {
  const facts = [
    { at: 0, type: 'start', rules: 'home', players: ['Anna', 'Jan'] },
    { at: 1, type: 'play', seat: 0, points: 10, placement: { at: 'H8', word: 'KOT' } },
    { at: 2, type: 'play', seat: 1, points: 7 },
  ];
  save('hole.json', JSON.stringify({ format: 'sprawdzam-game', version: 1, facts }));
  expect(run('export', 'hole.json')).toEqual({
    status: 2,
    stdout: '',
    stderr: 'These lines of the sheet have no place on the board: 2. --up-to 1 writes what comes before.\n',
  });
  expect(run('export', 'hole.json', '--up-to=1').status).toBe(0);
});

test.each([
  [[]],
  [['import']],
  [['import', 'a', 'b']],
  [['export', '--what', 'a']],
  [['export', 'good.json', '--up-to', '0']],
  [['import', 'nothing.gcg']],
  [['import', save('bad.gcg', 'hello')]],
  [['export', save('bad.json', '{}')]],
])('%j: one sentence, nothing else', (args) => {
  const { status, stdout, stderr } = run(...args);
  expect({ status, stdout }).toEqual({ status: 2, stdout: '' });
  expect(stderr.trim().split('\n')).toHaveLength(1);
});
