import { describe, expect, test } from 'vitest';
import { semaphoreOf } from '../../../../src/domain/duplicate/semaphore.ts';
import { openMove, timeLeft } from '../../../../src/domain/duplicate/state.ts';
import { SLOVAK_DUPLICATE } from '../../../../src/domain/rules/presets/slovakDuplicate.ts';
import { startOf, stateAfter } from './script.ts';

describe('D3: the semaphore', () => {
  test.each([
    [31, false, false, false, false],
    [29, true, true, false, false],
    [29, false, true, false, true],
    [21, true, true, false, false],
    [19, true, true, true, false],
    [19, false, true, true, true],
  ])('%i s left, answered: %s', (seconds, answered, yellow, blinking, red) => {
    expect(semaphoreOf(SLOVAK_DUPLICATE.semaphore, seconds * 1_000, answered)).toEqual({
      yellow,
      blinking,
      red,
    });
  });

  test.each([
    ['AEIOBKS', 150],
    ['AEIOBK?', 180],
    ['AEIOB??', 180],
  ])('%s: %i s', (rack, seconds) => {
    const state = stateAfter(startOf(1), { type: 'draw', rack }, { type: 'move' });
    expect(timeLeft(openMove(state)!.clock, 0)).toBe(seconds * 1_000);
    expect(timeLeft(openMove(state)!.clock, 10_000)).toBe((seconds - 10) * 1_000);
  });
});
