import { posix } from 'node:path';

/** Which folders of `src` a folder may import from, besides itself. `main.tsx` puts everything together. */
export const MAY_IMPORT: Readonly<Record<string, readonly string[]>> = {
  domain: [],
  lexicon: [],
  moves: ['domain', 'lexicon'],
  platform: [],
  share: ['domain'],
  storage: ['domain'],
  i18n: ['domain'],
  app: ['domain', 'lexicon', 'moves', 'share'],
  ui: ['app', 'domain', 'i18n'],
  cli: ['domain', 'lexicon', 'moves', 'share'],
  /** Entry points beside main: what is fetched later, and the worker. */
  wiring: ['domain', 'lexicon', 'moves', 'share', 'storage', 'platform', 'app', 'i18n'],
};

/** Folders of which a folder may know the types, which are gone when the code runs, and nothing else. */
export const MAY_IMPORT_TYPES: Readonly<Record<string, readonly string[]>> = { ui: ['share'] };

/** Folders beside `src` that a folder may import from: commands read the lists that the Node side keeps. */
export const MAY_IMPORT_BESIDE: Readonly<Record<string, readonly string[]>> = { cli: ['lexicon'] };

const NO_PACKAGES = ['domain', 'lexicon', 'moves'];
/** Packages that stay behind the one folder that wraps them. */
const ONLY_IN: Readonly<Record<string, string>> = {
  idb: 'storage',
  'idb-keyval': 'storage',
  valibot: 'share',
};

/** What a file (its path from `src`) must not import; empty if all is well. */
export function violations(path: string, source: string): readonly string[] {
  const folder = folderOf(path);
  if (folder !== null && !Object.hasOwn(MAY_IMPORT, folder)) return [`${path}: ${folder} has no rule`];
  return imports(source).flatMap((named) => {
    const { specifier } = named;
    const wrong = specifier.startsWith('.')
      ? wrongFolder(path, folder, named)
      : wrongPackage(folder, specifier);
    return wrong ? [`${path} imports ${specifier}: ${wrong}`] : [];
  });
}

/** A module that a source names; `typesOnly` where nothing of it is left when the code runs. */
export type Import = { readonly specifier: string; readonly typesOnly: boolean };

/** Static and dynamic imports, re-exports, type imports, workers and other URLs. */
export function imports(source: string): readonly Import[] {
  const code = source.replace(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, '');
  // `import { type A }` still fetches the module: only `import type` and `export type` do not.
  const patterns = [
    /\b(?:import|export)\b(?<type>\s+type\b(?!\s+from\b))?[^'"`;]*?\bfrom\s*(['"`])(?<specifier>.+?)\2/g,
    /\bimport\s*(['"])(?<specifier>.+?)\1/g,
    /\b(?:import|require)\s*\(\s*(['"`])(?<specifier>.+?)\1/g,
    /\bnew\s+URL\s*\(\s*(['"`])(?<specifier>.+?)\1\s*,\s*import\.meta\.url/g,
  ];
  return patterns.flatMap((pattern) =>
    [...code.matchAll(pattern)].map(({ groups }) => ({
      specifier: groups!.specifier!,
      typesOnly: groups!.type !== undefined,
    })),
  );
}

/**
 * Folders beside each other that import each other, by way of a third or directly, among the files (their paths from
 * `src`) that lie in a common folder. A circle of folders is one folder that pretends to be several.
 */
export function circles(
  within: string,
  files: readonly { readonly path: string; readonly source: string }[],
) {
  const beside = (path: string) => {
    const [first, ...rest] = posix.relative(within, path).split('/');
    return first === '..' || rest.length === 0 ? null : first!;
  };
  const known = new Map<string, Set<string>>();
  for (const { path, source } of files) {
    const from = beside(path);
    if (from === null) continue;
    for (const { specifier } of imports(source)) {
      const to = specifier.startsWith('.') ? beside(posix.join(posix.dirname(path), specifier)) : null;
      if (to !== null && to !== from) known.set(from, (known.get(from) ?? new Set()).add(to));
    }
  }
  const reached = (from: string, seen: Set<string> = new Set()): Set<string> => {
    for (const to of known.get(from) ?? []) if (!seen.has(to)) reached(to, seen.add(to));
    return seen;
  };
  return [...known.keys()].filter((folder) => reached(folder).has(folder)).sort();
}

function wrongFolder(path: string, folder: string | null, { specifier, typesOnly }: Import): string | null {
  const target = posix.join(posix.dirname(path), specifier);
  if (target.startsWith('..')) {
    const may = MAY_IMPORT_BESIDE[folder ?? ''] ?? [];
    return may.some((beside) => target.startsWith(`../${beside}/`)) ? null : 'it is outside src';
  }
  // Only main.tsx lies at the top, and it may import everything.
  if (folder === null) return null;
  const other = folderOf(target);
  if (other === folder) return null;
  if (other === null) return 'nothing imports main';
  if (MAY_IMPORT[folder]!.includes(other)) return null;
  const typesMay = MAY_IMPORT_TYPES[folder]?.includes(other) ?? false;
  if (typesMay && typesOnly) return null;
  return typesMay ? `${folder} may know the types of ${other} alone` : `${folder} may not know ${other}`;
}

function wrongPackage(folder: string | null, specifier: string): string | null {
  if (folder !== null && NO_PACKAGES.includes(folder)) return `${folder} imports no package`;
  const name = specifier.split('/')[0]!;
  if (name.startsWith('node:') && folder !== 'cli') return 'only cli runs in Node';
  const home = Object.hasOwn(ONLY_IN, name) ? ONLY_IN[name] : folder;
  return home === folder ? null : `only ${home} may`;
}

function folderOf(path: string): string | null {
  const [first, ...rest] = path.split('/');
  return rest.length === 0 ? null : first!;
}
