import type { Millis } from '../../domain/units.ts';

const FORMATS = new Map<string, Intl.DateTimeFormat>();

/** Day and time of day, the way the language in use writes them. */
export function dateText(at: Millis): string {
  const { lang } = document.documentElement;
  const format =
    FORMATS.get(lang) ?? new Intl.DateTimeFormat(lang, { dateStyle: 'medium', timeStyle: 'short' });
  FORMATS.set(lang, format);
  return format.format(at);
}
