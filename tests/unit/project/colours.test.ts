import { expect, test } from 'vitest';
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
