import { MINUTE, type Millis, SECOND } from '../../domain/units.ts';

/** As many as minutes and seconds need. */
const MOST_DIGITS = 5;

/** One or two digits are minutes, more are minutes and seconds: 10 is ten minutes, 1230 is 12:30, 045 is 45 seconds. */
export function typedTime(digits: string): Millis {
  if (digits.length < 3) return Number(digits) * MINUTE;
  return Number(digits.slice(0, -2)) * MINUTE + Number(digits.slice(-2)) * SECOND;
}

/** A zero in front is meant: it leads to the seconds. */
export function typeTimeDigit(digits: string, digit: string): string {
  return (digits + digit).slice(0, MOST_DIGITS);
}
