import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  EMPTY_BOARD,
  isEmpty,
  type PlacedTile,
  tileAt,
  tilesOn,
  withTiles,
} from '../../../../src/domain/board/board.ts';
import { asDrawn, laidPoints, readLaidTile, writeLaidTile } from '../../../../src/domain/board/laidTile.ts';
import { SQUARES } from '../../../../src/domain/board/square.ts';
import { TILE_LANGUAGES } from '../../../../src/domain/tiles/language.ts';
import { BLANK, letterPoints, TILE_SETS } from '../../../../src/domain/tiles/tileSet.ts';
import { anyLetters, boardOf, boards, isSameBoard, withoutTiles } from './boards.ts';

const polish = TILE_SETS.pl;

describe.each(TILE_LANGUAGES)('tiles of %s', (language) => {
  const set = TILE_SETS[language];
  test('every letter, and a blank for every letter, is written as it was read', () => {
    for (const letter of set.alphabet) {
      const [tile, blank] = [letter, letter.toLowerCase()].map((sign) => readLaidTile(set, sign)!);
      expect(writeLaidTile(set, tile!)).toBe(letter);
      expect(writeLaidTile(set, blank!)).toBe(letter.toLowerCase());
      expect([asDrawn(set, tile!), asDrawn(set, blank!)]).toEqual([letter, BLANK]);
      expect([laidPoints(set, tile!), laidPoints(set, blank!)]).toEqual([letterPoints(set, letter), 0]);
    }
    expect(readLaidTile(set, BLANK)).toBeNull();
    expect(readLaidTile(set, 'Æ')).toBeNull();
  });
});

const filledBoards = boards(polish, anyLetters(polish));
/** Tiles on different squares that are empty. */
const tilesBeside = (board: typeof EMPTY_BOARD) =>
  fc
    .uniqueArray(fc.nat(SQUARES - 1), { maxLength: 7 })
    .chain((squares) =>
      fc.tuple(
        ...squares
          .filter((square) => tileAt(board, square) === null)
          .map((square) => fc.integer({ min: 1, max: 127 }).map((tile): PlacedTile => ({ square, tile }))),
      ),
    );
const boardsAndTiles = filledBoards.chain((board) => fc.tuple(fc.constant(board), tilesBeside(board)));

describe('laws of the board', () => {
  test('laying and taking off is the identity, and the board laid on stays as it was', () => {
    fc.assert(
      fc.property(boardsAndTiles, ([board, tiles]) => {
        const before = tilesOn(board);
        const after = withTiles(board, tiles);
        expect(tilesOn(board)).toEqual(before);
        expect(isSameBoard(withoutTiles(after, tiles), board)).toBe(true);
        expect(withoutTiles(after, tiles)).toEqual(board);
        expect(isSameBoard(after, board)).toBe(tiles.length === 0);
        expect(after.tiles).toBe(before.length + tiles.length);
        for (const { square, tile } of tiles) expect(tileAt(after, square)).toBe(tile);
      }),
      { numRuns: 100 },
    );
  });

  test('a board is its tiles', () => {
    fc.assert(
      fc.property(filledBoards, (board) => {
        expect(isSameBoard(withTiles(EMPTY_BOARD, tilesOn(board)), board)).toBe(true);
        expect(isEmpty(board)).toBe(tilesOn(board).length === 0);
      }),
      { numRuns: 50 },
    );
  });
});

test('boards with another letter, another place or a blank differ', () => {
  const board = boardOf(polish, 'H8 KOT');
  expect(isSameBoard(board, boardOf(polish, '8H KOT'))).toBe(true);
  for (const other of ['H8 KOS', 'H8 KOt', 'G8 KOT', 'H8 KO', '↓H8 KOT']) {
    expect(isSameBoard(board, boardOf(polish, other)), other).toBe(false);
  }
});
