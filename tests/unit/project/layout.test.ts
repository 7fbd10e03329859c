import { expect, test } from 'vitest';
import { FILES, read } from './repository.ts';

const TOP = [
  'LICENSE',
  'README.md',
  'lexicon',
  'package-lock.json',
  'package.json',
  'public',
  'src',
  'tests',
  'tsconfig.json',
  'vite.config.ts',
];

test('the top level holds the agreed names and dotfiles, nothing else', () => {
  expect(strangersAtTop(FILES)).toEqual([]);
  expect(strangersAtTop(['.ci/run', 'src/main.tsx', 'notes.txt', 'docs/a.md'])).toEqual([
    'notes.txt',
    'docs',
  ]);
});

test('the files everybody looks for are there', () => {
  for (const name of ['LICENSE', 'README.md', 'package.json', 'package-lock.json', '.ci/run']) {
    expect(FILES).toContain(name);
  }
});

test('files are named after what they hold: no index, utils or helpers', () => {
  expect(FILES.filter(isNameless)).toEqual([]);
  expect(['src/ui/index.tsx', 'src/utils/a.ts', 'src/a/Helpers.ts'].filter(isNameless)).toHaveLength(3);
});

/** A page speaks one language; a test that changes it changes it back. */
const LANGUAGE_IN_USE = 'src/i18n/catalogue.ts';

test('no module below the screens holds state: what one test did, no other finds', () => {
  const below = FILES.filter((path) => /^src\/(?!ui\/|main|wiring\/).*\.ts$|^lexicon\/.*\.ts$/.test(path));
  expect(below.length).toBeGreaterThan(100);
  expect(below.filter((path) => holdsState(read(path)))).toEqual([LANGUAGE_IN_USE]);
  expect(['let count = 0;', 'export const now = signal(0);'].filter(holdsState)).toHaveLength(2);
  expect(['const KINDS = [1];', 'function f() {\n  let n = 0;\n}'].filter(holdsState)).toEqual([]);
});

function strangersAtTop(files: readonly string[]): readonly string[] {
  const names = new Set(files.map((path) => path.split('/')[0]!));
  return [...names].filter((name) => !name.startsWith('.') && !TOP.includes(name));
}

/** A memory of what was computed before (a map) is none: it gives the same answer to everybody. */
function holdsState(code: string): boolean {
  return /^(export )?(let |const \w+(: [^=]+)? = signal\()/m.test(code);
}

function isNameless(path: string): boolean {
  return /(^|\/)(index\.[cm]?[jt]sx?|(utils?|helpers?|misc)(\.\w+)?(\/|$))/i.test(path);
}
