import { fail, ok, type Result } from '../../domain/result.ts';
import { current, replay } from '../../domain/table/game.ts';
import { latestBelieved, type Millis } from '../../domain/units.ts';
import type { BackupError } from '../../share/gameFile/backup.ts';
import { MOST_IN_BACKUP } from '../../share/text/fileSizes.ts';
import { fileDay } from '../shell/fileDay.ts';
import type { Device } from '../shell/ports.ts';
import { gameId } from './gamesPlayed.ts';
import type { Library } from './library.ts';

export type Restored = {
  readonly added: number;
  /** Games that are here already: they stay as they are. */
  readonly known: number;
  readonly unreadable: number;
};

export type GameRestoreError = BackupError | { readonly why: 'not-saved'; readonly done: Restored };

const GAMES_AT_ONCE = 4;

export function backupName(now: Millis): string {
  return `sprawdzam-kopia-${fileDay(now)}.json`;
}

/** Every game of this phone in one file. */
export async function backupGames(
  library: Library,
  now: Millis,
): Promise<{ readonly name: string; readonly content: string }> {
  const { writeBackup } = await import('../../share/gameFile/backup.ts');
  return { name: backupName(now), content: writeBackup(await library.readAll()) };
}

/** The text of a file with many games; null where none was chosen. */
export const chooseBackup = ({ openFile }: Pick<Device, 'openFile'>) =>
  openFile('.json,application/json', MOST_IN_BACKUP);

/** Adds what is missing here; whatever is here already is not touched. */
export async function restoreGames(
  source: string,
  library: Library,
  now: Millis,
): Promise<Result<Restored, GameRestoreError>> {
  const [{ openBackup }, { readGame }] = await Promise.all([
    import('../../share/gameFile/backup.ts'),
    import('../../share/gameFile/gameFile.ts'),
  ]);
  const backup = openBackup(source);
  const latest = latestBelieved(now);
  if (!backup.ok) return backup;
  const done = { added: 0, known: 0, unreadable: 0 };
  for (const [number, json] of backup.value.entries()) {
    // A stranger's file may hold thousands, each as costly as one may be: the screen has its turn in between.
    if (number % GAMES_AT_ONCE === 0) await new Promise((resolve) => setTimeout(resolve));
    const game = readGame(json, latest);
    if (!game.ok || !current(replay(game.value.entries).log)) {
      done.unreadable += 1;
      continue;
    }
    const { id, entries } = game.value;
    const outcome = await library.add({ id: gameId(id, JSON.stringify(entries)), entries });
    if (outcome === 'not-saved') return fail({ why: 'not-saved', done });
    done[outcome] += 1;
  }
  return ok(done);
}
