import type { Result } from '../../domain/result.ts';
import type { GameFact } from '../../domain/table/fact.ts';
import type { Millis } from '../../domain/units.ts';
import { MOST_IN_GAME_FILE } from '../text/fileSizes.ts';
import { costOfCorrections } from './correctionCost.ts';
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

/** A quarter of a second for whoever reads it, and as much again for its slip. */
const MOST_COST = 10_000_000;

/** All facts are looked at for each correction, however near: as if so many more were read again. */
const LOOKING = 4;

/** A row costs the more the longer the game is. Ten corrections a hundred rows back in a game of 300 facts cost 300,000. */
const dear: LogFileKind<GameFact>['dear'] = (entries) =>
  costOfCorrections(entries, (back, rows) => (back + LOOKING) * rows) > MOST_COST ? 'corrections' : null;

const TABLE: LogFileKind<GameFact> = {
  schema: factSchema,
  mostFacts: MOST_FACTS,
  mostText: MOST_IN_GAME_FILE,
  dear,
};

/** `latest`: no moment after it is believed. */
export const readGameFile = (source: string, latest?: Millis): Result<GameFile, GameFileError> =>
  readLogFile(TABLE, source, latest);
export const readGame = (json: unknown, latest?: Millis): Result<GameFile, GameFileError> =>
  readLog(TABLE, json, latest);
export const writeGameFile: (file: GameFile) => string = writeLogFile;
