import { batch, computed, type ReadonlySignal, signal } from '@preact/signals';
import { type Locale, SOURCE_LOCALE } from './locale.ts';

/** The texts of a family of screens, in the language in use. They are loaded before they are read. */
export type Catalogue<T> = ReadonlySignal<T> & { readonly load: () => Promise<void> };

const current = signal<Locale>(SOURCE_LOCALE);
/** The language in use. */
export const locale: ReadonlySignal<Locale> = current;

/** Gets a catalogue's texts in a language; what it returns shows them. */
type Fetch = (language: Locale) => Promise<() => void>;

const inUse = new Set<Fetch>();
/** Ahead of `locale` while texts are on their way. */
let wanted: Locale = SOURCE_LOCALE;
/** The last change of the language; it may be under way. */
let change: Promise<void> = Promise.resolve();

/**
 * Texts that are fetched together, a part for every language. `bundled`: the source language's texts where they come
 * with the code; they stand until another language is spoken.
 */
export function createCatalogue<T>(
  parts: Readonly<Record<Locale, () => Promise<T>>>,
  bundled: T | null = null,
): Catalogue<T> {
  const shown = signal(bundled);
  const fetch: Fetch = async (language) => {
    const texts = await parts[language]();
    return () => {
      shown.value = texts;
    };
  };
  if (bundled !== null) inUse.add(fetch);
  const load = async () => {
    inUse.add(fetch);
    try {
      (await fetchInUse(fetch))();
    } catch (error) {
      // What was never here must not keep the rest from changing its language.
      if (shown.peek() === null) inUse.delete(fetch);
      throw error;
    }
  };
  const texts = computed(() => {
    if (shown.value === null) throw new Error('A catalogue is read before it is loaded');
    return shown.value;
  });
  return Object.assign(texts, { load });
}

/** A part in the language in use. Whether the other parts can be fetched does not matter to it. */
async function fetchInUse(fetch: Fetch): Promise<() => void> {
  const language = wanted;
  const show = await fetch(language);
  // All parts change their language at once, or none does.
  await change.catch(() => undefined);
  return language === current.peek() ? show : fetchInUse(fetch);
}

/**
 * Brings every catalogue in use into a language, all at once. Rejects where a part cannot be fetched; then everything
 * stays as it was.
 */
export function speak(language: Locale): Promise<void> {
  wanted = language;
  change = bring(language);
  return change;
}

async function bring(language: Locale): Promise<void> {
  const arrived = await Promise.all([...inUse].map((fetch) => fetch(language))).catch((error) => {
    if (wanted === language) wanted = current.peek();
    throw error;
  });
  // Another language was chosen meanwhile.
  if (wanted !== language) return speak(wanted);
  batch(() => {
    current.value = language;
    for (const show of arrived) show();
  });
}
