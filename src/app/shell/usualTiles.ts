import type { TileLanguage } from '../../domain/tiles/language.ts';

/** Which tiles people usually play with who read a language. A language of the screens need not have tiles of its own. */
const USUAL: ReadonlyMap<string, TileLanguage> = new Map([
  ['pl', 'pl'],
  ['en', 'en'],
  ['sk', 'sk'],
]);

/** The letters and the word list that are offered first to those who read this language. */
export function usualTiles(language: string): TileLanguage {
  return USUAL.get(language) ?? 'en';
}
