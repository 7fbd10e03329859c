import { type ReadonlySignal, signal } from '@preact/signals';
import type { Address } from '../shell/route.ts';

/** A slip, a card, a partiár, a move or a phone's moves that somebody's link brought along, unread. */
export type Arrival = {
  /** Empty when there is none. */
  readonly text: ReadonlySignal<string>;
  readonly dismiss: () => void;
};

const MOST_TEXT = 4_000;

/**
 * Takes all of these out of the address as soon as they appear there, before anything else reads it: they stay in
 * no history, and the screen that was open stays open behind the question what to do with them.
 */
export function takeArrivals(address: Address, clear: (hash: string) => void): Arrival {
  const text = signal('');
  let screen = '#/';
  const look = () => {
    const hash = address.current();
    if (!/^#[ampst]\d{1,3}\./.test(hash)) {
      screen = hash || '#/';
      return;
    }
    clear(screen);
    if (hash.length <= MOST_TEXT) text.value = hash;
  };
  look();
  address.onChange(look);
  return {
    text,
    dismiss() {
      text.value = '';
    },
  };
}
