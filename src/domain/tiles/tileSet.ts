import type { Points } from '../units.ts';

export const TILE_LANGUAGES = ['pl', 'en', 'sk'] as const;
export type TileLanguage = (typeof TILE_LANGUAGES)[number];

export const BLANK = '?';

export type TileKind = { readonly count: number; readonly points: Points };

/** The tiles of one language. The order of `alphabet` is the collation used by the starting draw. */
export type TileSet = {
  readonly language: TileLanguage;
  readonly alphabet: readonly string[];
  /** By letter, and the blank under `?`. A letter of the alphabet without a tile is absent. */
  readonly tiles: ReadonlyMap<string, TileKind>;
  readonly total: number;
};

/** Polish: 98 letters and 2 blanks, 190 points (PFS rules of the game; regulations 000 and 003). */
const POLISH = tileSet('pl', 'A Ą B C Ć D E Ę F G H I J K L Ł M N Ń O Ó P R S Ś T U W Y Z Ź Ż', [
  [1, 'A9 E7 I8 N5 O6 R4 S4 W4 Z5'],
  [2, 'C3 D3 K3 L3 M3 P3 T3 Y4'],
  [3, 'B2 G2 H2 J2 Ł2 U2'],
  [5, 'Ą1 Ę1 F1 Ó1 Ś1 Ż1'],
  [6, 'Ć1'],
  [7, 'Ń1'],
  [9, 'Ź1'],
]);

/** English: 98 letters and 2 blanks, 187 points. */
const ENGLISH = tileSet('en', 'A B C D E F G H I J K L M N O P Q R S T U V W X Y Z', [
  [1, 'A9 E12 I9 L4 N6 O8 R6 S4 T6 U4'],
  [2, 'D4 G3'],
  [3, 'B2 C2 M2 P2'],
  [4, 'F2 H2 V2 W2 Y2'],
  [5, 'K1'],
  [8, 'J1 X1'],
  [10, 'Q1 Z1'],
]);

/**
 * Slovak: the 100-tile set of the Slovak federation, 267 points. CH, DZ and DŽ are laid with two tiles; Q and W
 * have a place in the alphabet but no tile.
 */
const SLOVAK = tileSet(
  'sk',
  'A Á Ä B C Č D Ď E É F G H I Í J K L Ĺ Ľ M N Ň O Ó Ô P Q R Ŕ S Š T Ť U Ú V W X Y Ý Z Ž',
  [
    [1, 'A9 E8 I5 N5 O9 R4 S4 T4 V4'],
    [2, 'D3 K3 L3 M4 P3'],
    [3, 'J2 U2'],
    [4, 'Á1 B2 C1 H1 Y1 Z1'],
    [5, 'Č1 Í1 Š1 Ý1 Ž1'],
    [7, 'É1 Ľ1 Ť1 Ú1'],
    [8, 'Ď1 F1 G1 Ň1 Ô1'],
    [10, 'Ä1 Ĺ1 Ó1 Ŕ1 X1'],
  ],
);

export const TILE_SETS: Readonly<Record<TileLanguage, TileSet>> = { pl: POLISH, en: ENGLISH, sk: SLOVAK };

export function letterPoints(set: TileSet, letter: string): Points {
  return set.tiles.get(letter)?.points ?? 0;
}

/** The sum of the tiles' values; a blank is worth nothing. */
export function rackPoints(set: TileSet, letters: readonly string[]): Points {
  return letters.reduce((sum, letter) => sum + letterPoints(set, letter), 0);
}

/** Capital letters in canonical form; letters keep their diacritics (Ł is not L). */
export function capitals(text: string): string {
  return text.normalize('NFC').toUpperCase();
}

function tileSet(language: TileLanguage, alphabet: string, byPoints: readonly [Points, string][]): TileSet {
  const tiles = new Map<string, TileKind>([[BLANK, { count: 2, points: 0 }]]);
  for (const [points, list] of byPoints) {
    for (const entry of list.split(' ')) tiles.set(entry[0]!, { count: Number(entry.slice(1)), points });
  }
  const total = [...tiles.values()].reduce((sum, { count }) => sum + count, 0);
  return { language, alphabet: alphabet.split(' '), tiles, total };
}
