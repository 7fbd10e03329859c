import { signal } from '@preact/signals';
import { expect, test } from 'vitest';
import { isBeingPlayed } from '../../../../src/app/judge/isBeingPlayed.ts';
import { begin, play, stop } from '../../domain/table/script.ts';

const HOUR = 3_600_000;
const shut = (script: ReturnType<typeof begin>, later = 0) =>
  isBeingPlayed({ state: signal(script.state), game: signal(script.game) }, script.now + later);
const under = () => begin('pfs').given(stop(0), play(0, 12));

test('the judge is shut while a game is being played, also in its breaks', () => {
  expect(shut(under())).toBe(true);
  expect(shut(under().given({ type: 'pause' }))).toBe(true);
  expect(shut(under(), HOUR)).toBe(true);
});

test('it opens when the game is adjourned, ended early, or has been left lying', () => {
  expect(shut(under().given({ type: 'pause', adjourned: true }))).toBe(false);
  expect(shut(under().given({ type: 'finish', how: 'abandoned' }))).toBe(false);
  expect(shut(under(), 4 * HOUR)).toBe(false);
});
