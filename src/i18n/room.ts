import { createCatalogue } from './catalogue.ts';

type RoomTexts = typeof import('./pl/room.ts').room;

export const roomTexts = createCatalogue<RoomTexts>({
  pl: async () => (await import('./pl/room.ts')).room,
  en: async () => (await import('./en/room.ts')).room,
  sk: async () => (await import('./sk/room.ts')).room,
});
