import type { TileLanguage } from '../tiles/language.ts';
import type { Points } from '../units.ts';
import type { WantedLexicon } from './wantedLexicon.ts';

/** Characters in the name of rules. */
export const MOST_TITLE = 80;

/** What every regulation says, whatever kind of game it is for. */
export type RulesHead<Mode extends string> = {
  readonly mode: Mode;
  readonly id: string;
  readonly name: string;
  readonly language: TileLanguage;
  /** The word list that judges; null: the regulation names none. */
  readonly lexicon: WantedLexicon | null;
  readonly rack: number;
  /** For laying a whole rack in one move. */
  readonly bingo: Points;
  /** Which article says what, and what rests on a reading of ours. Shown to whoever wants to know. */
  readonly sources: readonly string[];
};
