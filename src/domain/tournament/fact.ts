import type { Millis, Points } from '../units.ts';
import type { PairingSystem, TournamentSettings } from './settings.ts';

/** A player's number in this tournament, from 1. */
export type PlayerNumber = number;

/** Two players at a table. Not every game is one of two: see the README for what rests on this. */
export type Pair = {
  readonly table: number;
  readonly players: readonly [PlayerNumber, PlayerNumber];
  /** Who is to begin the first game; absent where the table draws for it, and in logs from before this was assigned. */
  readonly first?: Side;
};

export type Side = 0 | 1;

/** What is known about a player besides the number. */
export type PlayerDetails = {
  readonly name: string;
  /** School or club; empty where there is none. */
  readonly club: string;
  /** A class or an age group, which has a table of its own. */
  readonly category?: string;
  readonly rating?: number;
  /** Always plays at this table. */
  readonly table?: number;
};

/** How somebody misses a round: nothing is counted, or a bye that was asked for. */
export type AwayAs = 'absent' | 'bye';

/**
 * Where a result comes from. `slip`: the digest of what was signed, by which the same slip is known again; `game`: the id
 * of that game (`SlipReport.gameId`), under the name by which every tournament so far has stored it.
 */
export type ResultSource =
  | { readonly kind: 'manual' }
  | {
      readonly kind: 'slip';
      readonly slip: string;
      readonly game: string;
      readonly version: number;
      readonly device: string;
    };

/** What a table reports, in the order of its players. `winner` may differ from the points: some regulations break ties. */
export type Score = {
  readonly scores: readonly [Points, Points];
  readonly winner: Side | null;
  /** *Walkower*: nobody played. */
  readonly forfeit: boolean;
  /** A walkover for nobody: both have lost. `winner` is null then. */
  readonly bothLose?: true;
  /** Who began, where the table has said so. */
  readonly first?: Side;
};

/** The place of a result: a table of a round; with several games a round also which of them, from 1. */
export type Slot = { readonly round: number; readonly table: number; readonly game: number };

/** What happened on one device. */
export type OwnFact =
  | { readonly type: 'created'; readonly settings: TournamentSettings }
  | { readonly type: 'settings'; readonly settings: TournamentSettings }
  | ({ readonly type: 'player'; readonly number: PlayerNumber } & PlayerDetails)
  /** Everything about the player anew: what it does not name is gone. */
  | ({ readonly type: 'player-changed'; readonly number: PlayerNumber } & PlayerDetails)
  /** Typed by mistake, and never paired; the number is not given again. */
  | { readonly type: 'player-removed'; readonly number: PlayerNumber }
  /** Plays no more; what was played stays. */
  | { readonly type: 'withdrawn'; readonly number: PlayerNumber }
  | { readonly type: 'returned'; readonly number: PlayerNumber }
  /** Does not play one round; said before it is paired. */
  | {
      readonly type: 'away';
      readonly round: number;
      readonly number: PlayerNumber;
      readonly as: AwayAs;
    }
  | { readonly type: 'back'; readonly round: number; readonly number: PlayerNumber }
  | {
      readonly type: 'paired';
      readonly round: number;
      readonly by: PairingSystem | 'typed';
      readonly pairs: readonly Pair[];
      readonly byes: readonly PlayerNumber[];
    }
  /** The last round's pairing is taken back; only while it has no result. */
  | { readonly type: 'unpaired'; readonly round: number }
  /** `answered`: the questions to which the organizer said yes, and `reason`: why, where it was said. */
  | ({
      readonly type: 'result';
      readonly source: ResultSource;
      readonly answered: readonly string[];
      readonly reason?: string;
    } & Slot &
      Score)
  | ({
      readonly type: 'corrected';
      readonly source: ResultSource;
      readonly answered: readonly string[];
      readonly reason: string;
      /** How often the result had been corrected before, as this device knew it; absent in earlier logs. */
      readonly over?: number;
    } & Slot &
      Score)
  | ({ readonly type: 'removed'; readonly reason: string } & Slot)
  /** A slip the organizer did not accept. */
  | { readonly type: 'set-aside'; readonly slip: string; readonly reason: string }
  /** A slip that had its answer came once more, and is a question again. */
  | { readonly type: 'reopened'; readonly slip: string };

/** Everything that may follow the first row. */
export type LaterFact = Exclude<OwnFact, { readonly type: 'created' }>;

/** A row as every copy of the tournament ranks it: see `merging/rankedRows.ts`. */
export type RankedRow<Fact extends OwnFact = OwnFact> = {
  readonly at: Millis;
  /** Which of the rows of that moment, from 0. */
  readonly n: number;
  /** What the device's clock said, where that was earlier than the row before. */
  readonly clock?: Millis;
  readonly fact: Fact;
  /** The players it is about: the number in its own log, and who that is in every copy. */
  readonly who: readonly (readonly [PlayerNumber, string])[];
};

/** Another copy of this tournament was taken over: its rows that were not here. */
export type Merged = { readonly type: 'merged'; readonly rows: readonly RankedRow<LaterFact>[] };

export type TournamentFact = OwnFact | Merged;

export type FactOf<Type extends TournamentFact['type']> = Extract<TournamentFact, { readonly type: Type }>;
/** Who plays whom in a round. */
export type Paired = FactOf<'paired'>;

/** One row of a tournament's log. */
export type TournamentEntry = { readonly at: Millis; readonly fact: TournamentFact };
