import type { Millis } from '../domain/units.ts';
import { locale } from './catalogue.ts';

const STYLES = {
  moment: { dateStyle: 'medium', timeStyle: 'short' },
  'short-moment': { dateStyle: 'short', timeStyle: 'short' },
  day: { dateStyle: 'medium' },
} as const satisfies Readonly<Record<string, Intl.DateTimeFormatOptions>>;

const formats = new Map<string, Intl.DateTimeFormat>();

/** Day and time of day, the way the language in use writes them. */
export function dateText(at: Millis, style: keyof typeof STYLES = 'moment'): string {
  const key = `${locale.value} ${style}`;
  const format = formats.get(key) ?? new Intl.DateTimeFormat(locale.value, STYLES[style]);
  formats.set(key, format);
  return format.format(at);
}
