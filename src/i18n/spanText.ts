import type { Millis } from '../domain/units.ts';

/** `m:ss`: a span, to the nearest second. */
export function spanText(span: Millis): string {
  const seconds = Math.round(Math.abs(span) / 1_000);
  const text = `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
  return span < 0 ? `−${text}` : text;
}
