import type { DuplicateFact } from '../../domain/duplicate/fact.ts';
import type { Result } from '../../domain/result.ts';
import { DUPLICATE_PRESETS } from '../../domain/rules/duplicatePresets.ts';
import type { Millis } from '../../domain/units.ts';
import {
  type GameFileError,
  type LogFile,
  type LogFileKind,
  readJson,
  readLog,
  readLogFile,
  writeLogFile,
} from '../gameFile/logFile.ts';
import { MOST_IN_DUPLICATE_FILE } from '../text/fileSizes.ts';
import { dear } from './duplicateCost.ts';
import { duplicateFactSchema, MOST_DUPLICATE_FACTS } from './duplicateFactSchema.ts';

/** A duplicate game: the same file as a table game's, told apart by the rules of its start. */
export type DuplicateFile = LogFile<DuplicateFact>;

const DUPLICATE: LogFileKind<DuplicateFact> = {
  schema: duplicateFactSchema,
  mostFacts: MOST_DUPLICATE_FACTS,
  mostText: MOST_IN_DUPLICATE_FILE,
  dear,
};

/** `latest`: no moment after it is believed. */
export const readDuplicateFile = (source: string, latest?: Millis): Result<DuplicateFile, GameFileError> =>
  readLogFile(DUPLICATE, source, latest);
export const readDuplicate = (json: unknown, latest?: Millis): Result<DuplicateFile, GameFileError> =>
  readLog(DUPLICATE, json, latest);
export const writeDuplicateFile: (file: DuplicateFile) => string = writeLogFile;

/** Which kind of game a file is about, as far as it can be told before it is checked. */
export function isDuplicateFile(source: string): boolean {
  const json = readJson(MOST_IN_DUPLICATE_FILE, source);
  return json.ok && isDuplicate(json.value);
}

function isDuplicate(json: unknown): boolean {
  const start = listIn(json, 'facts').find((fact) => fieldOf(fact, 'type') === 'start');
  const rules = fieldOf(start, 'rules');
  const named = typeof rules === 'string' ? rules : fieldOf(rules, 'preset');
  return fieldOf(rules, 'mode') === 'duplicate' || DUPLICATE_PRESETS.some(({ id }) => id === named);
}

function listIn(value: unknown, key: string): readonly unknown[] {
  const list = fieldOf(value, key);
  return Array.isArray(list) ? list : [];
}

function fieldOf(value: unknown, key: string): unknown {
  if (typeof value !== 'object' || value === null || !Object.hasOwn(value, key)) return undefined;
  return (value as Readonly<Record<string, unknown>>)[key];
}
