import { posix } from 'node:path';
import { expect, test } from 'vitest';
import { FILES, read } from './repository.ts';

const SOURCES = FILES.filter((path) => /\.(tsx?|m[jt]s)$/.test(path)).map((path) => ({
  path,
  source: read(path),
}));

type Taken = ReadonlyMap<string, readonly { readonly name: string; readonly by: string }[]>;

test('what a file exports is asked for by another file, and what runs is not there for a test alone', () => {
  const taken = takenFrom(SOURCES);
  const ours = SOURCES.filter(({ path }) => /^(src|lexicon)\//.test(path));
  expect(ours.flatMap(({ path, source }) => unused(path, source, taken))).toEqual([]);
});

test('the check knows what nobody asks for', () => {
  const files = [
    { path: 'src/a.ts', source: 'export const A = 1;\nexport type B = 1;\nexport function c() {}' },
    { path: 'src/b.ts', source: "import { A } from './a.ts';\nconst { d } = await import('./d.ts');" },
    { path: 'src/d.ts', source: 'export const d = 1;\nexport const e = 2;' },
    { path: 'tests/c.test.ts', source: "import { c } from '../src/a.ts';" },
  ];
  const taken = takenFrom(files);
  expect(files.flatMap(({ path, source }) => unused(path, source, taken))).toEqual([
    'src/a.ts: nobody asks for B',
    'src/a.ts: only tests ask for c',
    'src/d.ts: nobody asks for e',
  ]);
});

test('a class of a style is worn by something', () => {
  const sheets = FILES.filter((path) => path.endsWith('.module.css'));
  expect(sheets.length).toBeGreaterThan(30);
  const wearers = wearersIn(SOURCES);
  expect(sheets.flatMap((path) => unworn(path, read(path), wearers))).toEqual([]);
});

test('the check knows a class that nothing wears', () => {
  const css = '.card { gap: 1.5em; }\n.card[data-a] > .inner .gone,\n.other { color: red; }';
  const source =
    "import css from './A.module.css';\nconst a = <p class={css.card}><b class={css['inner']} />{css.others}</p>;";
  expect(unworn('src/A.module.css', css, wearersIn([{ path: 'src/A.tsx', source }]))).toEqual([
    'src/A.module.css: .gone',
    'src/A.module.css: .other',
  ]);
});

function takenFrom(files: readonly { readonly path: string; readonly source: string }[]): Taken {
  const taken = new Map<string, { name: string; by: string }[]>();
  const note = (path: string, specifier: string, names: readonly string[]) => {
    const from = posix.join(posix.dirname(path), specifier);
    taken.set(from, [...(taken.get(from) ?? []), ...names.map((name) => ({ name, by: path }))]);
  };
  for (const { path, source } of files) {
    for (const [, names, specifier] of source.matchAll(/\{([^{}]*)\}\s*from\s*'(\.[^'?]*)/g))
      note(path, specifier!, namesIn(names!));
    for (const [, specifier] of source.matchAll(/\* (?:as \w+ )?from\s*'(\.[^'?]*)/g))
      note(path, specifier!, ['*']);
    // What is fetched later is taken out of its module where it comes: by any name that stands in the same file.
    for (const [, specifier] of source.matchAll(/\bimport\('(\.[^'?]*)/g))
      note(path, specifier!, [...new Set(source.match(/\b\w+\b/g))]);
  }
  return taken;
}

function namesIn(list: string): readonly string[] {
  return list.split(',').map((name) =>
    name
      .trim()
      .replace(/^type\s+/, '')
      .replace(/\s+as\s+\w+$/, ''),
  );
}

function unused(path: string, source: string, taken: Taken): readonly string[] {
  const exported = /^export (?:async )?(const|function\*?|type|class) (\w+)/gm;
  return [...source.matchAll(exported)].flatMap(([, kind, name]) => {
    const by = (taken.get(path) ?? []).filter((one) => one.name === name || one.name === '*');
    const usedHere = source.split(new RegExp(`\\b${name}\\b`)).length > 2;
    if (by.length === 0) return isEntry(path) ? [] : [`${path}: nobody asks for ${name}`];
    const forTests = by.every((one) => one.by.startsWith('tests/')) && kind !== 'type' && !usedHere;
    return forTests && !FOR_TESTS.has(name!) ? [`${path}: only tests ask for ${name}`] : [];
  });
}

/** How a finished list answers for its source: kept beside the list, by the code that the list is built with. */
const FOR_TESTS: ReadonlySet<string> = new Set(['answersOf']);

/** Handed whole to whoever opens the database. */
function isEntry(path: string): boolean {
  return path === 'src/platform/room.ts';
}

/** By style sheet: the sources that import it, and what it is called there. */
type Wearers = ReadonlyMap<string, readonly { readonly as: string; readonly source: string }[]>;

function wearersIn(sources: readonly { readonly path: string; readonly source: string }[]): Wearers {
  const wearers = new Map<string, { as: string; source: string }[]>();
  for (const { path, source } of sources) {
    for (const [, as, specifier] of source.matchAll(/import (\w+) from '(\.[^']*\.module\.css)'/g)) {
      const sheet = posix.join(posix.dirname(path), specifier!);
      wearers.set(sheet, [...(wearers.get(sheet) ?? []), { as: as!, source }]);
    }
  }
  return wearers;
}

function unworn(path: string, css: string, wearers: Wearers): readonly string[] {
  const selectors = css.replace(/\/\*[\s\S]*?\*\//g, '').replace(/\{[^{}]*\}/g, '{}');
  const classes = new Set([...selectors.matchAll(/\.([a-z_][\w-]*)/gi)].map(([, name]) => name!));
  const isWorn = (name: string) =>
    wearers
      .get(path)
      ?.some(({ as, source }) => new RegExp(`\\b${as}(?:\\.|\\[')${name}\\b(?!-)`).test(source));
  return [...classes].filter((name) => !isWorn(name)).map((name) => `${path}: .${name}`);
}
