import { createCatalogue } from './catalogue.ts';

type DuplicateTexts = typeof import('./pl/duplicate.ts').duplicate;

export const duplicateTexts = createCatalogue<DuplicateTexts>({
  pl: async () => (await import('./pl/duplicate.ts')).duplicate,
  en: async () => (await import('./en/duplicate.ts')).duplicate,
  sk: async () => (await import('./sk/duplicate.ts')).duplicate,
});
