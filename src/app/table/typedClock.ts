import type { Millis } from '../../domain/units.ts';

/** What the referee types for one clock, in whole seconds as the clock shows them. */
export type TypedClock = {
  readonly minutes: number;
  readonly seconds: number;
  /** Below zero. */
  readonly over: boolean;
  /** A clock that nobody touched stays as it is, to the millisecond. */
  readonly touched: boolean;
};

const LONGEST_SECONDS = 86_399;

/** The clock as it is shown: rounded up, overtime negative. */
export function typedClockOf(left: Millis): TypedClock {
  return { ...minutesOf(Math.ceil(left / 1_000)), touched: false };
}

/** Seconds beyond a minute become minutes. */
export function typeClock(clock: TypedClock, changes: Partial<Omit<TypedClock, 'touched'>>): TypedClock {
  const { minutes, seconds, over } = { ...clock, ...changes };
  const whole = Math.round(Math.abs(minutes) * 60 + Math.abs(seconds)) || 0;
  const signed = Math.min(LONGEST_SECONDS, whole) * (over ? -1 : 1);
  return { ...minutesOf(signed), over, touched: true };
}

/** What the clock should show; null where it stays as it is. */
export function wantedTime({ minutes, seconds, over, touched }: TypedClock): Millis | null {
  const span = (minutes * 60 + seconds) * 1_000;
  if (!touched) return null;
  return over && span > 0 ? -span : span;
}

function minutesOf(seconds: number): Omit<TypedClock, 'touched'> {
  const whole = Math.abs(seconds);
  return { minutes: Math.floor(whole / 60), seconds: whole % 60, over: seconds < 0 };
}
