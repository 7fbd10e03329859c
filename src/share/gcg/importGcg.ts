import { ok, type Result } from '../../domain/result.ts';
import { TILE_LANGUAGES, type TileLanguage } from '../../domain/tiles/language.ts';
import type { Millis } from '../../domain/units.ts';
import type { GcgDifference } from './difference.ts';
import type { GcgError, GcgFile } from './gcgFile.ts';
import { type ImportedGame, importGame } from './importGame.ts';
import { readGcg } from './readGcg.ts';

const DISTRIBUTIONS: Readonly<Record<TileLanguage, RegExp>> = {
  pl: /^polish/i,
  en: /^english/i,
  sk: /^slovak/i,
};
const LEXICONS: Readonly<Record<TileLanguage, RegExp>> = {
  pl: /^(?:OSPS|SJP)/i,
  en: /^(?:CSW|NWL|NSWL|TWL|OWL|OSPD|OSWI|ECWL|SOWPODS|Collins)/i,
  sk: /^(?:KSSS|SSS|Slovak)/i,
};

/** A file as a game, and what in it did not agree. `begun`: the moment of its first row, for a file knows none. */
export function importGcg(source: string, begun: Millis): Result<ImportedGame, GcgError> {
  const read = readGcg(source);
  return read.ok ? ok(inTheRightLanguage(read.value, begun)) : read;
}

/** The language that the file names, or the one that counts its points best: letters and values give it away. */
function inTheRightLanguage(file: GcgFile, begun: Millis): ImportedGame {
  const named = namedLanguages(file).map((language) => importGame(file, language, begun));
  const [fitting] = named.filter(({ differences }) => !differences.some(isForeign));
  if (fitting) return fitting;
  const [first, ...rest] = LIKELIEST.map((language) => importGame(file, language, begun));
  return rest.reduce(
    (best, next) => (next.differences.length < best.differences.length ? next : best),
    first!,
  );
}

const LIKELIEST = ['en', 'pl', 'sk'] as const satisfies readonly TileLanguage[];

function namedLanguages({ tileDistribution, lexicon }: GcgFile): readonly TileLanguage[] {
  return TILE_LANGUAGES.filter(
    (language) =>
      DISTRIBUTIONS[language].test(tileDistribution ?? '') || LEXICONS[language].test(lexicon ?? ''),
  );
}

function isForeign(difference: GcgDifference): boolean {
  return difference.why === 'place' && difference.error.why === 'foreign-letter';
}
