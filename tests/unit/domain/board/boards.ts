import fc from 'fast-check';
import { type Board, EMPTY_BOARD, isEmpty, type PlacedTile } from '../../../../src/domain/board/board.ts';
import { layWord, putDown } from '../../../../src/domain/board/lay.ts';
import { BOARD_SIZE, SQUARES, writeSquare } from '../../../../src/domain/board/square.ts';
import type { TileSet } from '../../../../src/domain/tiles/tileSet.ts';

/** Written as in a game file: `H8 KOT`, a word that runs down with a `↓` before it, small letters for blanks. */
export function boardOf(set: TileSet, ...words: readonly string[]): Board {
  return words.reduce((board, line) => {
    const down = line.startsWith('↓');
    const [at, word] = line.replace('↓', '').split(' ');
    const after = putDown(set, board, { at: at!, word: word!, down });
    if (!after.ok) throw new Error(`${line}: ${JSON.stringify(after.error)}`);
    return after.value;
  }, EMPTY_BOARD);
}

export const SCORING = { rack: 7, bonus: 50 };

type Step = {
  readonly word: string;
  readonly shift: number;
  readonly square: number;
  readonly down: boolean;
};

/** Boards as moves make them: the words are laid one after another wherever they may lie; what they form across is not asked. */
export function boards(set: TileSet, words: fc.Arbitrary<string>, most = 12): fc.Arbitrary<Board> {
  const step = fc.record({
    word: words,
    shift: fc.nat(BOARD_SIZE - 1),
    square: fc.nat(SQUARES - 1),
    down: fc.boolean(),
  });
  return fc
    .array(step, { maxLength: most, size: 'max' })
    .map((steps) => steps.reduce(extended(set), EMPTY_BOARD));
}

/** Tries the squares in turn from the one that was drawn, and leaves the word out where none takes it. */
const extended =
  (set: TileSet) =>
  (board: Board, { word, shift, square, down }: Step): Board => {
    const first = isEmpty(board) ? 7 * BOARD_SIZE + Math.max(0, 8 - [...word].length) : square;
    for (let by = 0; by < SQUARES; by++) {
      const at = writeSquare((first + by * (shift + 1)) % SQUARES);
      const laid = layWord(set, board, { at, word, down: down && !isEmpty(board) }, SCORING);
      if (laid.ok) return laid.value.board;
    }
    return board;
  };

/** Any letters of the set, some of them as blanks. */
export function anyLetters(set: TileSet): fc.Arbitrary<string> {
  const sign = fc.constantFrom(...set.alphabet, ...set.alphabet.map((letter) => letter.toLowerCase()));
  return fc.array(sign, { minLength: 2, maxLength: 7 }).map((signs) => signs.join(''));
}

/** Takes tiles off the squares they lie on. */
export function withoutTiles(board: Board, tiles: readonly PlacedTile[]): Board {
  const bytes = new Uint8Array(board.bytes);
  for (const { square } of tiles) bytes[square] = 0;
  return { bytes, tiles: board.tiles - tiles.length };
}

export function isSameBoard(one: Board, other: Board): boolean {
  if (one.tiles !== other.tiles) return false;
  for (let square = 0; square < SQUARES; square++)
    if (one.bytes[square] !== other.bytes[square]) return false;
  return true;
}
