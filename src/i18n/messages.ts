import { type ReadonlySignal, signal } from '@preact/signals';
import type { TileLanguage } from '../domain/tiles/tileSet.ts';
import { messages as pl } from './pl/messages.ts';
import { language } from './shell.ts';

/** Polish is the source; a message missing in another language does not compile. */
export type Messages = typeof pl;

const spoken = signal<Messages>(pl);

/** The catalogue of the language in use. */
export const messages: ReadonlySignal<Messages> = spoken;

const LOADERS: Readonly<Record<TileLanguage, () => Promise<Messages>>> = {
  pl: async () => pl,
  en: async () => (await import('./en/messages.ts')).messages,
  sk: async () => (await import('./sk/messages.ts')).messages,
};

/** Brings the whole catalogue to the language in use. */
export async function loadMessages(): Promise<void> {
  spoken.value = await LOADERS[language.value]();
}
