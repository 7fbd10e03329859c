import { describe, expect, test } from 'vitest';
import { MAY_IMPORT, specifiers, violations } from './imports.ts';
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

describe('the check itself', () => {
  test.each([
    ['domain/game/a.ts', `import { x } from '../../share/text.ts';`],
    ['domain/a.ts', `import type { X } from '../ui/X.tsx';`],
    ['domain/a.ts', `import fc from 'fast-check';`],
    ['domain/a.ts', `import 'node:fs';`],
    ['lexicon/a.ts', `export * from '../domain/units.ts';`],
    ['lexicon/a.ts', `export { a } from 'anything';`],
    ['share/a.ts', `const x = await import('../storage/a.ts');`],
    ['share/a.ts', 'const x = await import(`../storage/a.ts`);'],
    ['app/a.ts', `const w = new Worker(new URL('../ui/worker.ts', import.meta.url));`],
    ['app/a.ts', `import { get } from 'idb-keyval';`],
    ['ui/a.tsx', `import {\n  a,\n  b,\n} from '../storage/a.ts';`],
    ['ui/a.tsx', `import * as v from 'valibot';`],
    ['ui/a.tsx', `import { readFileSync } from 'node:fs';`],
    ['ui/a.tsx', `import { App } from '../main.tsx';`],
    ['cli/a.ts', `import { readFileSync } from '../../tests/a.ts';`],
    ['newcomer/a.ts', ''],
  ])('finds what is wrong in %s: %s', (path, source) => {
    expect(violations(path, source)).toHaveLength(1);
  });

  test.each([
    ['domain/game/a.ts', `import type { X } from '../units.ts';\nimport { y } from './b.ts';`],
    ['share/a.ts', `import * as v from 'valibot';\nimport { ok } from '../domain/result.ts';`],
    ['app/a.ts', `new Worker(new URL('../lexicon/worker.ts', import.meta.url))`],
    ['domain/a.ts', `// import { x } from '../ui/x.ts';\n/* import '../ui/y.ts' */`],
    ['main.tsx', `import { App } from './ui/App.tsx';\nimport { open } from './storage/open.ts';`],
    ['cli/a.ts', `import { readFileSync } from 'node:fs';`],
  ])('has nothing against %s: %s', (path, source) => {
    expect(violations(path, source)).toEqual([]);
  });

  test('reads several imports of one source', () => {
    const source = `import a from './a.ts';\nimport './b.css';\nexport { c } from './c.ts';\nimport('./d.ts');`;
    expect([...specifiers(source)].sort()).toEqual(['./a.ts', './b.css', './c.ts', './d.ts']);
  });
});
