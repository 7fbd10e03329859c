import type { LanguageTiles } from './language.ts';

/**
 * Slovak: the 100-tile set of the Slovak federation, 267 points. CH, DZ and DŽ are laid with two tiles; Q, W, Ü,
 * Ö, Ě and Ř have no tile: only a blank stands for them. The last four came later and stand behind the others, whose
 * places slips and links carry.
 */
export const SLOVAK: LanguageTiles = {
  alphabet: 'AÁÄBCČDĎEÉFGHIÍJKLĹĽMNŇOÓÔPQRŔSŠTŤUÚVWXYÝZŽÜÖĚŘ',
  tiles: [
    [1, 'A9 E8 I5 N5 O9 R4 S4 T4 V4'],
    [2, 'D3 K3 L3 M4 P3'],
    [3, 'J2 U2'],
    [4, 'Á1 B2 C1 H1 Y1 Z1'],
    [5, 'Č1 Í1 Š1 Ý1 Ž1'],
    [7, 'É1 Ľ1 Ť1 Ú1'],
    [8, 'Ď1 F1 G1 Ň1 Ô1'],
    [10, 'Ä1 Ĺ1 Ó1 Ŕ1 X1'],
  ],
};
