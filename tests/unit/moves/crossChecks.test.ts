import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type Board, EMPTY_BOARD, tileAt } from '../../../src/domain/board/board.ts';
import { writeLaidTile } from '../../../src/domain/board/laidTile.ts';
import { BOARD_SIZE, type Direction, readSquare, squareAt } from '../../../src/domain/board/square.ts';
import { isBlankLetter } from '../../../src/domain/tiles/blank.ts';
import { TILE_LANGUAGES } from '../../../src/domain/tiles/language.ts';
import { letterPoints, TILE_SETS, type TileSet } from '../../../src/domain/tiles/tileSet.ts';
import { hasWord } from '../../../src/lexicon/cursor.ts';
import { type CrossChecks, crossChecks } from '../../../src/moves/crossChecks.ts';
import { type LetterSet, letterSetOf } from '../../../src/moves/letterSet.ts';
import { boardOf, boards } from '../domain/board/boards.ts';
import { built, labelOf } from '../lexicon/words.ts';
import { shippedLexicon, wordsIn } from './shipped.ts';

describe('a small list', () => {
  const set = TILE_SETS.pl;
  const list = ['kot', 'kota', 'koty', 'kos', 'oko', 'nieda', 'da', 'niedaj', 'daj'];
  const { graph } = built(labelOf('pl'), list).lexicon;
  const fitting = (checks: CrossChecks, square: string) => {
    const at = readSquare(square)!;
    return checks.lengths[at]! < 2 ? null : [letters(set, checks, at), checks.points[at]];
  };

  test('says nothing on an empty board', () => {
    for (const direction of ['across', 'down'] as const) {
      const { letters: any, lengths } = crossChecks(set, EMPTY_BOARD, graph, direction, everyLetter(set));
      expect([...new Set(any)]).toEqual([...everyLetter(set)]);
      expect([...new Set(lengths)]).toEqual([1]);
    }
  });

  test('says what may stand before, after, between and beside tiles, and what those are worth', () => {
    const board = boardOf(set, 'H8 KOT', 'H5 KO', 'K5 Y', '↓A1 OkO');
    const across = crossChecks(set, board, graph, 'across', everyLetter(set));
    const down = crossChecks(set, board, graph, 'down', everyLetter(set));
    expect(fitting(across, 'K8')).toEqual(['AY', 5]);
    expect(fitting(across, 'G8')).toEqual(['', 5]);
    expect(fitting(across, 'J5')).toEqual(['T', 5]);
    expect(fitting(across, 'H8')).toBeNull();
    expect(fitting(across, 'H7')).toBeNull();
    expect(fitting(down, 'H7')).toEqual(['', 2]);
    expect(fitting(down, 'A4')).toEqual(['', 2]);
  });

  test('tries no letter that nobody could lay, and says how long the words would be', () => {
    const board = boardOf(set, 'H8 KOT', '↓G4 KO');
    const onlyA = letterSetOf([0], 1);
    const across = crossChecks(set, board, graph, 'across', onlyA);
    expect(fitting(across, 'K8')).toEqual(['A', 5]);
    expect(fitting(across, 'G8')).toEqual(['', 5]);
    expect(['K8', 'G8', 'H8', 'G6', 'F4'].map((at) => across.lengths[readSquare(at)!])).toEqual([
      4, 4, 0, 1, 2,
    ]);
    expect(letters(set, across, readSquare('A1')!)).toBe('A');
  });

  test('knows the words that are labels of others', () => {
    const checks = crossChecks(set, boardOf(set, 'H8 NIEDA', 'H10 IEDA'), graph, 'across', everyLetter(set));
    expect(fitting(checks, 'M8')).toEqual(['J', 6]);
    expect(fitting(checks, 'G10')).toEqual(['N', 5]);
  });
});

describe.each(TILE_LANGUAGES)('the list we ship for %s', (language) => {
  test('agrees with trying every letter on every square of random boards', async () => {
    const set = TILE_SETS[language];
    const lexicon = await shippedLexicon(language);
    const { graph } = lexicon;
    fc.assert(
      fc.property(boards(set, wordsIn(set, lexicon), 16), (board) => {
        for (const direction of ['across', 'down'] as const) {
          const checks = crossChecks(set, board, graph, direction, everyLetter(set));
          expect(asTried(set, checks)).toEqual(tried(set, board, direction, (word) => hasWord(graph, word)));
        }
      }),
      { numRuns: 12 },
    );
  }, 60_000);
});

type Tried = readonly (string | null)[];

const everyLetter = (set: TileSet): LetterSet =>
  letterSetOf(
    set.alphabet.map((_, number) => number),
    Math.ceil(set.alphabet.length / 32),
  );

/** Those that may stand on a square, as text. */
const letters = (set: TileSet, { parts, letters: all }: CrossChecks, at: number): string =>
  lettersIn(Array.from(all.subarray(at * parts, (at + 1) * parts)))
    .map((number) => set.alphabet[number])
    .join('');

function asTried(set: TileSet, checks: CrossChecks): Tried {
  return Array.from(checks.lengths, (length, at) =>
    length < 2 ? null : `${letters(set, checks, at)} ${checks.points[at]}`,
  );
}

/** The same from nothing but the lines of the board as text. */
function tried(set: TileSet, board: Board, direction: Direction, isWord: (word: string) => boolean): Tried {
  const indices = Array.from({ length: BOARD_SIZE }, (_, i) => i);
  const at = (line: number, i: number) => (direction === 'across' ? squareAt(i, line) : squareAt(line, i));
  const answers: (string | null)[] = Array(BOARD_SIZE * BOARD_SIZE).fill(null);
  for (const line of indices) {
    const signs = indices.map((i) => {
      const tile = tileAt(board, at(line, i));
      return tile === null ? ' ' : writeLaidTile(set, tile);
    });
    for (const i of indices.filter((place) => signs[place] === ' ')) {
      const text = signs.join('');
      const before = text.slice(0, i).split(' ').at(-1)!;
      const after = text.slice(i + 1).split(' ')[0]!;
      if (before + after === '') continue;
      const letters = set.alphabet.filter((letter) => isWord(before + letter + after));
      const points = [...before, ...after].reduce(
        (sum, sign) => sum + (isBlankLetter(sign) ? 0 : letterPoints(set, sign)),
        0,
      );
      answers[at(line, i)] = `${letters.join('')} ${points}`;
    }
  }
  return answers;
}

/** Their numbers, in alphabet order. */
function lettersIn(letters: LetterSet): readonly number[] {
  return letters.flatMap((bits, part) => {
    const numbers: number[] = [];
    for (let rest = bits; rest !== 0; rest &= rest - 1)
      numbers.push(32 * part + 31 - Math.clz32(rest & -rest));
    return numbers;
  });
}
