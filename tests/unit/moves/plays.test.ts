import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type Board, EMPTY_BOARD } from '../../../src/domain/board/board.ts';
import { TILE_LANGUAGES } from '../../../src/domain/tiles/language.ts';
import { BLANK, TILE_SETS, type TileSet } from '../../../src/domain/tiles/tileSet.ts';
import { playPlacement } from '../../../src/moves/play.ts';
import { createPlayFinder, type Position } from '../../../src/moves/playFinder.ts';
import { allPlays, bestPlays, playSummary } from '../../../src/moves/plays.ts';
import { boardOf, boards, SCORING } from '../domain/board/boards.ts';
import { built, labelOf } from '../lexicon/words.ts';
import { type AllWords, allWordsOf, keyOf, triedPlays } from './bruteForce.ts';
import { shippedLexicon, wordsIn } from './shipped.ts';

/** Positions to try for each number of blanks; the soak asks for more, and for whole racks with two blanks. */
const PLAY_RUNS = Number(process.env.PLAY_RUNS ?? 1);

test('equal plays stand in the order of the language, where the tiles have some letters later', () => {
  const words = ['fon', 'fön', 'fun', 'fzn'];
  const { graph } = built(labelOf('sk'), words).lexicon;
  const finder = createPlayFinder(TILE_SETS.sk, graph, SCORING);
  const named = allPlays(finder, { board: EMPTY_BOARD, rack: ['F', 'N', '?'] })
    .filter(({ direction, square }) => direction === 'across' && square === 7 * 15 + 7)
    .map((play) => playPlacement(TILE_SETS.sk, play).word);
  expect(named).toEqual(['FoN', 'FöN', 'FuN', 'FzN']);
});

describe('a small list', () => {
  const set = TILE_SETS.pl;
  const finder = createPlayFinder(
    set,
    built(labelOf('pl'), ['kot', 'kota', 'kto', 'tok', 'ok', 'ot', 'da', 'nieda', 'oda', 'ad']).lexicon.graph,
    SCORING,
  );
  const found = (board: Board, rack: string) =>
    allPlays(finder, { board, rack: [...rack] }).map((play) => {
      const { at, down, word } = playPlacement(set, play);
      return `${down ? '↓' : ''}${at} ${word} ${play.points}`;
    });

  test('an empty board is played in both directions, over the centre', () => {
    expect(found(EMPTY_BOARD, 'AD')).toEqual([
      '↓H7 AD 6',
      'G8 AD 6',
      'H8 AD 6',
      '↓H8 AD 6',
      '↓H7 DA 6',
      'G8 DA 6',
      'H8 DA 6',
      '↓H8 DA 6',
    ]);
  });

  test('nothing can be laid from an empty rack, or where no word fits', () => {
    expect(found(EMPTY_BOARD, '')).toEqual([]);
    const board = boardOf(set, 'H8 KOT');
    expect(playSummary(finder, { board, rack: ['Ź'] })).toEqual({
      plays: 0,
      byTiles: [0, 0, 0, 0, 0, 0, 0],
      sum: 0,
      best: null,
      moves: [],
    });
  });

  test('a blank and the letter it stands for are two plays', () => {
    const board = boardOf(set, 'H8 KOT');
    expect(found(board, 'A')).toEqual(['H8 KOTA 6']);
    expect(found(board, 'A?')).toEqual(expect.arrayContaining(['H8 KOTA 6', 'H8 KOTa 5']));
  });

  test('one tile that forms two words is one play, named by the longer, by the one across if equal', () => {
    expect(found(boardOf(set, 'H8 KOT', '↓K6 OD'), 'A')).toContain('H8 KOTA 10');
    expect(found(boardOf(set, 'H8 KOT', '↓K6 OD'), 'A').join()).not.toContain('K6');
    expect(found(boardOf(set, 'J8 D', '↓K5 KOT'), 'A')).toContain('↓K5 KOTA 9');
    expect(found(boardOf(set, 'J8 D', '↓K5 KOT'), 'A').join()).not.toContain(',J8 DA');
    expect(found(boardOf(set, 'H8 D', '↓I7 D'), 'A')).toContain('H8 DA 6');
    expect(found(boardOf(set, 'H8 D', '↓I7 D'), 'A').join()).not.toContain('↓I7');
  });

  test('a word with the prefix of its language is found, though the list has it as a label', () => {
    expect(found(boardOf(set, 'H8 NI'), 'EAD')).toContain('H8 NIEDA 7');
    expect(found(EMPTY_BOARD, 'NIEDA').filter((play) => play.includes('NIEDA'))).toHaveLength(10);
  });

  test('equal plays: word, row, column, direction, fewer blanks, blanks earlier', () => {
    const worth = (rack: string) => found(EMPTY_BOARD, rack).filter((play) => play.endsWith(' 0'));
    expect(worth('??')).toEqual([
      '↓H7 ad 0',
      'G8 ad 0',
      'H8 ad 0',
      '↓H8 ad 0',
      '↓H7 da 0',
      'G8 da 0',
      'H8 da 0',
      '↓H8 da 0',
      '↓H7 ok 0',
      'G8 ok 0',
      'H8 ok 0',
      '↓H8 ok 0',
      '↓H7 ot 0',
      'G8 ot 0',
      'H8 ot 0',
      '↓H8 ot 0',
    ]);
  });

  test('a list that lacks a letter of the tiles lays everything else, and a blank is never such a letter', () => {
    const { lexicon } = built(labelOf('pl', { letters: 'adkot', prefix: '' }), ['kot', 'da', 'ok']);
    const small = createPlayFinder(set, lexicon.graph, SCORING);
    const rack = [...'ŹO?'];
    const words = allPlays(small, { board: boardOf(set, 'H8 TŹA'), rack }).map(
      (play) => playPlacement(set, play).word,
    );
    expect(new Set(words)).toEqual(new Set(['kOT', 'dA']));
  });

  test('Slovak: a blank stands for letters that have no tile, where the list knows them', () => {
    const { sk } = TILE_SETS;
    const wordsOf = (letters: string) => {
      const { lexicon } = built(labelOf('sk', { letters, prefix: '' }), ['föna', 'fena']);
      const slovak = createPlayFinder(sk, lexicon.graph, SCORING);
      const plays = allPlays(slovak, { board: EMPTY_BOARD, rack: [...'FNA?'] });
      return new Set(plays.map((play) => playPlacement(sk, play).word));
    };
    expect(wordsOf(labelOf('sk').letters)).toEqual(new Set(['FöNA', 'FeNA']));
    expect(sk.tiles.has('Ö')).toBe(false);
  });
});

