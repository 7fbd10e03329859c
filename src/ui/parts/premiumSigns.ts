import type { Premium } from '../../domain/board/layout.ts';
import type { TileLanguage } from '../../domain/tiles/language.ts';

/** Letter and word, as the boards of each language have them: *litera* and *słowo*, *letter* and *word*, *písmeno* and *slovo*. */
const SIGNS: Readonly<Record<TileLanguage, { readonly letter: string; readonly word: string }>> = {
  pl: { letter: 'L', word: 'S' },
  en: { letter: 'L', word: 'W' },
  sk: { letter: 'P', word: 'S' },
};

/** `3S` for a square that triples its word; nothing for a plain one. */
export function premiumSign(language: TileLanguage, { letter, word }: Premium): string {
  if (word > 1) return `${word}${SIGNS[language].word}`;
  return letter > 1 ? `${letter}${SIGNS[language].letter}` : '';
}

/** The look it has: `3w`, `2l`. */
export function premiumKind({ letter, word }: Premium): string | undefined {
  if (word > 1) return `${word}w`;
  return letter > 1 ? `${letter}l` : undefined;
}
