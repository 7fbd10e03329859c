/**
 * The languages of the screens. Which letters lie on the table is another question (`domain/tiles`): screens may come
 * in a language without a tile set, and a game may be played in a language that no screen is in.
 */
export const LOCALES = ['pl', 'en', 'sk'] as const;
export type Locale = (typeof LOCALES)[number];

/** Polish is written first, and a text missing in another language does not compile. It comes with the first screen. */
export const SOURCE_LOCALE: Locale = 'pl';

/** For a phone whose owner reads none of them. */
export const FALLBACK_LOCALE: Locale = 'en';

/** Every language under its own name, so that whoever is lost in another one finds it. */
export const LOCALE_NAMES: Readonly<Record<Locale, string>> = {
  pl: 'Polski',
  en: 'English',
  sk: 'Slovenčina',
};
