import type { Result } from '../../domain/result.ts';
import type { GameFact } from '../../domain/table/fact.ts';
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

export const readGameFile = (source: string): Result<GameFile, GameFileError> => readLogFile(TABLE, source);
export const readGame = (json: unknown): Result<GameFile, GameFileError> => readLog(TABLE, json);
export const writeGameFile: (file: GameFile) => string = writeLogFile;
