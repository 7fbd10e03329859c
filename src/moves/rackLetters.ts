import { BLANK, type TileSet } from '../domain/tiles/tileSet.ts';
import { NO_LETTER } from '../lexicon/alphabet.ts';
import type { LetterMap } from './letterMap.ts';
import { type LetterSet, letterSetOf } from './letterSet.ts';

/** A rack while tiles are taken from it and put back, by the letters' numbers in the list. */
export type RackLetters = {
  /** How often each letter is there. */
  readonly counts: Uint8Array;
  /** Those of which one is there at least. */
  readonly held: Int32Array;
  blanks: number;
  /** Tiles on the full rack, those included whose letter the list does not know. */
  readonly size: number;
};

/** `letters`: how many the list has. */
export function rackLetters(
  set: TileSet,
  map: LetterMap,
  letters: number,
  parts: number,
  rack: readonly string[],
): RackLetters {
  const counts = new Uint8Array(letters);
  const held = new Int32Array(parts);
  let blanks = 0;
  for (const tile of rack) {
    if (tile === BLANK) blanks += 1;
    const letter = map[set.alphabet.indexOf(tile)] ?? NO_LETTER;
    if (letter === NO_LETTER) continue;
    counts[letter]! += 1;
    held[letter >>> 5]! |= 1 << (letter & 31);
  }
  return { counts, held, blanks, size: rack.length };
}

export function takeLetter({ counts, held }: RackLetters, letter: number): void {
  counts[letter]! -= 1;
  if (counts[letter] === 0) held[letter >>> 5]! &= ~(1 << (letter & 31));
}

export function putLetterBack({ counts, held }: RackLetters, letter: number): void {
  counts[letter]! += 1;
  held[letter >>> 5]! |= 1 << (letter & 31);
}

/** The letters a rack can lay somewhere: with a blank, every letter there is a tile or a place in the alphabet for. */
export function layable(map: LetterMap, parts: number, { held, blanks }: RackLetters): LetterSet {
  if (blanks === 0) return Array.from(held);
  return letterSetOf(
    Array.from(map).filter((letter) => letter !== NO_LETTER),
    parts,
  );
}
