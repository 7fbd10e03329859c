import { createCatalogue } from './catalogue.ts';

export type GcgMessages = typeof import('./pl/gcg.ts').gcg;

export const gcgMessages = createCatalogue<GcgMessages>({
  pl: async () => (await import('./pl/gcg.ts')).gcg,
  en: async () => (await import('./en/gcg.ts')).gcg,
  sk: async () => (await import('./sk/gcg.ts')).gcg,
});
