import { createCatalogue } from './catalogue.ts';

export type OutputsTexts = typeof import('./pl/outputs.ts').outputs;

/** What a tournament puts out: the big screen, prints, the page of results. */
export const outputsTexts = createCatalogue<OutputsTexts>({
  pl: async () => (await import('./pl/outputs.ts')).outputs,
  en: async () => (await import('./en/outputs.ts')).outputs,
  sk: async () => (await import('./sk/outputs.ts')).outputs,
});
