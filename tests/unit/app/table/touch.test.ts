import { describe, expect, test } from 'vitest';
import { createTouch, isTooSoon } from '../../../../src/app/table/touch.ts';
import type { Refusal } from '../../../../src/domain/table/refusal.ts';

const paused: Refusal = { why: 'paused' };
const over: Refusal = { why: 'game-over' };

describe('a refused touch', () => {
  test('is said on the side it came from, or between the players', () => {
    const touch = createTouch();
    expect(touch.refused.value).toBeNull();
    expect(touch.act(paused, 1)).toBe(false);
    expect(touch.refused.value).toEqual({ refusal: paused, seat: 1 });
    expect(touch.act(over)).toBe(false);
    expect(touch.refused.value).toEqual({ refusal: over, seat: null });
  });

  test('is forgotten as soon as something is done', () => {
    const touch = createTouch();
    touch.act(paused);
    expect(touch.act(null)).toBe(true);
    expect(touch.refused.value).toBeNull();
  });

  test.each([
    ['when the finger came down', ['act', 'begin']],
    ['while the finger was down', ['begin', 'act']],
  ] as const)('outlives the finger that asked, refused %s', (_, order) => {
    const touch = createTouch();
    // A half acts when the finger comes down and swallows the click; a button acts with the click itself.
    for (const step of order) step === 'act' ? touch.act(paused, 0) : touch.begin();
    if (order[0] === 'begin') touch.end();
    expect(touch.refused.value).toEqual({ refusal: paused, seat: 0 });
  });

  test('is read when the next finger leaves, and stays in place while that finger is down', () => {
    const touch = createTouch();
    touch.act(paused);
    touch.begin();
    expect(touch.refused.value).not.toBeNull();
    touch.end();
    expect(touch.refused.value).toBeNull();
  });

  test('gives way to the next refusal, which has not been read yet', () => {
    const touch = createTouch();
    touch.act(paused);
    touch.begin();
    touch.act(paused);
    touch.end();
    expect(touch.refused.value?.refusal).toBe(paused);
  });

  test('a touch that was never refused changes nothing', () => {
    const touch = createTouch();
    touch.begin();
    touch.end();
    expect(touch.refused.value).toBeNull();
  });
});

describe('a press of a half', () => {
  const running = { left: [60_000, 60_000], running: { seat: 0, since: 10_000 }, spent: 0 };
  test.each([
    [10_000, true],
    [10_399, true],
    [10_400, false],
    [70_000, false],
    // The finger's own moment may lie before the one that the log has noted.
    [9_990, true],
  ])('at %d, on a clock that runs since 10 000, is a double tap or a sleeve: %s', (at, soon) => {
    expect(isTooSoon(running, at)).toBe(soon);
  });

  test('comes too late on a clock that stands', () => {
    expect(isTooSoon({ ...running, running: null }, 99_000)).toBe(true);
  });
});
