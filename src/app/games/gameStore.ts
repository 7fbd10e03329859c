import type { GameEntry } from '../../domain/table/fact.ts';
import type { SaveState, StoredGame } from '../shell/ports.ts';
import type { GameHead } from './gameHead.ts';

/** `unusable`: rows that were found but do not continue the game. */
export type KnownGame = {
  readonly id: string;
  readonly about: GameHead;
  readonly unusable: number;
  readonly foreign: boolean;
};

export type ReadGame = StoredGame & { readonly unusable: number; readonly whole: boolean };

export type GameStore = {
  /** The second copies, at once. */
  readonly copies: () => readonly StoredGame[];
  /** What is known of the games without reading them. */
  readonly heads: () => Promise<{
    readonly logs: readonly KnownGame[];
    readonly databaseAnswers: boolean;
  }>;
  /** Makes the heads anew that are missing or wrong, and tells of each; false if the database does not answer. */
  readonly survey: (found: (id: string, game: KnownGame | null) => void) => Promise<boolean>;
  /** One game from both places. `whole`: the database has answered; otherwise it may know more. */
  readonly read: (id: string) => Promise<ReadGame | null>;
  /** Adds rows; the second copy is written before this returns, the promise tells of the database. */
  readonly add: (id: string, ...entries: readonly GameEntry[]) => Promise<SaveState>;
  /** Adds a game that came from a file, at once; it is known as such until something is added to it. */
  readonly bringIn: (id: string, entries: readonly GameEntry[]) => Promise<SaveState>;
  /** Tries again what the database refused. */
  readonly heal: (id: string) => Promise<SaveState>;
  /** Looks whether the database still has what it took, and writes it anew if not. */
  readonly check: (id: string) => Promise<SaveState>;
  /** The game is finished: it needs no second copy any more. */
  readonly release: (id: string) => void;
  /** Gives up the second copies of all other games that the database has to the last row. */
  readonly tidy: (onTable: () => string) => Promise<void>;
  /** Rejects where the database does not do it; then everything is as it was. */
  readonly remove: (id: string) => Promise<void>;
  /** Takes back a game that the database did not take: its second copy, and what is known of it. */
  readonly forget: (id: string) => void;
};
