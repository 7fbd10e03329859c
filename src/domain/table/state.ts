import type { Board } from '../board/board.ts';
import type { Placement } from '../board/placement.ts';
import type { ClockState } from '../clock/clock.ts';
import type { RunReason, TableRules } from '../rules/tableRules.ts';
import type { TileCounts } from '../tiles/rack.ts';
import type { Millis, Points, Seat } from '../units.ts';
import type { LexiconEdition, Player, Start, WordVerdict } from './fact.ts';

/** Everything that follows from the log up to one moment. Never stored, never changed in place. */
export type GameState = {
  readonly start: Start;
  readonly rules: TableRules;
  readonly players: readonly Player[];
  readonly phase: Phase;
  readonly clock: ClockState;
  /** Running sums, as on the sheet: turns and adjustments so far. */
  readonly scores: readonly Points[];
  readonly turns: readonly Turn[];
  readonly adjustments: readonly Adjustment[];
  readonly challenges: readonly ChallengeRecord[];
  /** Tiles in the bag and on the racks; null once something was not told. */
  readonly tiles: TileState | null;
  /** Letters known to have been laid. */
  readonly laid: TileCounts;
  /** The board, while every move so far was given with its place. */
  readonly board: Board | null;
  /** The tiles that are known to lie: all of them where the board is known. */
  readonly seen: Board;
  readonly exchanges: readonly number[];
  /** When each seat ran out of time; null while it has not. */
  readonly outOfTime: readonly (Millis | null)[];
  /** Seats that have to sit out their next turn (a failed challenge in some regulations). */
  readonly owesTurn: readonly boolean[];
  /** Turns up to here, and those from paper, no longer count towards a run (`restartsRuns`); null: all do. */
  readonly runsFrom: number | null;
  readonly end: End | null;
  readonly racksLeft: readonly (RackValue | null)[];
  readonly confirmed: readonly boolean[];
  /** The position in which the last move was settled, while that move can still be challenged off. */
  readonly beforeLastPlay: GameState | null;
};

export type Phase =
  | { readonly name: 'thinking'; readonly seat: Seat }
  | { readonly name: 'settling'; readonly seat: Seat }
  | { readonly name: 'challenged'; readonly seat: Seat; readonly challenge: OpenChallenge }
  | {
      readonly name: 'judged';
      readonly seat: Seat;
      readonly challenge: OpenChallenge;
      readonly valid: boolean;
      readonly at: Millis;
      /** The position in which the list was asked: a referee who overrules goes back to it. */
      readonly asked: GameState;
    }
  /** Somebody went out; an opponent has to accept the move, or challenge it. */
  | { readonly name: 'accepting'; readonly seat: Seat }
  | {
      readonly name: 'paused';
      readonly within: ActivePhase;
      readonly reason: string;
      /** Put off until later: nobody sits at it. */
      readonly adjourned: boolean;
    }
  | { readonly name: 'over' }
  | { readonly name: 'confirmed' };

export type ActivePhase = Extract<Phase, { readonly seat: Seat }>;
export type PhaseName = Phase['name'];

export type OpenChallenge = {
  readonly by: Seat;
  readonly words: readonly string[];
  readonly announced: Points | null;
  readonly placement: Placement | null;
  /** The phase to return to when the move stands: settling, or, for a move already recorded, what came after it. */
  readonly returnTo: ActivePhase;
};

export type TileState = { readonly bag: number; readonly racks: readonly number[] };

/** A line of the score sheet. */
export type Turn = {
  readonly seat: Seat;
  readonly points: Points;
  readonly sums: readonly Points[];
  readonly took: Millis;
  readonly at: Millis;
  /** The row of the log that recorded it: what a correction has to name. */
  readonly index: number;
  readonly bag: number | null;
} & TurnKind;

export type TurnKind =
  | {
      readonly kind: 'play';
      readonly words: readonly string[];
      readonly tiles: number | null;
      /** Blanks laid; by the main word where nobody said which of its letters lay there before. */
      readonly blanks: number;
      readonly bonus: Points;
      readonly bestWord: Points | null;
      /** What the move is worth by the board, where the board is known. */
      readonly counted: Points | null;
    }
  | { readonly kind: 'exchange'; readonly tiles: number }
  | { readonly kind: 'pass'; readonly timeOut: boolean }
  | {
      readonly kind: 'loss';
      readonly words: readonly string[];
      readonly announced: Points | null;
      readonly cause: 'challenge' | 'failed-challenge' | 'time-out';
      /** Where the word lay, if that was said. */
      readonly placement?: Placement;
    };

/** Points that are not a move's. */
export type Adjustment = {
  readonly seat: Seat;
  readonly points: Points;
  readonly cause: 'failed-challenge' | 'referee';
  readonly reason: string;
  /** After how many turns it was made. */
  readonly turn: number;
  /** The row of the log that booked it. */
  readonly index: number;
};

export type ChallengeRecord = {
  readonly by: Seat;
  readonly seat: Seat;
  readonly words: readonly WordVerdict[];
  readonly valid: boolean;
  readonly source: 'lexicon' | 'referee';
  readonly lexicon: LexiconEdition | null;
  readonly at: Millis;
  /** After how many turns it was made. */
  readonly turn: number;
};

export type End =
  | { readonly reason: 'out'; readonly seat: Seat; readonly at: Millis }
  | { readonly reason: RunReason | 'time'; readonly at: Millis }
  /** More overtime than the regulation allows: this seat has lost. */
  | { readonly reason: 'overtime'; readonly seat: Seat; readonly at: Millis }
  /** Before its end: this seat gave up or did not turn up, or both left it at that. `why`: in the players' words. */
  | {
      readonly reason: 'resigned' | 'walkover';
      readonly seat: Seat;
      readonly at: Millis;
      readonly why: string;
    }
  | { readonly reason: 'abandoned' | 'agreed'; readonly at: Millis; readonly why: string };

export type RackValue = { readonly letters: readonly string[] | null; readonly value: Points };

export function seatsOf(state: GameState): readonly Seat[] {
  return state.players.map((_, seat) => seat);
}

/** Seats that may still move. */
export function activeSeats(state: GameState): readonly Seat[] {
  return seatsOf(state).filter((seat) => state.outOfTime[seat] === null);
}

/** Of two players, whose half is the lower one; the order of play has nothing to do with it. */
export function lowerSeat({ lower = 0 }: Pick<Start, 'lower'>): Seat {
  return lower;
}

/** Everybody else is out of time: one player goes on alone. */
export function isAlone(state: GameState): boolean {
  return state.players.length > 1 && activeSeats(state).length === 1;
}

/** The next seat in the order of play that may still move; the mover again when alone. */
export function seatAfter(state: GameState, seat: Seat): Seat {
  const count = state.players.length;
  for (let step = 1; step <= count; step += 1) {
    const next = (seat + step) % count;
    if (state.outOfTime[next] === null) return next;
  }
  return seat;
}

export function replaceAt<T>(list: readonly T[], index: number, value: T): readonly T[] {
  return list.map((item, i) => (i === index ? value : item));
}

/** The seat that is to move or to settle its move; null when nobody is. */
export function turnOf(state: GameState): Seat | null {
  const phase = state.phase.name === 'paused' ? state.phase.within : state.phase;
  return 'seat' in phase ? phase.seat : null;
}

/** Somebody is still to move: the game is neither over nor waiting for signatures. */
export function isRunning({ phase }: GameState): boolean {
  return phase.name !== 'over' && phase.name !== 'confirmed';
}
