import { fail, ok, type Result } from '../../domain/result.ts';
import type { Millis } from '../../domain/units.ts';
import type { GcgDifference } from '../../share/gcg/difference.ts';
import type { GcgError } from '../../share/gcg/gcgFile.ts';
import { gameId, type ImportError } from './gamesPlayed.ts';
import type { Library } from './library.ts';

export type ImportedGcg = {
  readonly outcome: 'added' | 'known';
  readonly id: string;
  readonly differences: readonly GcgDifference[];
};

/** Is this the text of a GCG file rather than one of ours? Only JSON begins with a brace. */
export const looksLikeGcg = (text: string) => !text.trimStart().startsWith('{');

/** Bytes as text, in whatever encoding they are. */
export async function gameText(bytes: Uint8Array): Promise<string> {
  const { decodeGcg } = await import('../../share/gcg/decodeGcg.ts');
  return decodeGcg(bytes);
}

/** Adds the game of a GCG file, as just played: the file knows no date. The same file is the same game. */
export async function importGcgGame(
  source: string,
  library: Library,
  now: Millis,
): Promise<Result<ImportedGcg, GcgError | Extract<ImportError, { why: 'not-saved' }>>> {
  const { importGcg } = await import('../../share/gcg/importGcg.ts');
  const read = importGcg(source, 0);
  if (!read.ok) return read;
  const { game, differences } = read.value;
  const id = gameId('', source);
  const begun = now - (game.entries.at(-1)?.at ?? 0);
  const entries = game.entries.map((entry) => ({ ...entry, at: begun + entry.at }));
  const outcome = await library.add({ id, entries });
  return outcome === 'not-saved' ? fail({ why: 'not-saved' }) : ok({ outcome, id, differences });
}
