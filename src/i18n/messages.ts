import { createCatalogue } from './catalogue.ts';

/** What every screen but the first one needs. */
export type Messages = typeof import('./pl/messages.ts').messages;

export const messages = createCatalogue<Messages>({
  pl: async () => (await import('./pl/messages.ts')).messages,
  en: async () => (await import('./en/messages.ts')).messages,
  sk: async () => (await import('./sk/messages.ts')).messages,
});
