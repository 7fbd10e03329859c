import { createCatalogue } from './catalogue.ts';

type OrganizerTexts = typeof import('./pl/organizer.ts').organizer;

export const organizerTexts = createCatalogue<OrganizerTexts>({
  pl: async () => (await import('./pl/organizer.ts')).organizer,
  en: async () => (await import('./en/organizer.ts')).organizer,
  sk: async () => (await import('./sk/organizer.ts')).organizer,
});
