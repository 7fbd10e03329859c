import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type Board, EMPTY_BOARD } from '../../../../src/domain/board/board.ts';
import { asDrawn, isBlank } from '../../../../src/domain/board/laidTile.ts';
import { type Laid, layWord } from '../../../../src/domain/board/lay.ts';
import { type Announced, placesOf } from '../../../../src/domain/board/places.ts';
import { SQUARES, writeSquare } from '../../../../src/domain/board/square.ts';
import { supplyOf } from '../../../../src/domain/board/supply.ts';
import { BLANK, TILE_SETS } from '../../../../src/domain/tiles/tileSet.ts';
import { boardOf, boards, SCORING } from './boards.ts';

const set = TILE_SETS.pl;
const said = (points: number, more: Partial<Announced> = {}): Announced => ({
  points,
  tiles: null,
  least: 1,
  most: 7,
  ...SCORING,
  ...more,
});
const told = (board: Board, word: string, announced: Announced) =>
  placesOf(set, board, word, announced).map(
    ({ placement: { at, down, word: spelt }, assumed }) =>
      `${down ? '↓' : ''}${at} ${spelt}${assumed.length > 0 ? ` (${assumed.join()})` : ''}`,
  );

describe('where a word may lie with its points', () => {
  const kot = boardOf(set, 'H8 KOT');
  test.each([
    ['the tile that ends a word', kot, 'KOTY', said(7, { tiles: 1 }), ['H8 KOTY']],
    ['points that fit nowhere', kot, 'KOTY', said(8, { tiles: 1 }), []],
    ['a blank that the points betray', kot, 'KOTY', said(5, { tiles: 1 }), ['H8 KOTy (Y)']],
    ['a blank that was called one', kot, 'KOTy', said(5, { tiles: 1 }), ['H8 KOTy']],
    ['a blank that was called one and is worth too much', kot, 'KOTy', said(7, { tiles: 1 }), []],
    ['through a tile that lies there', kot, 'SEN', said(70), []],
    ['a first move needs two tiles', EMPTY_BOARD, 'A', said(2, { least: 2 }), []],
  ])('%s', (_, board, word, announced, expected) => {
    expect(told(board, word, announced)).toEqual(expected);
  });

  test('a letter of which no tile is left is a blank, whatever the points', () => {
    const board = boardOf(set, 'H8 ŹLE');
    const places = [5, 6, 7, 8].flatMap((points) => placesOf(set, board, 'ŹLE', said(points, { tiles: 3 })));
    expect(places.length).toBeGreaterThan(0);
    expect(places.every(({ assumed }) => assumed.includes('Ź'))).toBe(true);
  });

  test('a tile that makes the same word both ways is one play', () => {
    const board = boardOf(set, 'G8 OK', '↓I6 OK');
    expect(told(board, 'OKO', said(8, { tiles: 1 }))).toEqual(['G8 OKO']);
  });

  test('nothing assumed comes first, then few words across', () => {
    const places = placesOf(set, boardOf(set, 'H8 KOT', '↓H8 KOSA'), 'LAS', said(8));
    const ranks = places.map(({ assumed, laid }) => [assumed.length, laid.words.length]);
    expect(ranks).toEqual([...ranks].sort((a, b) => a[0]! - b[0]! || a[1]! - b[1]!));
  });
});

/** Every placement of the word with every choice of up to two blanks, tried one by one. */
function tried(board: Board, word: string, announced: Announced): readonly string[] {
  const left = supplyOf(set, board);
  const found = new Set<string>();
  for (let square = 0; square < SQUARES; square++) {
    for (const down of [false, true]) {
      for (const spelt of spellings(word)) {
        const laid = layWord(set, board, { at: writeSquare(square), down, word: spelt }, SCORING);
        if (laid.ok && laid.value.points === announced.points && supplies(laid.value))
          found.add(play(laid.value));
      }
    }
  }
  return [...found].sort();

  function supplies({ tiles }: Laid): boolean {
    const drawn = tiles.map(({ tile }) => asDrawn(set, tile));
    return (
      tiles.length <= 7 &&
      drawn.every((tile) => drawn.filter((one) => one === tile).length <= left.get(tile)!)
    );
  }
}

/** The play: which tile lies where. */
const play = ({ tiles }: Laid) =>
  tiles.map(({ square, tile }) => `${square}${isBlank(tile) ? '?' : ''}${tile}`).join(' ');

function spellings(word: string): readonly string[] {
  const signs = [...word];
  const low = (...places: readonly number[]) =>
    signs.map((sign, i) => (places.includes(i) ? sign.toLowerCase() : sign)).join('');
  return [
    word,
    ...signs.map((_, i) => low(i)),
    ...signs.flatMap((_, i) => signs.slice(i + 1).map((__, j) => low(i, i + 1 + j))),
  ];
}

test('the places are exactly the plays that are legal and worth the points', () => {
  const words = fc.constantFrom('KOT', 'LAS', 'OKO', 'ŹLE', 'ZAŁOGA', 'KoT');
  const word = fc.constantFrom('KOT', 'OKO', 'LASY', 'ŹLE', 'AGA');
  fc.assert(
    fc.property(boards(set, words, 6), word, fc.integer({ min: 2, max: 30 }), (board, spelt, points) => {
      if ((supplyOf(set, board).get(BLANK) ?? 0) < 0) return;
      const places = placesOf(set, board, spelt, said(points));
      expect(places.map(({ laid }) => play(laid)).sort()).toEqual(tried(board, spelt, said(points)));
      expect(places.every(({ laid }) => laid.points === points)).toBe(true);
    }),
    { numRuns: 60 },
  );
});

test('the true place is among them when the points were right', () => {
  const words = fc.constantFrom('KOT', 'LAS', 'OKO', 'BURZA', 'ŚĆ');
  fc.assert(
    fc.property(boards(set, words), fc.nat(SQUARES - 1), fc.boolean(), words, (board, square, down, word) => {
      const laid = layWord(set, board, { at: writeSquare(square), down, word }, SCORING);
      if (
        !laid.ok ||
        !laid.value.tiles.every(({ tile }) => supplyOf(set, laid.value.board).get(asDrawn(set, tile))! >= 0)
      )
        return;
      const places = placesOf(set, board, word, said(laid.value.points));
      expect(places.map((place) => play(place.laid))).toContain(play(laid.value));
    }),
    { numRuns: 300 },
  );
});
