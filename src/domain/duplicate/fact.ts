import type { Placement } from '../board/placement.ts';
import type { Correction, Entry } from '../log/entry.ts';
import type { DuplicateRules } from '../rules/duplicateRules.ts';
import type { Millis, Points } from '../units.ts';

/** By this number a participant is called all day; it stands on every sheet of paper. */
export type ParticipantNumber = number;

export type Participant = {
  readonly number: ParticipantNumber;
  readonly name: string;
  readonly club?: string;
  /** The room: a quarter of it may confirm a warning. */
  readonly room?: string;
  /** Warnings of the tournament's earlier games. */
  readonly warnings?: number;
  /** Excluded in an earlier game. */
  readonly excluded?: boolean;
};

/** `id` names the very file, `fingerprint` the words of a list that somebody added. */
type JudgingList = {
  readonly name: string;
  readonly edition?: string;
  readonly id?: string;
  readonly fingerprint?: string;
};

export type DuplicateStart = {
  readonly type: 'start';
  readonly rules: DuplicateRules;
  readonly participants: readonly Participant[];
  readonly lexicon?: JudgingList;
  /** What the event is called. */
  readonly event?: string;
  /** Which game of the tournament this is, from 1. */
  readonly game?: number;
  /** The same in all games of a tournament: the id of its first game. */
  readonly series?: string;
  /** N: how many take part in the tournament, where that is not how many play this game. */
  readonly entrants?: number;
  /** SHA-256 of the seed that the racks are drawn with, shown before the game. */
  readonly commitment?: string;
};

/** The rack of the next move, as everybody sees it. */
export type RackDrawn = {
  readonly type: 'draw';
  /** The whole rack; `?` is a blank. */
  readonly rack: string;
  /** The racks that came before it and did not pass the check: all their tiles went back. */
  readonly rejected?: readonly string[];
  /** Drawn with the seed; otherwise from a real bag. */
  readonly random?: boolean;
};

/** The clock of the next move starts. */
export type MoveStarted = {
  readonly type: 'move';
  /** Which move, from 1: only to make sure. */
  readonly n?: number;
  /** How long, where it is not what the regulation says. */
  readonly time?: Millis;
};

/**
 * What a participant lays: on paper, by a device, by word of mouth. The last one counts. With neither `placement` nor
 * `points` the participant lays nothing.
 */
export type Answer = {
  readonly type: 'answer';
  readonly participant: ParticipantNumber;
  /** The move it is for; left out: the one that is being played. */
  readonly move?: number;
  readonly placement?: Placement;
  /** What it is worth, where the place is not known. */
  readonly points?: Points;
  /** The words, where the place is not known. */
  readonly words?: readonly string[];
  /** Written down in time and typed in afterwards. */
  readonly paper?: boolean;
  /** Why it counts although it came late. */
  readonly reason?: string;
};

type JudgedWord = { readonly word: string; readonly valid: boolean };

/** Words are judged once for all: from the first move on, or from the move `from` on, if a mistake was announced. */
export type Judged = {
  readonly type: 'judged';
  readonly words: readonly JudgedWord[];
  readonly by: 'list' | 'referee';
  readonly from?: number;
  readonly reason?: string;
};

/** The move that goes on the board. It is stored as it was laid and never chosen again. */
export type Master = {
  readonly type: 'master';
  readonly placement?: Placement;
  /** What it is worth, where the place is not known. */
  readonly points?: Points;
  /** The referee took it, and not the rule. */
  readonly by?: 'referee';
  readonly why?: string;
};

/** Nobody has a valid move. */
type NoMove = { readonly type: 'no-move' };

export type DuplicatePause = {
  readonly type: 'pause';
  /** Not now: as soon as the move that is being played is over (004, technical problems). */
  readonly afterMove?: boolean;
  readonly reason?: string;
};
/** Also takes back a pause that was to come after the move. */
type DuplicateResume = { readonly type: 'resume' };

/** Who stands for a warning: the room's referee, or so many of the players in the room. */
export type Confirmation =
  | { readonly by: 'referee'; readonly name?: string }
  | { readonly by: 'players'; readonly yes: number; readonly of: number };

export type Warned = {
  readonly type: 'warning';
  readonly participant: ParticipantNumber;
  readonly reason?: string;
  /** Needed only where the warning has consequences. */
  readonly confirmed?: Confirmation;
};

/** Points that are not a move's. */
export type DuplicatePenalty = {
  readonly type: 'penalty';
  readonly participant: ParticipantNumber;
  readonly points: Points;
  readonly reason: string;
};

/** Out of the room: no answer until this move is over. */
export type LeftRoom = { readonly type: 'left'; readonly participant: ParticipantNumber };

/** After the game. Either a word's validity in one move (for all, or for one), or one participant's points in it. */
export type Objection = {
  readonly type: 'objection';
  readonly move: number;
  readonly word?: string;
  readonly valid?: boolean;
  readonly participant?: ParticipantNumber;
  readonly points?: Points;
  readonly reason?: string;
};

/** The referee ends the game. */
export type Ended = {
  readonly type: 'ended';
  readonly why: 'no-move-possible' | 'referee';
  readonly reason?: string;
};

/** The seed of the draws, after the game. */
export type Revealed = { readonly type: 'reveal'; readonly seed: string };

export type DuplicateFact =
  | DuplicateStart
  | RackDrawn
  | MoveStarted
  | Answer
  | Judged
  | Master
  | NoMove
  | DuplicatePause
  | DuplicateResume
  | Warned
  | DuplicatePenalty
  | LeftRoom
  | Objection
  | Ended
  | Revealed;

export type DuplicateRow = DuplicateFact | Correction<DuplicateFact>;
export type DuplicateEntry = Entry<DuplicateFact>;
