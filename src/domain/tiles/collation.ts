import type { TileLanguage } from './language.ts';
import type { TileSet } from './tileSet.ts';

/** Dictionary order where it is not that of the tiles: a pair that is one letter of the language has a place of its own. */
const ORDERS: Readonly<Partial<Record<TileLanguage, readonly string[]>>> = {
  sk: 'A Á Ä B C Č D Ď DZ DŽ E É Ě F G H CH I Í J K L Ĺ Ľ M N Ň O Ó Ô Ö P Q R Ŕ Ř S Š T Ť U Ú Ü V W X Y Ý Z Ž'.split(
    ' ',
  ),
};

/** By the alphabet of the language, letter by letter; a beginning comes before what goes on. Words in capitals. */
export function compareWords({ language, alphabet }: TileSet, one: string, other: string): number {
  const order = ORDERS[language] ?? alphabet;
  const [a, b] = [placesIn(order, one), placesIn(order, other)];
  for (let i = 0; i < Math.min(a.length, b.length); i += 1) {
    const difference = a[i]! - b[i]!;
    if (difference !== 0) return difference;
  }
  return a.length - b.length;
}

/** Of each letter of the tiles, where it stands in the alphabet of the language: the tiles have late letters at their end. */
export function lettersInOrder({ language, alphabet }: TileSet): readonly number[] {
  const order = ORDERS[language] ?? alphabet;
  return alphabet.map((letter) => order.indexOf(letter));
}

function placesIn(order: readonly string[], word: string): readonly number[] {
  const signs = [...word];
  const places: number[] = [];
  for (let i = 0; i < signs.length; i += 1) {
    const pair = order.indexOf(`${signs[i]}${signs[i + 1] ?? ' '}`);
    places.push(pair >= 0 ? pair : order.indexOf(signs[i]!));
    if (pair >= 0) i += 1;
  }
  return places;
}
