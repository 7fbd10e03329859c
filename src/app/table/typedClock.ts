import type { Millis } from '../../domain/units.ts';

/** What the referee wants one clock to show, in whole seconds; overtime is negative. */
export type TypedClock = {
  readonly seconds: number;
  /** A clock that nobody touched stays as it is, to the millisecond. */
  readonly touched: boolean;
};

const LONGEST_SECONDS = 86_399;
/** „9:30”, „12” for minutes, „−0:20” where a clock may go below zero. */
const WRITTEN = /^([-−]?)(\d{1,4})(?::(\d{1,2}))?$/;

/** The clock as it is shown: rounded up. */
export function typedClockOf(left: Millis): TypedClock {
  return { seconds: Math.ceil(left / 1_000), touched: false };
}

export function stepClock(clock: TypedClock, by: number, belowZero: boolean): TypedClock {
  return touchedClock(clock.seconds + by, belowZero);
}

/** Null for what is no time. */
export function writtenClock(text: string, belowZero: boolean): TypedClock | null {
  const [, sign, minutes, seconds = '0'] = WRITTEN.exec(text.trim()) ?? [];
  if (minutes === undefined) return null;
  const whole = Number(minutes) * 60 + Number(seconds);
  return touchedClock(sign === '' ? whole : -whole, belowZero);
}

/** What the clock should show; null where it stays as it is. */
export function wantedTime({ seconds, touched }: TypedClock): Millis | null {
  return touched ? seconds * 1_000 : null;
}

function touchedClock(seconds: number, belowZero: boolean): TypedClock {
  const least = belowZero ? -LONGEST_SECONDS : 0;
  // Zero below zero is zero.
  return { seconds: Math.max(least, Math.min(LONGEST_SECONDS, seconds)) || 0, touched: true };
}
