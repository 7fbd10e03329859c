import { locale } from './catalogue.ts';
import { figure } from './figures.ts';

const SIGNS: ReadonlyMap<number, string> = new Map([
  [0.25, '¼'],
  [0.5, '½'],
  [0.75, '¾'],
]);

/** `24`, `−7`, `1½`, `2,33`: halves and quarters have signs of their own, other fractions two places. */
export function fractionText(value: number): string {
  const size = Math.abs(value);
  const whole = Math.floor(size);
  if (whole === size) return figure(value);
  const sign = SIGNS.get(size - whole);
  const text = sign ? `${whole === 0 ? '' : whole}${sign}` : twoPlaces(size);
  return value < 0 ? `−${text}` : text;
}

function twoPlaces(size: number): string {
  const places = { minimumFractionDigits: 2, maximumFractionDigits: 2 };
  return new Intl.NumberFormat(locale.value, places).format(size);
}
