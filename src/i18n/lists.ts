import { createCatalogue } from './catalogue.ts';

export type ListsMessages = typeof import('./pl/lists.ts').lists;

export const listsMessages = createCatalogue<ListsMessages>({
  pl: async () => (await import('./pl/lists.ts')).lists,
  en: async () => (await import('./en/lists.ts')).lists,
  sk: async () => (await import('./sk/lists.ts')).lists,
});
