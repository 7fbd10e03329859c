import { type Look, type Passed, passedBetween } from '../../domain/clock/gap.ts';
import type { Millis } from '../../domain/units.ts';

/** The phone's two clocks. */
export type Clocks = { readonly wall: () => Millis; readonly monotonic: () => Millis };

export type Timekeeper = {
  /** The log's time: whole milliseconds, never going back. */
  readonly now: () => Millis;
  /** The moment of an event by its own timestamp: a busy page does not cost a player time. */
  readonly ofEvent: (event: { readonly timeStamp: number }) => Millis;
  /** Compares the clocks: called at every wake-up. Sleep moves the log's time on; a clock set by hand does not. */
  readonly look: (wasHidden: boolean) => Passed;
};

/** `lastSeen`: the latest moment that an earlier page is known to have lived. */
export function createTimekeeper(clocks: Clocks, lastSeen: Millis): Timekeeper {
  const looked = (): Look => ({ wall: clocks.wall(), monotonic: clocks.monotonic() });
  let last = looked();
  // A wall clock set back between two pages must not set the game back.
  let offset = Math.max(last.wall, lastSeen) - last.monotonic;
  const moment = (monotonic: Millis) => Math.round(offset + monotonic);
  return {
    now: () => moment(clocks.monotonic()),
    ofEvent: ({ timeStamp }) => moment(timeStamp > 0 ? timeStamp : clocks.monotonic()),
    look(wasHidden) {
      const next = looked();
      const passed = passedBetween(last, next, wasHidden);
      if (passed.kind === 'slept') offset += passed.asleep;
      last = next;
      return passed;
    },
  };
}
