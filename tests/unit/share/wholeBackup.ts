import { ok, type Result } from '../../../src/domain/result.ts';
import { LAST_MOMENT } from '../../../src/domain/units.ts';
import { type BackupError, openBackup } from '../../../src/share/gameFile/backup.ts';
import { type GameFile, readGame } from '../../../src/share/gameFile/gameFile.ts';

type Backup = {
  readonly games: readonly GameFile[];
  /** Games that are in the file but cannot be read. */
  readonly unreadable: number;
};

/** All games of a backup, which the app reads one by one. One bad game does not spoil the others. */
export async function readBackup(source: string): Promise<Result<Backup, BackupError>> {
  const backup = await openBackup(source, async () => {});
  if (!backup.ok) return backup;
  const results = [...backup.value.games].map((game) => readGame(game, LAST_MOMENT));
  return ok({
    games: results.flatMap((result) => (result.ok ? [result.value] : [])),
    unreadable: results.filter((result) => !result.ok).length,
  });
}
