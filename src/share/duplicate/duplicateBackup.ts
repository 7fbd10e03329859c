import * as v from 'valibot';
import { fail, ok, type Result } from '../../domain/result.ts';
import type { Millis } from '../../domain/units.ts';
import type { GameFileError } from '../gameFile/logFile.ts';
import { readJson } from '../gameFile/logFile.ts';
import { type DuplicateFile, readDuplicate, writeDuplicateFile } from './duplicateFile.ts';

const FORMAT = 'sprawdzam-duplicate-backup';
const VERSION = 1;
const MOST_GAMES = 100;
const MOST_TEXT = 40_000_000;

/** `known`: every game of it is here already. */
export type DuplicateBackupError =
  | GameFileError
  | { readonly why: 'not-a-backup' }
  | { readonly why: 'known' };

const head = v.strictObject({
  format: v.literal(FORMAT),
  version: v.literal(VERSION),
  games: v.pipe(v.array(v.unknown()), v.maxLength(MOST_GAMES)),
});

/** The games of a tournament as one text: a list of game files, each as it would be written alone. */
export function writeDuplicateBackup(games: readonly DuplicateFile[]): string {
  const list = games.map((game) => writeDuplicateFile(game).trimEnd()).join(',\n');
  return `{\n"format": "${FORMAT}",\n"version": ${VERSION},\n"games": [\n${list}\n]\n}\n`;
}

/** Is it meant to be one? What is in it is checked when it is read. */
export function isDuplicateBackup(source: string): boolean {
  const json = readJson(MOST_TEXT, source);
  return json.ok && v.is(v.object({ format: v.literal(FORMAT) }), json.value);
}

/**
 * A backup, or one game file. All of it is read, or nothing: a tournament without one of its games is another one.
 * `latest`: no moment after it is believed.
 */
export function readDuplicateBackup(
  source: string,
  latest?: Millis,
): Result<readonly DuplicateFile[], DuplicateBackupError> {
  const json = readJson(MOST_TEXT, source);
  if (!json.ok) return json;
  const read = v.safeParse(head, json.value);
  const games = read.success ? read.output.games : [json.value];
  const files: DuplicateFile[] = [];
  for (const game of games) {
    const file = readDuplicate(game, latest);
    if (!file.ok) return file.error.why === 'not-a-game' ? fail({ why: 'not-a-backup' }) : file;
    files.push(file.value);
  }
  return files.length > 0 ? ok(files) : fail({ why: 'not-a-backup' });
}
