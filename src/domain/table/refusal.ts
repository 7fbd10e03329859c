import type { PlacementError } from '../board/placement.ts';
import type { LogRefusal } from '../log/refusal.ts';
import { fail, type Result } from '../result.ts';
import type { Millis, Points, Seat } from '../units.ts';
import type { PhaseName } from './state.ts';

/** Why the rules of the game refuse a fact: a code and its numbers. */
export type Reason =
  | { readonly why: 'not-started' }
  | { readonly why: 'already-started' }
  | { readonly why: 'no-such-seat'; readonly seat: Seat; readonly seats: number }
  | { readonly why: 'wrong-phase'; readonly phase: PhaseName }
  | { readonly why: 'not-your-turn'; readonly turn: Seat }
  | {
      readonly why: 'out-of-range';
      readonly what: string;
      readonly least: number;
      readonly most: number;
      readonly got: number;
    }
  // start
  | {
      readonly why: 'wrong-number-of-players';
      readonly least: number;
      readonly most: number;
      readonly got: number;
    }
  | { readonly why: 'time-not-set' }
  | { readonly why: 'consent-missing'; readonly seats: readonly Seat[] }
  | { readonly why: 'draw-undecided'; readonly again: readonly Seat[] }
  | { readonly why: 'draw-disagrees'; readonly starts: Seat }
  | { readonly why: 'takeover-incomplete'; readonly what: string }
  | { readonly why: 'more-tiles-than-set'; readonly got: number; readonly set: number }
  // turns
  | { readonly why: 'first-move-too-short'; readonly need: number; readonly got: number }
  | { readonly why: 'rack-too-small'; readonly has: number; readonly wants: number }
  | { readonly why: 'tiles-disagree'; readonly tiles: number; readonly laid: number }
  | { readonly why: 'foreign-letter'; readonly letter: string }
  | { readonly why: 'no-such-tile'; readonly letter: string; readonly seen: number; readonly inSet: number }
  | { readonly why: 'not-out'; readonly rack: number; readonly bag: number }
  | { readonly why: 'placement'; readonly error: PlacementError }
  | { readonly why: 'exchange-limit'; readonly limit: number }
  | { readonly why: 'bag-too-small'; readonly need: number; readonly has: number }
  | { readonly why: 'bag-unknown'; readonly need: number }
  | { readonly why: 'must-take-back' }
  // challenge
  | { readonly why: 'clock-not-stopped' }
  | { readonly why: 'move-recorded' }
  | { readonly why: 'own-move' }
  | { readonly why: 'may-not-challenge' }
  | { readonly why: 'already-challenged'; readonly by: Seat }
  | { readonly why: 'no-words' }
  | { readonly why: 'other-words'; readonly words: readonly string[] }
  // time
  | { readonly why: 'out-of-time'; readonly since: Millis }
  | { readonly why: 'time-left'; readonly left: Millis }
  | { readonly why: 'no-clock' }
  | { readonly why: 'clock-not-running' }
  | { readonly why: 'paused' }
  | { readonly why: 'not-paused' }
  // end
  | { readonly why: 'game-over' }
  | { readonly why: 'not-over' }
  | { readonly why: 'went-out' }
  | { readonly why: 'rack-given'; readonly value: Points }
  | { readonly why: 'rack-count'; readonly expected: number; readonly got: number }
  | { readonly why: 'racks-missing'; readonly seats: readonly Seat[] }
  | { readonly why: 'already-confirmed' };

/** Why a row cannot be added to a game: the game refuses the fact, or its log the row. The words are in `i18n`. */
export type Refusal = Reason | LogRefusal<Reason>;

export type Outcome<T> = Result<T, Reason>;

export const refuse = (reason: Reason) => fail(reason);
