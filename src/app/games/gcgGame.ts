import { fail, ok, type Result } from '../../domain/result.ts';
import { MINUTE, type Millis } from '../../domain/units.ts';
import type { Difference } from '../../share/gcg/difference.ts';
import type { GcgError } from '../../share/gcg/gcgFile.ts';
import { gameId, type ImportError } from './gamesPlayed.ts';
import type { Library } from './library.ts';

export type ImportedGcg = {
  readonly outcome: 'added' | 'known';
  readonly id: string;
  readonly differences: readonly Difference[];
};

/** Is this the text of a GCG file rather than one of ours? Only JSON begins with a brace. */
export const looksLikeGcg = (text: string) => !text.trimStart().startsWith('{');

/** Bytes as text, in whatever encoding they are. */
export async function gameText(bytes: Uint8Array): Promise<string> {
  const { decodeGcg } = await import('../../share/gcg/decodeGcg.ts');
  return decodeGcg(bytes);
}

/** Rows of a game that was read have a second each: the last one must not lie ahead. */
const LONGER_THAN_ANY = 100 * MINUTE;

/** Adds the game of a GCG file, as just played: the file knows no date. The same file is the same game. */
export async function importGcgGame(
  source: string,
  library: Library,
  now: Millis,
): Promise<Result<ImportedGcg, GcgError | Extract<ImportError, { why: 'not-saved' }>>> {
  const { importGcg } = await import('../../share/gcg/importGcg.ts');
  const read = importGcg(source, now - LONGER_THAN_ANY);
  if (!read.ok) return read;
  const { game, differences } = read.value;
  const id = gameId('', source);
  const outcome = await library.add({ id, entries: game.entries });
  return outcome === 'not-saved' ? fail({ why: 'not-saved' }) : ok({ outcome, id, differences });
}
