import type { LanguageTiles } from './language.ts';

/** English: 98 letters and 2 blanks, 187 points. */
export const ENGLISH: LanguageTiles = {
  alphabet: 'ABCDEFGHIJKLMNOPQRSTUVWXYZ',
  tiles: [
    [1, 'A9 E12 I9 L4 N6 O8 R6 S4 T6 U4'],
    [2, 'D4 G3'],
    [3, 'B2 C2 M2 P2'],
    [4, 'F2 H2 V2 W2 Y2'],
    [5, 'K1'],
    [8, 'J1 X1'],
    [10, 'Q1 Z1'],
  ],
};
