import type { Placement } from '../board/placement.ts';
import type { Correction, Entry } from '../log/entry.ts';
import type { StoredRules } from '../rules/complete.ts';
import type { Draw } from '../tiles/startingDraw.ts';
import type { Millis, Points, Seat } from '../units.ts';

export type Player = { readonly name: string; readonly club?: string };

/** `id` names the very file, so that a game stays on the list it was begun with. */
export type LexiconEdition = {
  readonly name: string;
  readonly edition?: string;
  readonly id?: string;
  /** Of the words of a list that somebody added; a shipped one is told by its edition. */
  readonly fingerprint?: string;
};

/** Where a game that was begun on paper stands. What is left out is as at the start, except the tiles: unknown. */
export type Takeover = {
  readonly scores: readonly Points[];
  readonly bag?: number;
  /** Tiles on each rack. */
  readonly racks?: readonly number[];
  readonly left?: readonly Millis[];
  readonly exchanges?: readonly number[];
  readonly outOfTime?: readonly Seat[];
  /** The last turns without points, oldest first: they may be the beginning of the run that ends the game. */
  readonly run?: readonly ('pass' | 'loss' | 'exchange' | 'play')[];
  /** The words on the board, in any order; without them the board is unknown. */
  readonly board?: readonly Placement[];
  /** Each seat's last move that stayed on the board: decides a tie in some regulations. */
  readonly lastMoves?: readonly (Points | null)[];
};

/** The clock of the seat that begins starts here (000: when its player takes the second tile). */
export type Start = {
  readonly type: 'start';
  readonly rules: StoredRules;
  readonly players: readonly Player[];
  readonly first: Seat;
  readonly draw?: readonly Draw[];
  readonly consents?: readonly Seat[];
  readonly table?: string;
  readonly round?: string;
  /** Which game of a match this is, from 1. */
  readonly game?: number;
  /** The id of the first game of the match, in all the later ones. */
  readonly match?: string;
  /** The mark of the organizer's card that the game was begun under. */
  readonly tournament?: number;
  readonly lexicon?: LexiconEdition;
  readonly takeover?: Takeover;
  /** Of two players, who has the lower half of the phone; without it the first in the order. */
  readonly lower?: Seat;
};

/** The mover stops the clock: the move is made and can be recorded or challenged. */
export type Stop = { readonly type: 'stop'; readonly seat: Seat };

/** A move that was accepted. Only the points are needed; whatever else is known helps. */
export type Play = {
  readonly type: 'play';
  readonly seat: Seat;
  readonly points: Points;
  /** How many tiles were laid. */
  readonly tiles?: number;
  /** Which tiles were laid: capitals, small letters for blanks. */
  readonly laid?: string;
  /** The words formed, main word first; small letters for blanks. */
  readonly words?: readonly string[];
  /** Part of `points`: for laying the whole rack. */
  readonly bonus?: Points;
  /** The value of the best single word of the move. */
  readonly bestWord?: Points;
  /** The players say: the bag is empty and this was the last tile of the rack. */
  readonly out?: boolean;
  /** Where the word lies; tiles, words and the best word follow from it. */
  readonly placement?: Placement;
};

/** *Wymiana.* */
export type Exchange = {
  readonly type: 'exchange';
  readonly seat: Seat;
  readonly tiles: number;
  /** The players' word that the bag holds at least so many tiles: needed where the bag is unknown. */
  readonly bagAtLeast?: number;
};

/** *Pauza.* */
export type Pass = { readonly type: 'pass'; readonly seat: Seat };

/** *Strata*: the tiles are taken back. Follows an invalid verdict, or the mover's own admission. */
export type Loss = {
  readonly type: 'loss';
  readonly seat: Seat;
  readonly announced?: Points;
  readonly words?: readonly string[];
  /** Where the word lay before it was taken back. */
  readonly placement?: Placement;
};

/** „Sprawdzam!”: cannot be taken back, nor can the words be changed. */
export type Challenge = {
  readonly type: 'challenge';
  readonly by: Seat;
  readonly words: readonly string[];
  readonly announced?: Points;
  /** Where the word lies, if the mover has said so. */
  readonly placement?: Placement;
};

export type WordVerdict = { readonly word: string; readonly valid: boolean };

export type Verdict = {
  readonly type: 'verdict';
  readonly words: readonly WordVerdict[];
  readonly source: 'lexicon' | 'referee';
  readonly lexicon?: LexiconEdition;
  readonly reason?: string;
};

/** The seat's time is used up. The referee's word holds even where our clock has time left. */
export type TimeOut = { readonly type: 'timeout'; readonly seat: Seat; readonly by?: 'referee' };

/** `adjourned`: until later, perhaps another day; until somebody resumes it the game is not being played. */
export type Pause = { readonly type: 'pause'; readonly reason?: string; readonly adjourned?: true };
type Resume = { readonly type: 'resume' };

/** The referee adds to (or takes from) the seats' time. Moving forgotten seconds is −n for one and +n for another. */
export type ClockCorrection = {
  readonly type: 'clock';
  readonly add: readonly Millis[];
  readonly reason: string;
};

/**
 * The phone was not looked at while a clock ran: it slept, or the page was gone. A chess clock would have run on, so
 * the time counts, unless the players give it back. `undo`: the clock ran since a turn that was taken back; the log
 * without that turn does not know it, so here it is keeping the time that changes the clock. `stood`: an undo says that
 * the clock ran where it had stood.
 */
export type Gap = {
  readonly type: 'gap';
  readonly seat: Seat;
  readonly cause: 'sleep' | 'away' | 'clock-set' | 'undo' | 'stood';
  readonly span: Millis;
  readonly decision: 'kept' | 'given-back';
};

/** The referee's points: negative is a penalty. */
export type Penalty = {
  readonly type: 'penalty';
  readonly seat: Seat;
  readonly points: Points;
  readonly reason: string;
};

/** How a game ends before its end: given up, not turned up or excluded, left without a result, a draw by agreement. */
export const EARLY_ENDS = ['resigned', 'walkover', 'abandoned', 'agreed'] as const;
export type EarlyEnd = (typeof EARLY_ENDS)[number];

/** The game ends here, whatever is on the racks. `seat`: who gave up or did not turn up. */
export type Finish = {
  readonly type: 'finish';
  readonly how: EarlyEnd;
  readonly seat?: Seat;
  readonly reason?: string;
};

/** The opponent accepts the move that ends the game (001 §5.1). */
export type Accept = { readonly type: 'accept'; readonly seat: Seat };

/** What is left on a rack at the end: its letters (`?` is a blank), or only their value. */
export type RackLeft = {
  readonly type: 'rack';
  readonly seat: Seat;
  readonly letters?: string;
  readonly value?: Points;
};

export type Confirm = { readonly type: 'confirm'; readonly seat: Seat };

/** Facts about the game itself. */
export type GameFact =
  | Start
  | Stop
  | Play
  | Exchange
  | Pass
  | Loss
  | Challenge
  | Verdict
  | TimeOut
  | Pause
  | Resume
  | ClockCorrection
  | Gap
  | Penalty
  | Finish
  | Accept
  | RackLeft
  | Confirm;

export type Fact = GameFact | Correction<GameFact>;

/** One row of a game's log. */
export type GameEntry = Entry<GameFact>;

/** What a line of the score sheet can be. */
export type TurnFact = Play | Exchange | Pass | Loss;

export function isTurn(fact: Fact): fact is TurnFact {
  return fact.type === 'play' || fact.type === 'exchange' || fact.type === 'pass' || fact.type === 'loss';
}
