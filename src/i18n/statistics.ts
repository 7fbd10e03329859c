import { createCatalogue } from './catalogue.ts';

export type StatisticsMessages = typeof import('./pl/statistics.ts').statistics;

export const statisticsMessages = createCatalogue<StatisticsMessages>({
  pl: async () => (await import('./pl/statistics.ts')).statistics,
  en: async () => (await import('./en/statistics.ts')).statistics,
  sk: async () => (await import('./sk/statistics.ts')).statistics,
});
