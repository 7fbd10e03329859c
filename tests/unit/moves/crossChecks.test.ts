import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { shippedList } from '../../../lexicon/shipped.ts';
import { type Board, EMPTY_BOARD, tileAt } from '../../../src/domain/board/board.ts';
import { writeLaidTile } from '../../../src/domain/board/laidTile.ts';
import { BOARD_SIZE, type Direction, readSquare, squareAt } from '../../../src/domain/board/square.ts';
import { isBlankLetter } from '../../../src/domain/tiles/blank.ts';
import { TILE_LANGUAGES } from '../../../src/domain/tiles/language.ts';
import { letterPoints, TILE_SETS, type TileSet } from '../../../src/domain/tiles/tileSet.ts';
import { advance, cursorAtStart, hasWord, isWordAt } from '../../../src/lexicon/cursor.ts';
import { type Lexicon, readListFile } from '../../../src/lexicon/file.ts';
import type { Graph } from '../../../src/lexicon/graph.ts';
import { type CrossChecks, crossChecks } from '../../../src/moves/crossChecks.ts';
import { hasLetter, lettersIn } from '../../../src/moves/letterSet.ts';
import { boardOf, boards } from '../domain/board/boards.ts';
import { built, labelOf } from '../lexicon/words.ts';

describe('a small list', () => {
  const set = TILE_SETS.pl;
  const list = ['kot', 'kota', 'koty', 'kos', 'oko', 'nieda', 'da', 'niedaj', 'daj'];
  const { graph } = built(labelOf('pl'), list).lexicon;
  const fitting = (checks: CrossChecks, square: string) => {
    const check = checks[readSquare(square)!];
    return (
      check && [
        lettersIn(check.letters)
          .map((number) => set.alphabet[number])
          .join(''),
        check.points,
      ]
    );
  };

  test('says nothing on an empty board', () => {
    for (const direction of ['across', 'down'] as const) {
      expect(crossChecks(set, EMPTY_BOARD, graph, direction).every((check) => check === null)).toBe(true);
    }
  });

  test('says what may stand before, after, between and beside tiles, and what those are worth', () => {
    const board = boardOf(set, 'H8 KOT', 'H5 KO', 'K5 Y', '↓A1 OkO');
    const across = crossChecks(set, board, graph, 'across');
    const down = crossChecks(set, board, graph, 'down');
    expect(fitting(across, 'K8')).toEqual(['AY', 5]);
    expect(fitting(across, 'G8')).toEqual(['', 5]);
    expect(fitting(across, 'J5')).toEqual(['T', 5]);
    expect(fitting(across, 'H8')).toBeNull();
    expect(fitting(across, 'H7')).toBeNull();
    expect(fitting(down, 'H7')).toEqual(['', 2]);
    expect(fitting(down, 'A4')).toEqual(['', 2]);
  });

  test('knows the words that are labels of others', () => {
    const checks = crossChecks(set, boardOf(set, 'H8 NIEDA', 'H10 IEDA'), graph, 'across');
    expect(fitting(checks, 'M8')).toEqual(['J', 6]);
    expect(fitting(checks, 'G10')).toEqual(['N', 5]);
  });
});

const listOf = async (language: (typeof TILE_LANGUAGES)[number]): Promise<Lexicon> => {
  const { path } = await shippedList(language, console.log);
  const opened = readListFile(new Uint8Array(readFileSync(path)));
  if (!opened.ok) throw new Error(JSON.stringify(opened.error));
  return opened.value;
};

describe.each(TILE_LANGUAGES)('the list we ship for %s', (language) => {
  test('agrees with trying every letter on every square of random boards', async () => {
    const set = TILE_SETS[language];
    const lexicon = await listOf(language);
    const { graph } = lexicon;
    fc.assert(
      fc.property(boards(set, wordsIn(set, lexicon), 16), (board) => {
        for (const direction of ['across', 'down'] as const) {
          const checks = crossChecks(set, board, graph, direction);
          expect(asTried(set, checks)).toEqual(tried(set, board, direction, (word) => hasWord(graph, word)));
        }
      }),
      { numRuns: 12 },
    );
  }, 60_000);
});

/** Words that the list has, in capitals: the first one met on some way into it. */
const wordsIn = (set: TileSet, { graph }: Lexicon): fc.Arbitrary<string> =>
  fc
    .tuple(fc.integer({ min: 2, max: 6 }), fc.array(fc.nat(99), { minLength: 15, maxLength: 15 }))
    .map(([shortest, turns]) => wayTo(set, graph, shortest, turns))
    .filter((word) => word !== null);

function wayTo(set: TileSet, graph: Graph, shortest: number, turns: readonly number[]): string | null {
  let cursor = cursorAtStart(graph);
  let word = '';
  for (const turn of turns) {
    const ways = set.alphabet.flatMap((letter, number) => {
      const next = advance(graph, cursor, number);
      return next === 0 ? [] : [{ letter, next }];
    });
    const way = ways[turn % ways.length];
    if (!way) return null;
    word += way.letter;
    cursor = way.next;
    if (word.length >= shortest && isWordAt(cursor, word.length)) return word;
  }
  return null;
}

type Tried = readonly (string | null)[];

function asTried(set: TileSet, checks: CrossChecks): Tried {
  return checks.map(
    (check) =>
      check &&
      `${set.alphabet.filter((_, number) => hasLetter(check.letters, number)).join('')} ${check.points}`,
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
