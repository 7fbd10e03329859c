import type { LanguageTiles } from './language.ts';

/** Polish: 98 letters and 2 blanks, 190 points (PFS rules of the game; regulations 000 and 003). */
export const POLISH: LanguageTiles = {
  alphabet: 'AĄBCĆDEĘFGHIJKLŁMNŃOÓPRSŚTUWYZŹŻ',
  tiles: [
    [1, 'A9 E7 I8 N5 O6 R4 S4 W4 Z5'],
    [2, 'C3 D3 K3 L3 M3 P3 T3 Y4'],
    [3, 'B2 G2 H2 J2 Ł2 U2'],
    [5, 'Ą1 Ę1 F1 Ó1 Ś1 Ż1'],
    [6, 'Ć1'],
    [7, 'Ń1'],
    [9, 'Ź1'],
  ],
};
