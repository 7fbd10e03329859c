import { createCatalogue } from './catalogue.ts';

/** What is said once a game is over: its numbers, its picture, what its moves could have been. */
export type AfterGameMessages = typeof import('./pl/afterGame.ts').afterGame;

export const afterGameMessages = createCatalogue<AfterGameMessages>({
  pl: async () => (await import('./pl/afterGame.ts')).afterGame,
  en: async () => (await import('./en/afterGame.ts')).afterGame,
  sk: async () => (await import('./sk/afterGame.ts')).afterGame,
});
