import { createCatalogue } from './catalogue.ts';

/** The manual has a page for every screen, in this order. */
export const MANUAL_PAGES = [
  'start',
  'new',
  'clock',
  'settling',
  'board',
  'challenge',
  'sheet',
  'end',
  'judge',
  'lists',
  'games',
  'organizer',
  'duplicate',
  'room',
  'settings',
  'limits',
] as const;
export type ManualPage = (typeof MANUAL_PAGES)[number];

export type Manual = {
  readonly title: string;
  readonly intro: string;
  readonly next: string;
  readonly contents: string;
  readonly pages: Readonly<
    Record<ManualPage, { readonly title: string; readonly lead: string; readonly points: readonly string[] }>
  >;
};

/** Long texts that no other screen needs. */
export const manual = createCatalogue<Manual>({
  pl: async () => (await import('./pl/manual.ts')).manual,
  en: async () => (await import('./en/manual.ts')).manual,
  sk: async () => (await import('./sk/manual.ts')).manual,
});