describe.each(TILE_LANGUAGES)('the list we ship for %s', (language) => {
  const set = TILE_SETS[language];
  let words: Promise<AllWords> | null = null;
  const loaded = () => {
    words ??= shippedLexicon(language).then(allWordsOf);
    return words;
  };

  test.each([
    [0, 7],
    [1, 7],
    [2, 5],
  ])(
    'agrees with trying every word in every place, with %i blanks among at most %i tiles',
    async (blanks, most) => {
      const all = await loaded();
      const finder = createPlayFinder(set, all.lexicon.graph, SCORING);
      fc.assert(
        fc.property(
          boards(set, wordsIn(set, all.lexicon), 14),
          racks(set, blanks, PLAY_RUNS === 1 ? most : 7),
          (board, rack) => {
            const position: Position = { board, rack };
            const plays = allPlays(finder, position);
            expect(new Map(plays.map(({ tiles, points }) => [keyOf(tiles), points]))).toEqual(
              triedPlays(set, all, position),
            );
            expect(new Set(plays.map(({ tiles }) => keyOf(tiles))).size).toBe(plays.length);
            expect(bestPlays(finder, position)).toEqual(
              plays.filter(({ points }) => points === plays[0]?.points),
            );
            const summary = playSummary(finder, position);
            expect(summary.plays).toBe(plays.length);
            expect(summary.sum).toBe(plays.reduce((sum, { points }) => sum + points, 0));
            expect(summary.byTiles).toEqual(
              Array.from({ length: 7 }, (_, i) => plays.filter(({ tiles }) => tiles.length === i + 1).length),
            );
          },
        ),
        { numRuns: PLAY_RUNS },
      );
    },
    60_000 + 60_000 * PLAY_RUNS,
  );
});

/** So many tiles or fewer out of the bag, so many of them blanks. */
function racks(set: TileSet, blanks: number, most: number): fc.Arbitrary<readonly string[]> {
  const bag = [...set.tiles].flatMap(([letter, { count }]) =>
    letter === BLANK ? [] : Array<string>(count).fill(letter),
  );
  return fc
    .shuffledSubarray(bag, { minLength: 3, maxLength: most - blanks })
    .map((letters) => [...letters, ...Array<string>(blanks).fill(BLANK)]);
}
