import type { Millis } from '../../domain/units.ts';

/** The day in a file's name: the players' own, not Greenwich's. */
export function fileDay(at: Millis): string {
  const date = new Date(at);
  const two = (n: number) => String(n).padStart(2, '0');
  return `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`;
}
