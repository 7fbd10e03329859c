import { describe, expect, test } from 'vitest';
import { passedBetween } from '../../../src/domain/clock/gap.ts';

const MINUTE = 60_000;
const HOUR = 3_600_000;

/** How far each clock went between two looks, and whether the page was hidden meanwhile. */
function passed(monotonic: number, wall: number, hidden: boolean) {
  return passedBetween(
    { wall: 1e12, monotonic: 500 },
    { wall: 1e12 + wall, monotonic: 500 + monotonic },
    hidden,
  );
}

describe('what passed between two looks', () => {
  test('awake: the clocks agree', () => {
    expect(passed(1_000, 1_003, false)).toEqual({ kind: 'awake', span: 1_000 });
    expect(passed(MINUTE, MINUTE + 270, false)).toMatchObject({ kind: 'awake' });
  });
  test('stopped: the clocks agree, and nobody looked for longer than the slowest timers take', () => {
    for (const hidden of [true, false]) {
      expect(passed(20 * MINUTE, 20 * MINUTE + 300, hidden)).toEqual({ kind: 'stopped', span: 20 * MINUTE });
    }
  });
  test('a correction of 80 ms from the network is not a gap', () => {
    expect(passed(1_000, 1_080, false)).toMatchObject({ kind: 'awake' });
  });
  test('locked for five minutes: the phone slept, all of it counts', () => {
    expect(passed(150, 5 * MINUTE, true)).toEqual({
      kind: 'slept',
      span: 5 * MINUTE,
      asleep: 5 * MINUTE - 150,
    });
  });
  test('hidden and throttled for a minute, both clocks running: nothing special', () => {
    expect(passed(MINUTE, MINUTE + 20, true)).toMatchObject({ kind: 'awake' });
  });
  test('wall clock an hour forward in plain sight', () => {
    expect(passed(200, HOUR + 200, false)).toEqual({ kind: 'jumped', span: 200, ahead: HOUR });
  });
  test('wall clock an hour back', () => {
    expect(passed(200, -HOUR, false)).toMatchObject({ kind: 'set-back', span: 200 });
    expect(passed(200, -HOUR, true)).toMatchObject({ kind: 'set-back', span: 200 });
  });
  test('no sleep is longer than half a day', () => {
    expect(passed(0, 40 * HOUR, true)).toMatchObject({ kind: 'slept', span: 12 * HOUR });
  });
});
