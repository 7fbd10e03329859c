import { locale } from './catalogue.ts';
import { figure } from './figures.ts';

const SIGNS: ReadonlyMap<number, string> = new Map([
  [0.25, '¼'],
  [0.5, '½'],
  [0.75, '¾'],
]);

/** `24`, `−7`, `1½`, `2,33`: halves and quarters have signs of their own, other fractions two places. */
export function fractionText(value: number): string {
  return figure(value, sizeText);
}

function sizeText(size: number): string {
  const integer = Math.floor(size);
  if (integer === size) return String(size);
  const sign = SIGNS.get(size - integer);
  return sign ? `${integer === 0 ? '' : integer}${sign}` : twoPlaces(size);
}

function twoPlaces(size: number): string {
  const places = { minimumFractionDigits: 2, maximumFractionDigits: 2 };
  return new Intl.NumberFormat(locale.value, places).format(size);
}
