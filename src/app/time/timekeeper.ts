import { type Look, type Passed, passedBetween } from '../../domain/clock/gap.ts';
import type { Millis } from '../../domain/units.ts';

/** The phone's two clocks. */
type Clocks = { readonly wall: () => Millis; readonly monotonic: () => Millis };

type Stamped = { readonly timeStamp: number };

type Moments = {
  /** Whole milliseconds, never going back. */
  readonly now: () => Millis;
  /** The moment of an event by its own timestamp: a busy page does not cost a player time. */
  readonly ofEvent: (event: Stamped) => Millis;
};

/** The time of the log on the table: the phone's, or later where the log is ahead of it. */
export type Timekeeper = Moments & {
  /** What a new log begins with, and everything that is not the game on the table. */
  readonly phone: Moments;
  /**
   * The log on the table goes on from this moment, where it lies ahead of the phone's time; tells by how much. Only
   * this log: one date that was wrong, or came from elsewhere, must not spoil those of other games.
   */
  readonly goOnFrom: (moment: Millis) => Millis;
  /** Compares the clocks: called at every wake-up. Sleep moves the log's time on; a clock set by hand does not. */
  readonly look: (wasHidden: boolean) => Passed;
};

export function createTimekeeper(clocks: Clocks): Timekeeper {
  const looked = (): Look => ({ wall: clocks.wall(), monotonic: clocks.monotonic() });
  let last = looked();
  let offset = last.wall - last.monotonic;
  let ahead = 0;
  const of = (shift: () => Millis): Moments => {
    const moment = (monotonic: Millis) => Math.round(offset + shift() + monotonic);
    return {
      now: () => moment(clocks.monotonic()),
      ofEvent: ({ timeStamp }) => moment(timeStamp > 0 ? timeStamp : clocks.monotonic()),
    };
  };
  const phone = of(() => 0);
  return {
    ...of(() => ahead),
    phone,
    goOnFrom(moment) {
      ahead = Math.max(0, moment - phone.now());
      return ahead;
    },
    look(wasHidden) {
      const next = looked();
      const passed = passedBetween(last, next, wasHidden);
      if (passed.kind === 'slept') offset += passed.asleep;
      last = next;
      return passed;
    },
  };
}
