import type { Points } from '../units.ts';
import { ENGLISH } from './english.ts';
import type { LanguageTiles, TileLanguage } from './language.ts';
import { POLISH } from './polish.ts';
import { SLOVAK } from './slovak.ts';

export const BLANK = '?';

type TileKind = { readonly count: number; readonly points: Points };

/** The tiles of one language, ready to be counted. */
export type TileSet = {
  readonly language: TileLanguage;
  readonly alphabet: readonly string[];
  /** By letter, and the blank under `?`. A letter of the alphabet without a tile is absent. */
  readonly tiles: ReadonlyMap<string, TileKind>;
  readonly total: number;
};

export const TILE_SETS: Readonly<Record<TileLanguage, TileSet>> = {
  pl: tileSet('pl', POLISH),
  en: tileSet('en', ENGLISH),
  sk: tileSet('sk', SLOVAK),
};

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

function tileSet(language: TileLanguage, { alphabet, tiles: byPoints }: LanguageTiles): TileSet {
  const tiles = new Map<string, TileKind>([[BLANK, { count: 2, points: 0 }]]);
  for (const [points, list] of byPoints) {
    for (const entry of list.split(' ')) tiles.set(entry[0]!, { count: Number(entry.slice(1)), points });
  }
  const total = [...tiles.values()].reduce((sum, { count }) => sum + count, 0);
  return { language, alphabet: [...alphabet], tiles, total };
}
