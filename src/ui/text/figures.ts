import type { Millis, Points } from '../../domain/units.ts';
import { figure } from '../../i18n/plural.ts';

/** `m:ss`: a span, to the nearest second. */
export function spanText(span: Millis): string {
  const seconds = Math.round(Math.abs(span) / 1_000);
  const text = `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
  return span < 0 ? `−${text}` : text;
}

/** With its sign, and a real minus. */
export function signedText(points: Points): string {
  if (points === 0) return '0';
  return points > 0 ? `+${points}` : `−${-points}`;
}

/** A sum may be below zero. */
export function pointsText(points: Points): string {
  return figure(points);
}
