import { describe, expect, test } from 'vitest';
import { takeArrivals } from '../../../../src/app/handoff/arrival.ts';
import { createNavigation } from '../../../../src/app/shell/route.ts';

/** An address bar: what the page sees, and what a link does to it. */
function bar(hash: string) {
  const listeners: (() => void)[] = [];
  let now = hash;
  const address = {
    current: () => now,
    onChange: (listener: () => void) => void listeners.push(listener),
    go: () => undefined,
    back: () => undefined,
  };
  const clear = (next: string) => {
    now = next;
  };
  const open = (next: string) => {
    now = next;
    for (const listener of listeners) listener();
  };
  const arrival = takeArrivals(address, clear);
  return { arrival, navigation: createNavigation(address), open, hash: () => now };
}

describe('what a link brings', () => {
  test('is taken out of the address at the start, and the first screen opens', () => {
    const { arrival, navigation, hash } = bar('#s1.AAAA');
    expect([arrival.text.value, hash(), navigation.route.value.screen]).toEqual(['#s1.AAAA', '#/', 'home']);
    arrival.dismiss();
    expect(arrival.text.value).toBe('');
  });

  test('does not take the screen away from under a running game', () => {
    const { arrival, navigation, open, hash } = bar('#/game');
    open('#t1.BBBB');
    expect([arrival.text.value, hash(), navigation.route.value.screen]).toEqual([
      '#t1.BBBB',
      '#/game',
      'game',
    ]);
  });

  test('is not looked at when it is too long; screens are not mistaken for it', () => {
    const { arrival, open, hash } = bar('#/settings');
    open(`#s1.${'A'.repeat(5_000)}`);
    expect([arrival.text.value, hash()]).toEqual(['', '#/settings']);
    open('#/sheet');
    expect([arrival.text.value, hash()]).toEqual(['', '#/sheet']);
  });
});
