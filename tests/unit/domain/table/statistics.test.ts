import { expect, test } from 'vitest';
import type { GameFact } from '../../../../src/domain/table/fact.ts';
import { seatStatistics } from '../../../../src/domain/table/seatStatistics.ts';
import { blankLedger, curvesOf } from '../../../../src/domain/table/statistics.ts';
import { begin, play, stop } from './script.ts';

const word = (seat: number, points: number, ...words: string[]): GameFact => ({
  type: 'play',
  seat,
  points,
  words,
});

test('the ledger names the words with a blank and what it stands for, each word once', () => {
  const { state } = begin('pfs').given(
    word(0, 20, 'KOZĘ'),
    word(1, 40, 'ZAłOGA', 'GRAbIe'),
    word(0, 9, 'ZAłOGA'),
  );
  expect(blankLedger(state)).toEqual([
    { word: 'ZAłOGA', letters: ['Ł'] },
    { word: 'GRAbIe', letters: ['B', 'E'] },
  ]);
});

test('the curves end at the scores and at the time used', () => {
  const { state } = begin('pfs').given(stop(0), play(0, 20), stop(1), play(1, 44), stop(0), play(0, 7));
  const { scores, times } = curvesOf(state);
  expect(scores).toEqual([
    [0, 20, 20, 27],
    [0, 0, 44, 44],
  ]);
  expect(times).toEqual([
    [0, 1_000, 1_000, 2_000],
    [0, 0, 1_000, 1_000],
  ]);
});

test('a blank that lies in a word laid later is counted once, for who laid it', () => {
  const { state } = begin('pfs').given(
    { type: 'play', seat: 0, points: 8, placement: { at: 'G8', word: 'DoM' } },
    { type: 'play', seat: 1, points: 7, placement: { at: 'G8', word: 'DoMY' } },
  );
  expect(seatStatistics(state).map(({ blanks }) => blanks)).toEqual([1, 0]);
});
