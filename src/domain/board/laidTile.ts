import { isBlankLetter } from '../tiles/blank.ts';
import { BLANK, letterPoints, type TileSet } from '../tiles/tileSet.ts';
import type { Points } from '../units.ts';

/**
 * A tile on the board as one number below 128: its letter's place in the alphabet of its set, from 1, and a bit for a
 * blank that stands for that letter. Never 0.
 */
export type LaidTile = number;

const BLANK_BIT = 64;

export function laidTile(letter: number, blank: boolean): LaidTile {
  return (letter + 1) | (blank ? BLANK_BIT : 0);
}

/** The letter's place in the alphabet, from 0. */
export function letterOf(tile: LaidTile): number {
  return (tile & (BLANK_BIT - 1)) - 1;
}

export function isBlank(tile: LaidTile): boolean {
  return (tile & BLANK_BIT) !== 0;
}

/** Reads `Ź`, or `ź` for a blank that stands for it; null for a letter the set does not know. */
export function readLaidTile(set: TileSet, sign: string): LaidTile | null {
  const letter = set.alphabet.indexOf(sign.toUpperCase());
  return letter < 0 ? null : laidTile(letter, isBlankLetter(sign));
}

export function writeLaidTile(set: TileSet, tile: LaidTile): string {
  const letter = set.alphabet[letterOf(tile)]!;
  return isBlank(tile) ? letter.toLowerCase() : letter;
}

/** The tile as it came from the bag: a blank is a blank again. */
export function asDrawn(set: TileSet, tile: LaidTile): string {
  return isBlank(tile) ? BLANK : set.alphabet[letterOf(tile)]!;
}

export function laidPoints(set: TileSet, tile: LaidTile): Points {
  return isBlank(tile) ? 0 : letterPoints(set, set.alphabet[letterOf(tile)]!);
}
