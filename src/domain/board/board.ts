/** The 15 × 15 board. Columns A–O from the left, rows 1–15 from the top; `H8` is the centre. */
export const SIZE = 15;
export const CENTRE: Square = { column: 7, row: 7 };

export type Square = { readonly column: number; readonly row: number };
export type Premium = { readonly letter: 1 | 2 | 3; readonly word: 1 | 2 | 3 };

/** A tile on the board: its letter, and whether a blank stands for it. */
export type LaidTile = { readonly letter: string; readonly blank: boolean };

/** Tiles by square index (`row * SIZE + column`). */
export type Board = ReadonlyMap<number, LaidTile>;

export const EMPTY_BOARD: Board = new Map();

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
  '.': { letter: 1, word: 1 },
  d: { letter: 2, word: 1 },
  t: { letter: 3, word: 1 },
  D: { letter: 1, word: 2 },
  T: { letter: 1, word: 3 },
};

export function premium({ column, row }: Square): Premium {
  return PREMIUMS[LAYOUT[row]![column]!]!;
}

export function squareIndex({ column, row }: Square): number {
  return row * SIZE + column;
}

export function onBoard({ column, row }: Square): boolean {
  return column >= 0 && column < SIZE && row >= 0 && row < SIZE;
}

/** Reads `H8`, `8H` or `h8`; null if there is no such square. */
export function readSquare(text: string): Square | null {
  const match = /^(?:([A-O])(\d{1,2})|(\d{1,2})([A-O]))$/.exec(text.toUpperCase());
  if (!match) return null;
  const column = (match[1] ?? match[4])!.charCodeAt(0) - 65;
  const square = { column, row: Number(match[2] ?? match[3]) - 1 };
  return onBoard(square) ? square : null;
}
