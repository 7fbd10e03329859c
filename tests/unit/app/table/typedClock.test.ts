import { expect, test } from 'vitest';
import {
  stepClock,
  type TypedClock,
  typedClockOf,
  wantedTime,
  writtenClock,
} from '../../../../src/app/table/typedClock.ts';

const wanted = (clock: TypedClock | null) => clock && wantedTime(clock);

test('a clock begins with what it shows, and nothing is wanted of it until it is touched', () => {
  expect(typedClockOf(754_300)).toEqual({ seconds: 755, touched: false });
  expect(typedClockOf(-91_400)).toEqual({ seconds: -91, touched: false });
  expect(wantedTime(typedClockOf(754_300))).toBeNull();
});

test.each([
  [754_300, -60, true, 695_000],
  [5_000, -10, true, -5_000],
  [5_000, -10, false, 0],
  [-5_000, 10, true, 5_000],
  [86_390_000, 60, true, 86_399_000],
] as const)('%d by %d seconds, below zero %s, is %d', (left, by, belowZero, after) => {
  expect(wantedTime(stepClock(typedClockOf(left), by, belowZero))).toBe(after);
});

test.each([
  ['9:30', 570_000],
  [' 12 ', 720_000],
  ['0:90', 90_000],
  ['-0:20', -20_000],
  ['−1:05', -65_000],
  ['-0:00', 0],
  ['9999:59', 86_399_000],
] as const)('„%s” is %d', (text, after) => {
  expect(wanted(writtenClock(text, true))).toBe(after);
});

test.each(['', 'x', '1:2:3', '1:', ':30', '1.5', '99999', '1e3'])('„%s” is no time', (text) => {
  expect(writtenClock(text, true)).toBeNull();
});

test('a clock that stops at zero is not written below it', () => {
  expect(wanted(writtenClock('-0:20', false))).toBe(0);
});
