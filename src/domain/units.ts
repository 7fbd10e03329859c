/** Whole milliseconds: a moment on the log's time scale, or a span. */
export type Millis = number;

/** Whole points, may be negative. */
export type Points = number;

/** A place at the table, counted from 0 in the order of play. */
export type Seat = number;

/** Characters in the name of a player, and of a school or club. */
export const MOST_NAME = 60;
export const MOST_CLUB = 80;

export const SECOND: Millis = 1_000;
export const MINUTE: Millis = 60_000;
export const DAY: Millis = 86_400_000;

/** The end of time in JavaScript: no date is later. */
export const LAST_DATE: Millis = 8_640_000_000_000_000;

/** The last second that 32 bits count, in February 2106: slips cannot say a later one. */
export const LAST_MOMENT: Millis = 0xffff_ffff * SECOND;

/** The latest moment that is believed of what comes from elsewhere: clocks of two phones differ by less than a day. */
export const latestBelieved = (now: Millis): Millis => Math.min(now + DAY, LAST_MOMENT);
