import type { Points } from '../units.ts';

/**
 * The languages there are tiles for; not those the app speaks. The order is wire format: slips and cards write a
 * language as its place in this list, so new ones go to the end and none is taken out.
 */
export const TILE_LANGUAGES = ['pl', 'en', 'sk'] as const;
export type TileLanguage = (typeof TILE_LANGUAGES)[number];

/** The tiles of one language as its box prints them. */
export type LanguageTiles = {
  /**
   * Every letter a blank may stand for. The order is the collation used by the starting draw, and wire format: slips
   * write a letter of a rack as its place, so a letter put in between would change what every earlier slip says.
   */
  readonly alphabet: string;
  /** By value: the letters with their numbers of tiles, `A9 E7 …`. */
  readonly tiles: readonly (readonly [Points, string])[];
};
