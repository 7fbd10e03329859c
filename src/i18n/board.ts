import { createCatalogue } from './catalogue.ts';

/** What the screens with a board say: laying, proposals, filling it in, replay. */
export type BoardMessages = typeof import('./pl/board.ts').board;

export const boardMessages = createCatalogue<BoardMessages>({
  pl: async () => (await import('./pl/board.ts')).board,
  en: async () => (await import('./en/board.ts')).board,
  sk: async () => (await import('./sk/board.ts')).board,
});
