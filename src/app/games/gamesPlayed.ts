import { fnv } from '../../domain/checksum.ts';
import { folded } from '../../domain/folded.ts';
import { fail, ok, type Result } from '../../domain/result.ts';
import { current, replay } from '../../domain/table/game.ts';
import { latestBelieved, type Millis } from '../../domain/units.ts';
import type { GameFileError } from '../../share/gameFile/gameFile.ts';
import { MOST_IN_GAME_FILE } from '../../share/text/fileSizes.ts';
import type { Device } from '../shell/ports.ts';
import type { GameHead } from './gameHead.ts';
import type { Library } from './library.ts';

/** Every part of the query is the beginning of a word in somebody's name or club; marks above letters do not matter. */
export function matches({ summary }: GameHead, query: string): boolean {
  const parts = wordsOf(query);
  if (parts.length === 0) return true;
  const words = (summary?.players ?? []).flatMap(({ name, club = '' }) => wordsOf(`${name} ${club}`));
  return parts.every((part) => words.some((word) => word.startsWith(part)));
}

function wordsOf(text: string): readonly string[] {
  return folded(text)
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '');
}

export type ImportError = GameFileError | { readonly why: 'no-start' } | { readonly why: 'not-saved' };

type ImportedGames = {
  readonly outcome: 'added' | 'known';
  readonly id: string;
  /** Rows that the rules refuse: kept, but without effect. */
  readonly refused: number;
};

/** Of UTF-8, at most. */
const BYTES_A_CHARACTER = 3;

/** A file with one game, ours or GCG, whose encoding nobody knows yet; null where none was chosen. */
export const chooseGameFile = ({ openBytes }: Pick<Device, 'openBytes'>) =>
  openBytes('.json,.gcg,application/json,text/plain', BYTES_A_CHARACTER * MOST_IN_GAME_FILE);

/** Adds the game of a file somebody chose; whatever is on this phone stays as it is. */
export async function importGameFile(
  source: string,
  library: Library,
  now: Millis,
): Promise<Result<ImportedGames, ImportError>> {
  const { readGameFile } = await import('../../share/gameFile/gameFile.ts');
  const file = readGameFile(source, latestBelieved(now));
  if (!file.ok) return file;
  const { log: game, refused } = replay(file.value.entries);
  if (!current(game)) return fail({ why: 'no-start' });
  const id = gameId(file.value.id, source);
  const outcome = await library.add({ id, entries: file.value.entries });
  return outcome === 'not-saved' ? fail({ why: 'not-saved' }) : ok({ outcome, id, refused: refused.length });
}

/** A file without an id gets the same one every time it is opened. */
export function gameId(id: string, source: string): string {
  return addressable(id) || `file-${source.length.toString(36)}-${fnv(source).toString(36)}`;
}

/** The id as it may stand in an address. */
function addressable(id: string): string {
  return id.replace(/[^\w-]/g, '-');
}
