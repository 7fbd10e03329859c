import { type ReadonlySignal, signal } from '@preact/signals';
import type { TileLanguage } from '../domain/tiles/tileSet.ts';
import { organizer as pl } from './pl/organizer.ts';

/** The organizer's texts travel with the organizer's screens, not with the first one. */
export type OrganizerTexts = typeof pl;

const spoken = signal<OrganizerTexts>(pl);

export const organizerTexts: ReadonlySignal<OrganizerTexts> = spoken;

const LOADERS: Readonly<Record<TileLanguage, () => Promise<OrganizerTexts>>> = {
  pl: async () => pl,
  en: async () => (await import('./en/organizer.ts')).organizer,
  sk: async () => (await import('./sk/organizer.ts')).organizer,
};

export async function speakOrganizer(language: TileLanguage): Promise<void> {
  spoken.value = await LOADERS[language]();
}
