/** The board has 15 × 15 squares. */
export const BOARD_SIZE = 15;
export const SQUARES = BOARD_SIZE * BOARD_SIZE;

/** A square by its number: row by row from the top, from the left in a row. Neutral: every country names it in its own way. */
export type Square = number;

export type Direction = 'across' | 'down';

export const CENTRE: Square = squareAt(7, 7);

export function squareAt(column: number, row: number): Square {
  return row * BOARD_SIZE + column;
}

export function columnOf(square: Square): number {
  return square % BOARD_SIZE;
}

export function rowOf(square: Square): number {
  return Math.trunc(square / BOARD_SIZE);
}

/** The square so many further (negative: back) in a direction; null beyond the edge. */
export function squareBeyond(square: Square, direction: Direction, by: number): Square | null {
  const along = (direction === 'across' ? columnOf(square) : rowOf(square)) + by;
  if (along < 0 || along >= BOARD_SIZE) return null;
  return square + (direction === 'across' ? by : by * BOARD_SIZE);
}

export function otherDirection(direction: Direction): Direction {
  return direction === 'across' ? 'down' : 'across';
}

/**
 * How a country names squares. `letter-columns`: columns A–O, rows 1–15 (Poland, English-language boards, GCG, and
 * whatever this program stores). `letter-rows`: rows A–O, columns 1–15 (Slovakia, Germany, France). `H9` in the one is
 * `I8` in the other.
 */
export type SquareNaming = 'letter-columns' | 'letter-rows';

/** Where a word begins and which way it runs. */
export type WordStart = { readonly square: Square; readonly direction: Direction };

/** `H8`: the letter first. */
export function writeSquare(square: Square, naming: SquareNaming = 'letter-columns'): string {
  const { letter, number } = named(square, naming);
  return letter + number;
}

/** Reads `H8`, `8H` or `h8`; null if there is no such square. */
export function readSquare(text: string, naming: SquareNaming = 'letter-columns'): Square | null {
  return parse(text, naming)?.square ?? null;
}

/**
 * The line the word lies in is named first: its row if it runs across, its column if it runs down. So `8H` runs across
 * and `H8` down where columns are letters, and the other way round where rows are.
 */
export function writeWordStart({ square, direction }: WordStart, naming: SquareNaming): string {
  const { letter, number } = named(square, naming);
  return isLetterFirst(direction, naming) ? letter + number : number + letter;
}

export function readWordStart(text: string, naming: SquareNaming): WordStart | null {
  const parsed = parse(text, naming);
  if (!parsed) return null;
  const direction = isLetterFirst('across', naming) === parsed.letterFirst ? 'across' : 'down';
  return { square: parsed.square, direction };
}

const FIRST_LETTER = 'A'.charCodeAt(0);

function isLetterFirst(direction: Direction, naming: SquareNaming): boolean {
  return (direction === 'down') === (naming === 'letter-columns');
}

function named(square: Square, naming: SquareNaming): { readonly letter: string; readonly number: string } {
  const [lettered, numbered] =
    naming === 'letter-columns' ? [columnOf(square), rowOf(square)] : [rowOf(square), columnOf(square)];
  return { letter: String.fromCharCode(FIRST_LETTER + lettered), number: String(numbered + 1) };
}

function parse(
  text: string,
  naming: SquareNaming,
): { readonly square: Square; readonly letterFirst: boolean } | null {
  const match = /^(?:([A-O])(\d{1,2})|(\d{1,2})([A-O]))$/.exec(text.toUpperCase());
  if (!match) return null;
  const letterFirst = match[1] !== undefined;
  const lettered = (match[1] ?? match[4])!.charCodeAt(0) - FIRST_LETTER;
  const numbered = Number(match[2] ?? match[3]) - 1;
  if (numbered < 0 || numbered >= BOARD_SIZE) return null;
  const square = naming === 'letter-columns' ? squareAt(lettered, numbered) : squareAt(numbered, lettered);
  return { square, letterFirst };
}
