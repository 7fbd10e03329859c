import { computed, type ReadonlySignal, signal } from '@preact/signals';
import type { TileLanguage } from '../domain/tiles/tileSet.ts';
import { common } from './pl/common.ts';
import { home } from './pl/home.ts';

const POLISH = { common, home };

/** What the first screen says; the other screens bring the whole catalogue along (`messages.ts`). */
export type ShellMessages = typeof POLISH;

const spoken = signal<{ readonly language: TileLanguage; readonly messages: ShellMessages }>({
  language: 'pl',
  messages: POLISH,
});

export const shellMessages: ReadonlySignal<ShellMessages> = computed(() => spoken.value.messages);
/** The language in use. */
export const language: ReadonlySignal<TileLanguage> = computed(() => spoken.value.language);

const LOADERS: Readonly<Record<TileLanguage, () => Promise<ShellMessages>>> = {
  pl: async () => POLISH,
  en: () => import('./en/shell.ts'),
  sk: () => import('./sk/shell.ts'),
};

export async function speak(language: TileLanguage): Promise<void> {
  spoken.value = { language, messages: await LOADERS[language]() };
  document.documentElement.lang = language;
}
