import { expect, test } from 'vitest';
import { withTimeout } from '../../../src/storage/patience.ts';

/** Timers that are moved by hand: `due` runs every one that is set now, as a phone does that wakes up. */
function timers() {
  let waiting: (() => void)[] = [];
  const settle = () => new Promise(setImmediate);
  return {
    wait: () => new Promise<void>((resolve) => waiting.push(resolve)),
    async due() {
      const now = waiting;
      waiting = [];
      for (const run of now) run();
      await settle();
    },
    count: () => waiting.length,
    settle,
  };
}

test('a database that was asked before the phone slept is not given up the moment it wakes', async () => {
  const { wait, due } = timers();
  let answer = (_: string) => {};
  const asked = withTimeout(new Promise<string>((resolve) => (answer = resolve)), wait);
  await due();
  answer('rows');
  expect(await asked).toBe('rows');
});

test('one that hangs is given up; one that has answered leaves no timers behind', async () => {
  const hanging = timers();
  const asked = withTimeout(new Promise(() => undefined), hanging.wait).catch(({ message }) => message);
  for (let part = 0; part < 4; part += 1) await hanging.due();
  expect(await asked).toBe('the database does not answer');
  const quick = timers();
  await withTimeout(Promise.resolve(), quick.wait);
  await quick.due();
  expect(quick.count()).toBe(0);
});
