import * as v from 'valibot';
import { fail, ok, type Result } from '../../domain/result.ts';
import { MOST_IN_BACKUP, MOST_IN_GAME_FILE } from '../text/fileSizes.ts';
import { readJsonText } from '../text/json.ts';
import { type BackupParts, backupParts } from './backupParts.ts';
import { type Belongings, readBelongings } from './belongings.ts';
import { type GameFile, type GameFileError, writeGameFile } from './gameFile.ts';
import { integerIn } from './ruleSchema.ts';

const BACKUP_FORMAT = 'sprawdzam-backup';
const BACKUP_VERSION = 1;
const MOST_GAMES = 5_000;

export type BackupError =
  | Exclude<GameFileError, { readonly why: 'not-a-game' | 'invalid' | 'impossible-date' }>
  | { readonly why: 'not-a-backup' }
  | { readonly why: 'too-many'; readonly most: number; readonly got: number };

const head = v.object({
  format: v.literal(BACKUP_FORMAT),
  version: integerIn(1, 1_000),
  games: v.strictTuple([]),
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

/** What is left of a backup without its games. */
const MOST_REST = 2_000_000;

/**
 * Opens a file that anybody may have written, a piece at a time: in between others have their `turn`. Its games are still
 * to be read (`readGame`), one by one; undefined is one that is no JSON.
 */
export async function openBackup(
  source: string,
  turn: () => Promise<unknown>,
): Promise<Result<{ readonly games: Iterable<unknown>; readonly belongings: Belongings }, BackupError>> {
  if (source.length > MOST_IN_BACKUP) {
    return fail({ why: 'too-large', most: MOST_IN_BACKUP, got: source.length });
  }
  const looking = backupParts(source, MOST_GAMES);
  let found = looking.next();
  for (; !found.done; found = looking.next()) await turn();
  if (!found.value) return fail({ why: 'not-json' });
  const { rest, games } = found.value;
  if (games.length > MOST_GAMES) return fail({ why: 'too-many', most: MOST_GAMES, got: games.length });
  if (rest.length > MOST_REST) return fail({ why: 'not-a-backup' });
  const json = readJsonText(rest);
  if (json === undefined) return fail({ why: 'not-json' });
  const read = v.safeParse(head, json);
  if (!read.success) return fail({ why: 'not-a-backup' });
  const { version, rules, settings } = read.output;
  if (version > BACKUP_VERSION) return fail({ why: 'newer-version', known: BACKUP_VERSION, got: version });
  return ok({ games: each(games, source), belongings: readBelongings(rules, settings) });
}

function* each(games: BackupParts['games'], source: string): Generator<unknown> {
  // Longer than any of ours, it is not worth reading.
  for (const [from, to] of games)
    yield to - from > 2 * MOST_IN_GAME_FILE ? undefined : readJsonText(source.slice(from, to));
}
