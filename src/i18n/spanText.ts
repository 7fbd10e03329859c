import type { Millis } from '../domain/units.ts';
import { figure } from './figures.ts';

/** `m:ss`: a span, to the nearest second. */
export function spanText(span: Millis): string {
  return figure(span, minutesAndSeconds);
}

function minutesAndSeconds(span: Millis): string {
  const seconds = Math.round(span / 1_000);
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}
