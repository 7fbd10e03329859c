import { expect, test } from 'vitest';
import { LOCALES } from '../../../src/i18n/locale.ts';
import { FILES, read } from './repository.ts';

const sources = FILES.filter((path) => /^src\/.+\.tsx?$/.test(path));
const catalogues = sources.filter((path) => path.startsWith('src/i18n/'));

/** Screens in a language without tiles, and tiles in a language without screens, both compile and work. */
test('the screens’ languages know nothing of the tiles’, nor the tiles’ of the screens’', () => {
  expect(catalogues.length).toBeGreaterThan(50);
  const tied = catalogues.filter((path) => /\b(TileLanguage|TILE_\w+)\b/.test(read(path)));
  expect(tied).toEqual([]);
  const both = sources.filter((path) => /\bTileLanguage\b/.test(read(path)) && /\bLocale\b/.test(read(path)));
  expect(both).toEqual([]);
});

test('every language of the screens has the same files in its folder, and no other', () => {
  const filesOf = (language: string) =>
    catalogues.flatMap((path) => path.split(`src/i18n/${language}/`)[1] ?? []).sort();
  const folders = new Set(catalogues.flatMap((path) => /^src\/i18n\/(\w+)\//.exec(path)?.[1] ?? []));
  expect([...folders].sort()).toEqual([...LOCALES].sort());
  for (const language of LOCALES) expect(filesOf(language)).toEqual(filesOf('pl'));
});
