import type { Millis } from '../domain/units.ts';
import { locale } from './catalogue.ts';

const STYLES = {
  moment: { dateStyle: 'medium', timeStyle: 'short' },
  'short-moment': { dateStyle: 'short', timeStyle: 'short' },
  day: { dateStyle: 'medium' },
} as const satisfies Readonly<Record<string, Intl.DateTimeFormatOptions>>;

const formats = new Map<string, Intl.DateTimeFormat>();

/** The end of time in JavaScript: no date is shown beyond it, and none may break a screen. */
const END_OF_TIME: Millis = 8_640_000_000_000_000;

/** Day and time of day, the way the language in use writes them; a dash for what is no date. */
export function dateText(at: Millis, style: keyof typeof STYLES = 'moment'): string {
  if (!(Math.abs(at) <= END_OF_TIME)) return '–';
  const key = `${locale.value} ${style}`;
  const format = formats.get(key) ?? new Intl.DateTimeFormat(locale.value, STYLES[style]);
  formats.set(key, format);
  return format.format(at);
}
