import type { Board } from '../board/board.ts';
import type { Placement } from '../board/placement.ts';
import type { DuplicateRules } from '../rules/duplicateRules.ts';
import { TILE_SETS, type TileSet } from '../tiles/tileSet.ts';
import type { Millis, Points } from '../units.ts';
import type { DuplicateStart, Participant, ParticipantNumber, RackDrawn, Warned } from './fact.ts';

/** `drawing`: a rack is wanted; `ready`: it lies there and no clock runs; `playing`: until a master or no move closes it. */
export type DuplicatePhase = 'drawing' | 'ready' | 'playing' | 'over';

/** One well-formed answer, counted. Whether its words are valid is said by the verdicts. */
export type AnswerLine = {
  readonly participant: ParticipantNumber;
  readonly placement: Placement | null;
  /** What it is worth if all its words are valid. */
  readonly points: Points;
  /** The main word first; small letters for blanks. */
  readonly words: readonly string[];
  /** Blanks it takes from the rack. */
  readonly jokers: number;
  readonly at: Millis;
  readonly index: number;
  readonly paper: boolean;
  readonly reason: string | null;
};

/** The answers to one move, the last first: a list that shares its tail, because every row of the log keeps its state. */
type Answers = { readonly last: AnswerLine; readonly before: Answers | null };

type LaidMaster = {
  readonly placement: Placement | null;
  readonly words: readonly string[];
  readonly points: Points;
  readonly by: 'rule' | 'referee';
  readonly why: string | null;
  readonly at: Millis;
  readonly index: number;
};

type MoveClock = {
  readonly length: Millis;
  /** What was left when it started or was stopped last. */
  readonly left: Millis;
  /** Null: it stands. */
  readonly since: Millis | null;
};

export type MoveRecord = {
  readonly n: number;
  /** Null where the tiles are not known. */
  readonly rack: readonly string[] | null;
  /** The board the answers are laid on; null where it is not known. */
  readonly board: Board | null;
  readonly startedAt: Millis;
  readonly clock: MoveClock;
  readonly answers: Answers | null;
  readonly away: readonly ParticipantNumber[];
  /** When its time or the referee closed it; null while it is played. */
  readonly closedAt: Millis | null;
  /** Null while it is played, and if nobody had a valid move. */
  readonly master: LaidMaster | null;
};

/** A word's verdicts, the last first: each holds from its move on. */
type WordVerdicts = readonly {
  readonly from: number;
  readonly valid: boolean;
  readonly by: 'list' | 'referee';
}[];

type RuledWord = {
  readonly move: number;
  readonly word: string;
  readonly valid: boolean;
  readonly participant: ParticipantNumber | null;
};
type RuledPoints = {
  readonly move: number;
  readonly participant: ParticipantNumber;
  readonly points: Points;
};

type WarningLine = Omit<Warned, 'type'> & {
  /** Which warning of the tournament it is. */
  readonly count: number;
  readonly move: number;
  readonly at: Millis;
  readonly index: number;
};

export type DuplicateEnd = {
  readonly why: 'all-tiles' | 'all-moves' | 'no-move-possible' | 'referee';
  readonly at: Millis;
};

export type DuplicateState = {
  readonly rules: DuplicateRules;
  readonly start: DuplicateStart;
  readonly startedAt: Millis;
  readonly phase: DuplicatePhase;
  /** Why it is stopped; null if it is not. */
  readonly paused: { readonly reason: string | null } | null;
  /** It will be stopped when the move that is being played is over. */
  readonly stopping: { readonly reason: string | null } | null;
  /** Null as soon as a master's place is not known. */
  readonly board: Board | null;
  /** Tiles in the bag; null where they are not known. */
  readonly bag: ReadonlyMap<string, number> | null;
  /** The rack that lies there; before a draw, what was kept of the last one. Null where it is not known. */
  readonly rack: readonly string[] | null;
  readonly rackSince: Millis;
  readonly draws: readonly (Omit<RackDrawn, 'type'> & { readonly n: number })[];
  readonly moves: readonly MoveRecord[];
  /** By word in capitals. */
  readonly verdicts: ReadonlyMap<string, WordVerdicts>;
  /** Since an earlier game. */
  readonly excluded: ReadonlySet<ParticipantNumber>;
  readonly warnings: readonly WarningLine[];
  readonly penalties: readonly {
    readonly participant: ParticipantNumber;
    readonly points: Points;
    readonly reason: string;
    readonly move: number;
  }[];
  readonly ruledWords: readonly RuledWord[];
  readonly ruledPoints: readonly RuledPoints[];
  /** Moves in a row without a valid one. */
  readonly failures: number;
  readonly end: DuplicateEnd | null;
  readonly seed: string | null;
};

export function tileSetOf({ rules }: DuplicateState): TileSet {
  return TILE_SETS[rules.language];
}

/** The move that is being played; null between moves and after the game. */
export function openMove({ phase, moves }: DuplicateState): MoveRecord | null {
  return phase === 'playing' ? moves.at(-1)! : null;
}

/** The number of the move that is played or comes next. */
export function nextMove(state: DuplicateState): number {
  return state.phase === 'playing' ? state.moves.length : state.moves.length + 1;
}

export function participantOf(state: DuplicateState, number: ParticipantNumber): Participant | null {
  return state.start.participants.find((one) => one.number === number) ?? null;
}

/** The referee has to say whether to go on: so many moves in a row had no valid one. */
export function asksForEnd({ phase, failures, rules }: DuplicateState): boolean {
  return phase === 'drawing' && failures >= rules.failures;
}

/** What each participant has answered last. */
export function lastAnswers({ answers }: MoveRecord): ReadonlyMap<ParticipantNumber, AnswerLine> {
  const last = new Map<ParticipantNumber, AnswerLine>();
  for (let node = answers; node; node = node.before)
    if (!last.has(node.last.participant)) last.set(node.last.participant, node.last);
  return last;
}

/** Nothing ticks: a running clock is what was left when it started, and when that was. Not below 0. */
export function timeLeft({ left, since }: MoveClock, now: Millis): Millis {
  return since === null ? left : Math.max(0, left - (now - since));
}

/** The moment the time is up; null while the clock stands. */
export function timeUpAt({ left, since }: MoveClock): Millis | null {
  return since === null ? null : since + left;
}
