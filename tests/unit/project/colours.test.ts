import { expect, test } from 'vitest';
import { ICONS } from '../../../src/ui/parts/iconNames.ts';
import { FILES, read } from './repository.ts';

const TOKENS = 'src/ui/tokens.css';
/** A colour written out: hex, or by its components. */
const COLOUR = /#[\da-f]{3,8}\b|\b(?:rgb|hsl|hwb|lab|lch|oklab|oklch|color)a?\(/gi;

const colours = (source: string) => source.replace(/\/\*[\s\S]*?\*\//g, '').match(COLOUR) ?? [];

test('every colour is a token', () => {
  const sheets = FILES.filter((path) => path.startsWith('src/') && path.endsWith('.css') && path !== TOKENS);
  expect(sheets.length).toBeGreaterThan(30);
  expect(sheets.flatMap((path) => colours(read(path)).map((colour) => `${path}: ${colour}`))).toEqual([]);
});

test('the check knows a colour', () => {
  expect(colours('a { color: #fff; box-shadow: 0 0 rgb(0 0 0 / 40%) } /* #abc */')).toEqual(['#fff', 'rgb(']);
  expect(colours(read(TOKENS)).length).toBeGreaterThan(20);
});

test('every property that a style asks for is a token, or set where it is used', () => {
  const sheets = FILES.filter((path) => path.startsWith('src/') && path.endsWith('.css'));
  const used = (css: string) => [...css.matchAll(/var\((--[\w-]+)/g)].map(([, name]) => name!);
  const set = (css: string) => [...css.matchAll(/(--[\w-]+):/g)].map(([, name]) => name!);
  const tokens = set(read(TOKENS));
  const own = new Set(['--count']);
  const unknown = sheets.flatMap((path) => {
    const css = read(path);
    const known = new Set([...tokens, ...set(css), ...own]);
    return used(css).flatMap((name) => (known.has(name) ? [] : [`${path}: ${name}`]));
  });
  expect(unknown).toEqual([]);
});

test('every icon is drawn once in the page, and every drawing is used by that name', () => {
  const drawn = [...read('src/index.html').matchAll(/<symbol id="icon-([\w-]+)"/g)].map(([, name]) => name!);
  expect(drawn.toSorted()).toEqual([...ICONS].toSorted());
});
