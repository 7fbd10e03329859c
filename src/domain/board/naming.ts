import type { TileLanguage } from '../tiles/language.ts';
import type { SquareNaming } from './square.ts';

/** How the boards of each language name their squares. */
const NAMING: Readonly<Record<TileLanguage, SquareNaming>> = {
  pl: 'letter-columns',
  en: 'letter-columns',
  sk: 'letter-rows',
};

export function namingOf(language: TileLanguage): SquareNaming {
  return NAMING[language];
}
