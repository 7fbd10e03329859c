import type { Millis } from '../../domain/units.ts';

/** The day in a file's name: the players' own, not Greenwich's. Empty where there is no such day. */
export function fileDay(at: Millis): string {
  const date = new Date(at);
  if (Number.isNaN(date.getTime())) return '';
  return `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`;
}

/** The same day with its time, as a table in a file says it. */
export function fileMoment(at: Millis): string {
  const day = fileDay(at);
  const date = new Date(at);
  return day && `${day} ${two(date.getHours())}:${two(date.getMinutes())}:${two(date.getSeconds())}`;
}

const two = (n: number) => String(n).padStart(2, '0');
