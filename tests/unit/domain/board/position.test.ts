import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type Board, EMPTY_BOARD, isEmpty } from '../../../../src/domain/board/board.ts';
import { layWord } from '../../../../src/domain/board/lay.ts';
import { isAnchor, runThrough, squaresOf } from '../../../../src/domain/board/position.ts';
import { readSquare, SQUARES, writeSquare } from '../../../../src/domain/board/square.ts';
import { TILE_SETS } from '../../../../src/domain/tiles/tileSet.ts';
import { anyLetters, boardOf, boards, SCORING } from './boards.ts';

const polish = TILE_SETS.pl;
const names = (squares: readonly number[]) => squares.map((square) => writeSquare(square));
const anchors = (board: Board) =>
  names(Array.from({ length: SQUARES }, (_, square) => square).filter((square) => isAnchor(board, square)));

describe('anchors', () => {
  test('the empty board has the centre alone', () => {
    expect(anchors(EMPTY_BOARD)).toEqual(['H8']);
  });

  test('a word has the squares around it', () => {
    const around = ['H7', 'I7', 'J7', 'G8', 'K8', 'H9', 'I9', 'J9'];
    expect(anchors(boardOf(polish, 'H8 KOT'))).toEqual(around);
    expect(anchors(boardOf(polish, 'M1 KOT'))).toEqual(['L1', 'M2', 'N2', 'O2']);
  });

  test('two tiles laid anywhere may lie there exactly if one of them is an anchor', () => {
    fc.assert(
      fc.property(
        boards(polish, anyLetters(polish)),
        fc.nat(SQUARES - 1),
        fc.boolean(),
        (board, at, down) => {
          const laid = layWord(polish, board, { at: writeSquare(at), down, word: 'AA' }, SCORING);
          const beside = at + (down ? 15 : 1);
          const both = [at, beside].some((square) => isAnchor(board, square));
          if (laid.ok) expect(both).toBe(true);
          else if (laid.error.why === 'misses-centre') expect(isEmpty(board) && !both).toBe(true);
          else if (laid.error.why === 'not-connected') expect(both).toBe(false);
        },
      ),
      { numRuns: 60 },
    );
  });
});

describe('the line through a square', () => {
  const board = boardOf(polish, 'F8 KOTY', '↓K9 OK', 'N1 OK');
  test.each([
    ['G8', 'across', ['F8', 'G8', 'H8', 'I8']],
    ['G8', 'down', ['G8']],
    ['E8', 'across', ['E8', 'F8', 'G8', 'H8', 'I8']],
    ['K8', 'across', ['K8']],
    ['K8', 'down', ['K8', 'K9', 'K10']],
    ['M1', 'across', ['M1', 'N1', 'O1']],
    // The next row is not beside the last column.
    ['A2', 'across', ['A2']],
  ] as const)('%s %s', (square, direction, line) => {
    const run = runThrough(board, readSquare(square)!, direction);
    expect(names(squaresOf(run, direction))).toEqual(line);
  });
});
