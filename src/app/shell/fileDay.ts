import type { Millis } from '../../domain/units.ts';

/** The day in a file's name: the players' own, not Greenwich's. Empty where there is no such day. */
export function fileDay(at: Millis): string {
  const date = new Date(at);
  if (Number.isNaN(date.getTime())) return '';
  const two = (n: number) => String(n).padStart(2, '0');
  return `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`;
}
