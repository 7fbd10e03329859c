import type { EarlyEnd, LexiconEdition } from '../../table/fact.ts';
import type { Millis, Points, Seat } from '../../units.ts';
import type { PlayerNumber } from '../fact.ts';

/** What a slip says, once it has been read and its signature looked at. It may be of any number of players. */
export type SlipReport = {
  /** Of what was signed, without the signature: the same slip has the same digest whichever way it came. */
  readonly digest: string;
  readonly gameId: string;
  readonly version: number;
  readonly device: string;
  /** The mark of the tournament whose card the phone had; null without a card. */
  readonly tournament: number | null;
  /** `number`: from the tournament's card. A long name may be cut. */
  readonly players: readonly {
    readonly name: string;
    readonly club: string;
    readonly number: PlayerNumber | null;
  }[];
  readonly table: string;
  readonly round: string;
  /** Which game of a match, from 1. */
  readonly game: number;
  /** `mark`: of the rules really played by. */
  readonly regulation: { readonly id: string; readonly name: string; readonly mark: number };
  readonly lexicon: LexiconEdition | null;
  readonly startedAt: Millis;
  readonly final: readonly Points[];
  readonly winner: Seat | null;
  /** Who moved first; absent where the turns were left out. */
  readonly first?: Seat;
  /** How it ended before its end; null for a game that was played out. */
  readonly early: EarlyEnd | null;
  /** How many challenges the word list decided; absent where the slip does not say. */
  readonly challenges?: number;
  readonly confirmed: readonly Seat[];
  /** The sums follow from the turns. */
  readonly consistent: boolean;
  readonly signature: 'good' | 'bad' | 'none';
};
