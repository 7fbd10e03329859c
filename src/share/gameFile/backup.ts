import * as v from 'valibot';
import { fail, ok, type Result } from '../../domain/result.ts';
import { LAST_MOMENT, type Millis } from '../../domain/units.ts';
import { MOST_IN_BACKUP } from '../text/fileSizes.ts';
import { readJsonText } from '../text/json.ts';
import { type Belongings, readBelongings } from './belongings.ts';
import { type GameFile, type GameFileError, readGame, writeGameFile } from './gameFile.ts';
import { integerIn } from './ruleSchema.ts';

export const BACKUP_FORMAT = 'sprawdzam-backup';
export const BACKUP_VERSION = 1;
const MOST_GAMES = 5_000;

export type BackupError =
  | Exclude<GameFileError, { readonly why: 'not-a-game' | 'invalid' | 'impossible-date' }>
  | { readonly why: 'not-a-backup' }
  | { readonly why: 'too-many'; readonly most: number; readonly got: number };

export type Backup = {
  readonly games: readonly GameFile[];
  /** Games that are in the file but cannot be read. */
  readonly unreadable: number;
};

const head = v.object({
  format: v.literal(BACKUP_FORMAT),
  version: integerIn(1, 1_000),
  games: v.array(v.unknown()),
  rules: v.exactOptional(v.unknown()),
  settings: v.exactOptional(v.unknown()),
});

/** All games as one text: a list of game files, each as it would be written alone; then what else is the phone's own. */
export function writeBackup(games: readonly GameFile[], belongings: Belongings = NOTHING): string {
  const list = games.map((game) => writeGameFile(game).trimEnd()).join(',\n');
  const { rules, settings } = belongings;
  const more = [
    rules.length > 0 && `,\n"rules": ${JSON.stringify(rules)}`,
    settings && `,\n"settings": ${JSON.stringify(settings)}`,
  ];
  const own = more.filter(Boolean).join('');
  return `{\n"format": "${BACKUP_FORMAT}",\n"version": ${BACKUP_VERSION},\n"games": [\n${list}\n]${own}\n}\n`;
}

const NOTHING: Belongings = { rules: [], settings: null };

/**
 * Opens a file that anybody may have written. Its games are still to be read (`readGame`), one by one: all at once they
 * would keep the screen waiting.
 */
export function openBackup(
  source: string,
): Result<{ readonly games: readonly unknown[]; readonly belongings: Belongings }, BackupError> {
  if (source.length > MOST_IN_BACKUP) {
    return fail({ why: 'too-large', most: MOST_IN_BACKUP, got: source.length });
  }
  const json = readJsonText(source);
  if (json === undefined) return fail({ why: 'not-json' });
  const read = v.safeParse(head, json);
  if (!read.success) return fail({ why: 'not-a-backup' });
  const { version, games, rules, settings } = read.output;
  if (version > BACKUP_VERSION) return fail({ why: 'newer-version', known: BACKUP_VERSION, got: version });
  if (games.length > MOST_GAMES) return fail({ why: 'too-many', most: MOST_GAMES, got: games.length });
  return ok({ games, belongings: readBelongings(rules, settings) });
}

/** Reads all of it. One bad game does not spoil the others. */
export function readBackup(source: string, latest: Millis = LAST_MOMENT): Result<Backup, BackupError> {
  const backup = openBackup(source);
  if (!backup.ok) return backup;
  const results = backup.value.games.map((game) => readGame(game, latest));
  return ok({
    games: results.flatMap((result) => (result.ok ? [result.value] : [])),
    unreadable: results.filter((result) => !result.ok).length,
  });
}
