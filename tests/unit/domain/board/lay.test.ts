import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { EMPTY_BOARD } from '../../../../src/domain/board/board.ts';
import { layWord } from '../../../../src/domain/board/lay.ts';
import type { Placement } from '../../../../src/domain/board/placement.ts';
import { SQUARES, writeSquare } from '../../../../src/domain/board/square.ts';
import { TILE_SETS } from '../../../../src/domain/tiles/tileSet.ts';
import { anyLetters, boardOf, boards, isSameBoard, SCORING, withoutTiles } from './boards.ts';

const polish = TILE_SETS.pl;
const kot = boardOf(polish, 'H8 KOT');
const lay = (board: typeof kot, placement: Placement) => layWord(polish, board, placement, SCORING);

describe('a word cannot be laid', () => {
  test.each<[string, typeof kot, Placement, object]>([
    ['nowhere', kot, { at: 'P8', word: 'OKO' }, { why: 'no-such-square', at: 'P8' }],
    ['over the edge', kot, { at: 'N9', word: 'OKO' }, { why: 'off-the-board' }],
    ['with foreign letters', kot, { at: 'H9', word: 'OX' }, { why: 'foreign-letter', letter: 'X' }],
    [
      'over a tile',
      kot,
      { at: 'H7', down: true, word: 'ALE' },
      { why: 'square-taken', has: 'K', wants: 'L' },
    ],
    ['where it lies already', kot, { at: 'H8', word: 'KOT' }, { why: 'nothing-laid' }],
    ['as one letter', kot, { at: 'K8', word: 'Y' }, { why: 'one-letter-word' }],
    ['behind a tile', kot, { at: 'K8', word: 'EM' }, { why: 'word-goes-on' }],
    ['before a tile', kot, { at: 'F8', word: 'AA' }, { why: 'word-goes-on' }],
    ['beside the centre', EMPTY_BOARD, { at: 'A1', word: 'KOT' }, { why: 'misses-centre' }],
    ['away from the others', kot, { at: 'A1', word: 'KOT' }, { why: 'not-connected' }],
  ])('%s', (_, board, placement, error) => {
    expect(lay(board, placement)).toEqual({ ok: false, error });
  });

  test('in letters that are put together of two signs, any better than in plain ones', () => {
    const word = 'ŹLE'.normalize('NFD');
    expect(lay(kot, { at: 'A1', word })).toEqual({ ok: false, error: { why: 'not-connected' } });
    expect(lay(kot, { at: 'H9', word: 'Ź'.normalize('NFD') })).toEqual({
      ok: false,
      error: { why: 'one-letter-word' },
    });
  });
});

test('the word announced comes first, then those across it; a blank stays a small letter', () => {
  const laid = lay(kot, { at: 'K7', down: true, word: 'KYs' });
  if (!laid.ok) throw new Error(JSON.stringify(laid.error));
  expect(laid.value.words).toEqual([
    { word: 'KYs', points: 4 },
    { word: 'KOTY', points: 7 },
  ]);
  expect(laid.value.points).toBe(11);
});

test('what was laid can be taken off again', () => {
  const placements = fc.record({
    at: fc.nat(SQUARES - 1).map((square) => writeSquare(square)),
    down: fc.boolean(),
    word: anyLetters(polish),
  });
  fc.assert(
    fc.property(boards(polish, anyLetters(polish)), placements, (board, placement) => {
      const laid = lay(board, placement);
      if (laid.ok) expect(isSameBoard(withoutTiles(laid.value.board, laid.value.tiles), board)).toBe(true);
    }),
    { numRuns: 100 },
  );
});
