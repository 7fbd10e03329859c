import { everyOf } from '../exact.ts';
import type { StartingDrawRule } from '../tiles/startingDraw.ts';
import type { Millis, Points } from '../units.ts';
import type { RulesHead } from './rulesHead.ts';

/** The game of two to four players at one board. */
export type TableRules = RulesHead<'table'> & {
  readonly seats: { readonly min: number; readonly max: number };
  /** Games in one match between the same players. */
  readonly games: number;
  readonly clock: ClockRule;
  /** Tiles in the first move of a game, at least. */
  readonly firstMove: number;
  readonly exchange: ExchangeRule;
  readonly challenge: ChallengeRule;
  /** The game ends when one of these runs of turns without points is complete; the first that matches names the reason. */
  readonly runs: readonly RunRule[];
  readonly ending: EndingRule;
  readonly tieBreak: TieBreakRule;
  readonly startingDraw: StartingDrawRule;
  /** Every player must agree to the phone on the table before the game. */
  readonly phoneConsent: boolean;
  /** What the phone tells during a game of the tiles that nobody has laid yet. */
  readonly unseen: Unseen;
};

/** Nothing; how many are in the bag; or which tiles lie in the bag and on the racks, letter by letter. */
export const UNSEEN = ['none', 'count', 'list'] as const;
export type Unseen = (typeof UNSEEN)[number];

export const CLOCK_KINDS = everyOf<ClockRule['kind']>()('none', 'budget', 'move', 'shared');

export type ClockRule =
  | { readonly kind: 'none' }
  /** Each player has one amount of time for the whole game. `time: null` means: the organizer sets it, ask. */
  | {
      readonly kind: 'budget';
      readonly time: Millis | null;
      readonly settling: SettlingTime;
      readonly timeOut: BudgetTimeOut;
    }
  /** Each move has its own amount of time. */
  | { readonly kind: 'move'; readonly time: Millis; readonly timeOut: MoveTimeOut }
  /** One amount of time for the game as a whole; when it is used up, everybody is out of time. */
  | { readonly kind: 'shared'; readonly time: Millis; readonly settling: SettlingTime };

/** Whose time runs between stopping the clock and recording the move. */
type SettlingTime = 'nobody' | 'opponent';

export type BudgetTimeOut =
  /** Out of play: no more moves; the others go on. */
  | {
      readonly kind: 'out';
      /** May a player who is out of time still challenge? */
      readonly mayChallenge: boolean;
      /** Does the count of passes start again at the time-out? */
      readonly restartsRuns: boolean;
    }
  /** The clock runs on below zero; each started unit costs points. Beyond `limit` the game is lost. */
  | {
      readonly kind: 'penalty';
      readonly points: Points;
      readonly per: Millis;
      readonly limit: Millis | null;
    };

/** The turn is over without a move and counts as a pass, or as a lost turn. */
export type MoveTimeOut = { readonly kind: 'turn-over'; readonly counts: 'pass' | 'loss' };

export type ExchangeRule = {
  /** Exchanges a player may make in a game; null is without limit. */
  readonly limit: number | null;
  /** Tiles that must be in the bag. */
  readonly smallestBag: number;
};

export type ChallengeRule = {
  /** A challenge is in time until the move is recorded, or until the next player stops the clock. */
  readonly closes: 'at-recording' | 'at-next-stop';
  readonly failed: FailedChallenge;
};

/** What an unsuccessful challenge costs. `per`: once, or for each word that was named. */
export type FailedChallenge =
  | { readonly kind: 'nothing' }
  | { readonly kind: 'challenger-loses'; readonly points: Points; readonly per: 'challenge' | 'word' }
  | { readonly kind: 'mover-gains'; readonly points: Points; readonly per: 'challenge' | 'word' }
  | { readonly kind: 'lost-turn' };

/** How a turn that is not a pass affects a run of passes. */
export type RunEffect = 'counts' | 'breaks' | 'ignored';

export const RUN_REASONS = ['passes', 'passes-and-losses', 'scoreless'] as const;
export type RunReason = (typeof RUN_REASONS)[number];

export type RunRule = {
  readonly reason: RunReason;
  /** Turns needed: so many by each player who is still in play, or so many in all (and so many for one alone). */
  readonly length:
    | { readonly kind: 'each'; readonly turns: number }
    | { readonly kind: 'total'; readonly turns: number; readonly alone: number };
  readonly loss: RunEffect;
  readonly exchange: RunEffect;
  /** Of the turns that make up the run, so many must be passes. */
  readonly passes: number;
};

export type EndingRule = {
  /** The end by going out holds only when an opponent accepts the last move. */
  readonly outNeedsAcceptance: boolean;
  /** What the player who goes out gains: the tiles of the others, twice their value, or nothing. */
  readonly outGains: 'others' | 'others-twice' | 'nothing';
  /** What the others lose when somebody goes out. */
  readonly othersLose: 'own' | 'nothing';
  /** What everybody loses when nobody went out. */
  readonly nobodyOut: 'own' | 'nothing';
  /** A player who goes out alone, after the others' time-out, gains like any other, or nothing. */
  readonly outAlone: 'as-usual' | 'gains-nothing';
};

export type TieBreakRule =
  | { readonly kind: 'draw' }
  /**
   * The better last word wins. `word`: the best single word of the last move that stayed on the board, where it was
   * recorded for all who are level, otherwise the move as recorded; `move`: always the move.
   */
  | { readonly kind: 'last-word'; readonly by: 'word' | 'move' };
