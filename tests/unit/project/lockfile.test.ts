import { describe, expect, test } from 'vitest';
import { read } from './repository.ts';

type Package = {
  readonly version?: string;
  readonly resolved?: string;
  readonly os?: readonly string[];
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly devDependencies?: Readonly<Record<string, string>>;
  readonly optionalDependencies?: Readonly<Record<string, string>>;
};
type Packages = Readonly<Record<string, Package>>;

const lock = JSON.parse(read('package-lock.json')) as { readonly packages: Packages };
const manifest = JSON.parse(read('package.json')) as Package;

describe('package-lock.json', () => {
  test('has an entry for everything any system may need', () => {
    expect(missing(lock.packages)).toEqual([]);
  });

  test.each(['linux', 'darwin', 'win32'])('holds native packages for %s', (system) => {
    const native = Object.entries(lock.packages).filter(([, { os }]) => os?.includes(system));
    const names = native.map(([path]) => path).join('\n');
    for (const tool of ['@biomejs/', '@rolldown/', 'esbuild/', 'lightningcss-'])
      expect(names).toContain(tool);
  });

  test('names no address: the packages come from the registry of whoever installs', () => {
    expect(Object.keys(lock.packages).filter((path) => lock.packages[path]?.resolved)).toEqual([]);
  });

  test('agrees with package.json, where every version is exact', () => {
    const direct = { ...manifest.dependencies, ...manifest.devDependencies };
    for (const [name, version] of Object.entries(direct)) {
      expect(version).toMatch(/^\d+\.\d+\.\d+$/);
      expect(lock.packages[`node_modules/${name}`]?.version, name).toBe(version);
    }
  });
});

test('a missing package is noticed, a nested one is found', () => {
  const packages: Packages = {
    '': { dependencies: { a: '1.0.0' } },
    'node_modules/a': { dependencies: { b: '1' }, optionalDependencies: { 'a-darwin': '1', c: '2' } },
    'node_modules/a/node_modules/b': { dependencies: { c: '1' } },
    'node_modules/c': {},
  };
  expect(missing(packages)).toEqual(['node_modules/a needs a-darwin']);
});

/** Packages that are named as a dependency but that `npm ci` would look for in vain. */
function missing(packages: Packages): readonly string[] {
  return Object.entries(packages).flatMap(
    ([path, { dependencies, devDependencies, optionalDependencies }]) => {
      const wanted = Object.keys({
        ...dependencies,
        ...(path === '' ? devDependencies : {}),
        ...optionalDependencies,
      });
      return wanted.filter((name) => !isFound(packages, path, name)).map((name) => `${path} needs ${name}`);
    },
  );
}

/** As Node looks for a package: beside the one that asks, then one level up, to the top. */
function isFound(packages: Packages, path: string, name: string): boolean {
  const place = path === '' ? '' : `${path}/`;
  if (Object.hasOwn(packages, `${place}node_modules/${name}`)) return true;
  if (path === '') return false;
  return isFound(packages, path.slice(0, Math.max(0, path.lastIndexOf('/node_modules/'))), name);
}
