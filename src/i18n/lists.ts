import type { TileLanguage } from '../domain/tiles/tileSet.ts';
import type { ListsMessages } from './pl/lists.ts';

const LOADERS: Readonly<Record<TileLanguage, () => Promise<ListsMessages>>> = {
  pl: async () => (await import('./pl/lists.ts')).lists,
  en: async () => (await import('./en/lists.ts')).lists,
  sk: async () => (await import('./sk/lists.ts')).lists,
};

/** The texts of the word lists' screen: too many for the way to the first one. */
export const listsMessages = (language: TileLanguage): Promise<ListsMessages> => LOADERS[language]();
