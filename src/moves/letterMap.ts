import type { TileSet } from '../domain/tiles/tileSet.ts';
import { type Alphabet, letterNumber } from '../lexicon/alphabet.ts';

/**
 * By a letter's place in the alphabet of the tiles, its number in the list; `NO_LETTER` where the list does not know
 * it. The lists we ship number letters as the tiles do, but every file brings its own alphabet.
 */
export type LetterMap = ArrayLike<number>;

export function letterMapOf(set: TileSet, alphabet: Alphabet): LetterMap {
  return Uint8Array.from(set.alphabet, (letter) => letterNumber(alphabet, letter.charCodeAt(0)));
}
