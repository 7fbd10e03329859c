import { expect, test } from 'vitest';
import { typeClock, typedClockOf, wantedTime } from '../../../../src/app/table/typedClock.ts';

test('the fields begin with what the clock shows, and wish for nothing until one is touched', () => {
  expect(typedClockOf(754_300)).toEqual({ minutes: 12, seconds: 35, over: false, touched: false });
  expect(typedClockOf(-91_400)).toEqual({ minutes: 1, seconds: 31, over: true, touched: false });
  expect(wantedTime(typedClockOf(754_300))).toBeNull();
});

test.each([
  [754_300, { minutes: 10 }, 635_000],
  [754_300, { seconds: 90 }, 810_000],
  [-91_400, { minutes: 0 }, -31_000],
  [-91_400, { over: false }, 91_000],
  [60_000, { over: true }, -60_000],
  [60_000, { minutes: Number.NaN }, 0],
  [60_000, { minutes: 9_999 }, 86_399_000],
] as const)('%d with %o is %d', (left, changes, wanted) => {
  expect(wantedTime(typeClock(typedClockOf(left), changes))).toBe(wanted);
});

test('over zero and zero are the same time', () => {
  expect(wantedTime(typeClock(typedClockOf(60_000), { minutes: 0, seconds: 0, over: true }))).toBe(0);
});
