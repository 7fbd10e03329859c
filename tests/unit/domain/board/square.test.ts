import { describe, expect, test } from 'vitest';
import {
  BOARD_SIZE,
  CENTRE,
  columnOf,
  readSquare,
  readWordStart,
  rowOf,
  SQUARES,
  squareAt,
  squareBeyond,
  writeSquare,
  writeWordStart,
} from '../../../../src/domain/board/square.ts';

const ALL = Array.from({ length: SQUARES }, (_, square) => square);
const NAMINGS = ['letter-columns', 'letter-rows'] as const;
const DIRECTIONS = ['across', 'down'] as const;

describe('a square is named', () => {
  test.each([
    // column, row, columns by letter, rows by letter
    [0, 0, 'A1', 'A1'],
    [7, 7, 'H8', 'H8'],
    [7, 8, 'H9', 'I8'],
    [14, 0, 'O1', 'A15'],
    [3, 14, 'D15', 'O4'],
  ])('column %i, row %i: %s, or %s', (column, row, columns, rows) => {
    expect(writeSquare(squareAt(column, row))).toBe(columns);
    expect(writeSquare(squareAt(column, row), 'letter-columns')).toBe(columns);
    expect(writeSquare(squareAt(column, row), 'letter-rows')).toBe(rows);
  });

  test.each(NAMINGS)('and read again, with %s, in either order and any case', (naming) => {
    for (const square of ALL) {
      const name = writeSquare(square, naming);
      const turned = name.slice(1) + name[0];
      for (const text of [name, turned, name.toLowerCase()]) expect(readSquare(text, naming)).toBe(square);
    }
  });

  test.each(['', 'H', '8', 'H0', 'H16', '16H', 'P8', 'HH', '88', 'H8 ', 'H008', 'Ł8', '-1A'])(
    '%j is no square',
    (text) => {
      expect(readSquare(text)).toBeNull();
      for (const naming of NAMINGS) expect(readWordStart(text, naming)).toBeNull();
    },
  );
});

describe('where a word begins', () => {
  test.each([
    // GCG: the row first is across. The same letters are another place where rows are letters.
    ['letter-columns', '8G', { square: squareAt(6, 7), direction: 'across' }],
    ['letter-columns', 'G8', { square: squareAt(6, 7), direction: 'down' }],
    ['letter-rows', 'H7', { square: squareAt(6, 7), direction: 'across' }],
    ['letter-rows', '7H', { square: squareAt(6, 7), direction: 'down' }],
  ] as const)('with %s %s', (naming, text, start) => {
    expect(readWordStart(text, naming)).toEqual(start);
    expect(writeWordStart(start, naming)).toBe(text);
  });

  test.each(NAMINGS)('is read as it was written, with %s', (naming) => {
    for (const square of ALL) {
      for (const direction of DIRECTIONS) {
        const start = { square, direction };
        expect(readWordStart(writeWordStart(start, naming), naming)).toEqual(start);
      }
    }
  });
});

test('a step beyond the edge leads nowhere, never into the next row', () => {
  expect([columnOf(CENTRE), rowOf(CENTRE)]).toEqual([7, 7]);
  const steps = Array.from({ length: 2 * BOARD_SIZE + 1 }, (_, i) => i - BOARD_SIZE);
  const isOn = (line: number) => line >= 0 && line < BOARD_SIZE;
  for (const square of ALL) {
    const [column, row] = [columnOf(square), rowOf(square)];
    expect(steps.map((by) => squareBeyond(square, 'across', by))).toEqual(
      steps.map((by) => (isOn(column + by) ? squareAt(column + by, row) : null)),
    );
    expect(steps.map((by) => squareBeyond(square, 'down', by))).toEqual(
      steps.map((by) => (isOn(row + by) ? squareAt(column, row + by) : null)),
    );
  }
});
