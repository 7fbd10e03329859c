import { columnOf, rowOf, type Square } from './square.ts';

export type Premium = { readonly letter: 1 | 2 | 3; readonly word: 1 | 2 | 3 };

export const NO_PREMIUM: Premium = { letter: 1, word: 1 };

// One letter a square: T/D = triple/double word, t/d = triple/double letter.
const LAYOUT = [
  'T..d...T...d..T',
  '.D...t...t...D.',
  '..D...d.d...D..',
  'd..D...d...D..d',
  '....D.....D....',
  '.t...t...t...t.',
  '..d...d.d...d..',
  'T..d...D...d..T',
  '..d...d.d...d..',
  '.t...t...t...t.',
  '....D.....D....',
  'd..D...d...D..d',
  '..D...d.d...D..',
  '.D...t...t...D.',
  'T..d...T...d..T',
] as const;

const PREMIUMS: Readonly<Record<string, Premium>> = {
  '.': NO_PREMIUM,
  d: { letter: 2, word: 1 },
  t: { letter: 3, word: 1 },
  D: { letter: 1, word: 2 },
  T: { letter: 1, word: 3 },
};

export function premium(square: Square): Premium {
  return PREMIUMS[LAYOUT[rowOf(square)]![columnOf(square)]!]!;
}
