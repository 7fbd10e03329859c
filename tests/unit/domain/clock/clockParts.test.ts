import { describe, expect, test } from 'vitest';
import { clockParts, shareLeft } from '../../../../src/domain/clock/clock.ts';
import { PFS } from '../../../../src/domain/rules/presets/pfs.ts';
import { clock as en } from '../../../../src/i18n/en/clock.ts';
import { clock as pl } from '../../../../src/i18n/pl/clock.ts';
import { clock as sk } from '../../../../src/i18n/sk/clock.ts';

describe('a time that is spoken', () => {
  test.each([
    [90_000, 1, 30, false],
    [89_001, 1, 30, false],
    // 00:00 is seen when the time is out, not before (I-28), and overtime begins with its first whole second.
    [1, 0, 1, false],
    [0, 0, 0, false],
    [-999, 0, 0, false],
    [-1_000, 0, 1, true],
    [-91_000, 1, 31, true],
  ])('%d ms are %d min %d s, overtime: %s', (left, minutes, seconds, over) => {
    expect(clockParts(left)).toEqual({ minutes, seconds, over });
  });

  test('overtime has its minus in every language', () => {
    const spoken = [pl, en, sk].map((clock) => clock.timeSpoken(1, 31, true));
    expect(spoken).toEqual([
      'minus 1 minuta 31 sekund',
      'minus 1 minute 31 seconds',
      'mínus 1 minúta 31 sekúnd',
    ]);
    expect(pl.timeSpoken(1, 31, false)).toBe('1 minuta 31 sekund');
  });
});

test('the bar of a clock is as long as the share of its time that is left, and never longer or shorter than it can be', () => {
  const rule = PFS.clock;
  expect([20, 10, 0, -1, 25].map((minutes) => shareLeft(rule, minutes * 60_000))).toEqual([1, 0.5, 0, 0, 1]);
  expect(shareLeft({ kind: 'none' }, 5)).toBe(0);
});
