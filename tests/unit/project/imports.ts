import { posix } from 'node:path';

/** Which folders of `src` a folder may import from, besides itself. `main.tsx` puts everything together. */
export const MAY_IMPORT: Readonly<Record<string, readonly string[]>> = {
  domain: [],
  lexicon: [],
  platform: [],
  share: ['domain'],
  storage: ['domain', 'lexicon'],
  i18n: ['domain'],
  app: ['domain', 'lexicon', 'share'],
  ui: ['app', 'domain', 'i18n'],
  cli: ['domain', 'share'],
  /** Entry points beside main: what is fetched later, and the worker. */
  wiring: ['domain', 'lexicon', 'share', 'storage', 'platform', 'app', 'i18n'],
};

const NO_PACKAGES = ['domain', 'lexicon'];
/** Packages that stay behind the one folder that wraps them. */
const ONLY_IN: Readonly<Record<string, string>> = {
  'idb-keyval': 'storage',
  idb: 'storage',
  valibot: 'share',
};

/** What a file (its path from `src`) must not import; empty if all is well. */
export function violations(path: string, source: string): readonly string[] {
  const folder = folderOf(path);
  if (folder !== null && !Object.hasOwn(MAY_IMPORT, folder)) return [`${path}: ${folder} has no rule`];
  return specifiers(source).flatMap((specifier) => {
    const wrong = specifier.startsWith('.')
      ? wrongFolder(path, folder, specifier)
      : wrongPackage(folder, specifier);
    return wrong ? [`${path} imports ${specifier}: ${wrong}`] : [];
  });
}

/** Every module a source names: static and dynamic imports, re-exports, type imports, workers and other URLs. */
export function specifiers(source: string): readonly string[] {
  const code = source.replace(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, '');
  const patterns = [
    /\b(?:import|export)\b[^'"`;]*?\bfrom\s*(['"`])(.+?)\1/g,
    /\bimport\s*(['"])(.+?)\1/g,
    /\b(?:import|require)\s*\(\s*(['"`])(.+?)\1/g,
    /\bnew\s+URL\s*\(\s*(['"`])(.+?)\1\s*,\s*import\.meta\.url/g,
  ];
  return patterns.flatMap((pattern) => [...code.matchAll(pattern)].map((match) => match[2]!));
}

function wrongFolder(path: string, folder: string | null, specifier: string): string | null {
  const target = posix.join(posix.dirname(path), specifier);
  if (target.startsWith('..')) return 'it is outside src';
  // Only main.tsx lies at the top, and it may import everything.
  if (folder === null) return null;
  const other = folderOf(target);
  if (other === folder) return null;
  if (other === null) return 'nothing imports main';
  return MAY_IMPORT[folder]!.includes(other) ? null : `${folder} may not know ${other}`;
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
