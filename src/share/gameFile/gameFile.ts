import type { Result } from '../../domain/result.ts';
import type { GameFact } from '../../domain/table/fact.ts';
import type { Millis } from '../../domain/units.ts';
import { MOST_IN_GAME_FILE } from '../text/fileSizes.ts';
import { factSchema, MOST_FACTS } from './factSchema.ts';
import {
  type GameFileError,
  type LogFile,
  type LogFileKind,
  readLog,
  readLogFile,
  writeLogFile,
} from './logFile.ts';

export type { GameFileError } from './logFile.ts';

/** A game at a table. */
export type GameFile = LogFile<GameFact>;

const TABLE: LogFileKind<GameFact> = {
  schema: factSchema,
  mostFacts: MOST_FACTS,
  mostText: MOST_IN_GAME_FILE,
};

/** `latest`: no moment after it is believed. */
export const readGameFile = (source: string, latest?: Millis): Result<GameFile, GameFileError> =>
  readLogFile(TABLE, source, latest);
export const readGame = (json: unknown, latest?: Millis): Result<GameFile, GameFileError> =>
  readLog(TABLE, json, latest);
export const writeGameFile: (file: GameFile) => string = writeLogFile;
