import { describe, expect, test } from 'vitest';
import { circles, imports, MAY_IMPORT, violations } from './imports.ts';
import { FILES, read } from './repository.ts';

const sources = FILES.filter((path) => /^src\/.+\.(ts|tsx)$/.test(path) && !path.endsWith('.d.ts'));

test('every file of src imports only what its folder may', () => {
  expect(sources.length).toBeGreaterThan(30);
  expect(sources.flatMap((path) => violations(path.slice('src/'.length), read(path)))).toEqual([]);
});

test('only the application’s entry lies beside the folders of src', () => {
  const beside = sources.filter((path) => path.split('/').length === 2);
  expect(beside).toEqual(['src/main.tsx']);
});

test('no folder is allowed to import one that may import it', () => {
  const reaches = (from: string): readonly string[] =>
    MAY_IMPORT[from]!.flatMap((to) => [to, ...reaches(to)]);
  for (const folder of Object.keys(MAY_IMPORT)) expect(reaches(folder)).not.toContain(folder);
});

/** The type of the whole program: it names the models of every folder, and so nothing beside it may name it. */
const WHOLE = 'app/shell/app.ts';

test.each(['app', 'share', 'ui', 'ui/table'])('no two folders of %s import each other', (folder) => {
  const files = sources
    .map((path) => ({ path: path.slice('src/'.length), source: read(path) }))
    .filter(({ path }) => path !== WHOLE);
  expect(circles(folder, files)).toEqual([]);
});

test('no model of app knows the whole of it', () => {
  const knowing = sources.filter(
    (path) =>
      path.startsWith('src/app/') &&
      imports(read(path)).some(({ specifier }) => specifier.endsWith('shell/app.ts')),
  );
  expect(knowing).toEqual([]);
});

describe('the check itself', () => {
  test.each([
    ['domain/table/a.ts', `import { x } from '../../share/text.ts';`],
    ['domain/a.ts', `import type { X } from '../ui/X.tsx';`],
    ['domain/a.ts', `import fc from 'fast-check';`],
    ['domain/a.ts', `import 'node:fs';`],
    ['lexicon/a.ts', `export * from '../domain/units.ts';`],
    ['lexicon/a.ts', `export { a } from 'anything';`],
    ['share/a.ts', `const x = await import('../storage/a.ts');`],
    ['share/a.ts', 'const x = await import(`../storage/a.ts`);'],
    ['app/a.ts', `const w = new Worker(new URL('../ui/worker.ts', import.meta.url));`],
    ['app/a.ts', `import { openDB } from 'idb';`],
    ['app/a.ts', `import { get } from 'idb-keyval';`],
    ['ui/a.tsx', `import {\n  a,\n  b,\n} from '../storage/a.ts';`],
    ['ui/a.tsx', `import * as v from 'valibot';`],
    ['ui/a.tsx', `import { readFileSync } from 'node:fs';`],
    ['ui/a.tsx', `import { App } from '../main.tsx';`],
    ['ui/a.tsx', `import { limit } from '../share/slip/limits.ts';`],
    ['ui/a.tsx', `import { type Slip, limit } from '../share/slip/limits.ts';`],
    ['ui/a.tsx', `export { limit } from '../share/slip/limits.ts';`],
    ['ui/a.tsx', `import type { Row } from '../storage/row.ts';`],
    ['cli/a.ts', `import { readFileSync } from '../../tests/a.ts';`],
    ['app/a.ts', `import { findList } from '../../lexicon/own.ts';`],
    ['newcomer/a.ts', ''],
  ])('finds what is wrong in %s: %s', (path, source) => {
    expect(violations(path, source)).toHaveLength(1);
  });

  test.each([
    ['domain/table/a.ts', `import type { X } from '../units.ts';\nimport { y } from './b.ts';`],
    ['share/a.ts', `import * as v from 'valibot';\nimport { ok } from '../domain/result.ts';`],
    ['app/a.ts', `new Worker(new URL('../lexicon/worker.ts', import.meta.url))`],
    ['domain/a.ts', `// import { x } from '../ui/x.ts';\n/* import '../ui/y.ts' */`],
    ['main.tsx', `import { App } from './ui/App.tsx';\nimport { open } from './storage/open.ts';`],
    ['cli/a.ts', `import { readFileSync } from 'node:fs';\nimport { findList } from '../../lexicon/own.ts';`],
    ['ui/a.tsx', `import type { Slip } from '../share/slip/payload.ts';`],
    ['ui/a.tsx', `export type { Slip } from '../share/slip/payload.ts';`],
  ])('has nothing against %s: %s', (path, source) => {
    expect(violations(path, source)).toEqual([]);
  });

  test('reads several imports of one source', () => {
    const source = `import a from './a.ts';\nimport './b.css';\nexport { c } from './c.ts';\nimport('./d.ts');`;
    expect(
      imports(source)
        .map(({ specifier }) => specifier)
        .sort(),
    ).toEqual(['./a.ts', './b.css', './c.ts', './d.ts']);
  });

  test.each([
    [[], { 'ui/a/x.ts': `import '../b/y.ts';`, 'ui/b/y.ts': `import '../parts/z.ts';` }],
    [['a', 'b'], { 'ui/a/x.ts': `import '../b/y.ts';`, 'ui/b/y.ts': `import type { X } from '../a/x.ts';` }],
    [
      ['a', 'b', 'c'],
      {
        'ui/a/x.ts': `import '../b/y.ts';`,
        'ui/b/deep/y.ts': `import '../../c/z.ts';`,
        'ui/c/z.ts': `import '../a/x.ts';`,
        'ui/d/w.ts': `import '../a/x.ts';`,
      },
    ],
  ])('finds the circle %j', (circle, files) => {
    const listed = Object.entries(files).map(([path, source]) => ({ path, source }));
    expect(circles('ui', listed)).toEqual(circle);
  });
});
