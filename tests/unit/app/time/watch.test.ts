import { signal } from '@preact/signals';
import { expect, test } from 'vitest';
import { watchTime } from '../../../../src/app/time/watch.ts';

test('one look a second, and every fifth notes that the page lives', () => {
  const timers: (() => void)[] = [];
  const seen: string[] = [];
  let looks = 0;
  watchTime(
    {
      look: () => {
        looks += 1;
      },
      wentOutOfSight: () => undefined,
    },
    { open: signal(null) },
    { id: signal('g'), watchOnly: signal(false), check: async () => undefined },
    { now: () => looks },
    {
      repeat: (run, span) => {
        if (span === 1_000) timers.push(run);
        return () => undefined;
      },
      watchVisibility: () => undefined,
      writeLastSeen: (at, game) => seen.push(`${game} at ${at}`),
    },
  );
  for (let second = 0; second < 10; second += 1) for (const run of timers) run();
  expect(looks).toBe(10);
  expect(seen).toEqual(['g at 5', 'g at 10']);
});
