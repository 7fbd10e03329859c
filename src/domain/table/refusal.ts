import type { PlacementError } from '../board/placement.ts';
import { fail, type Result } from '../result.ts';
import type { Millis, Points, Seat } from '../units.ts';
import type { PhaseName } from './state.ts';

/** Why a fact cannot be: a code and its numbers. The words are in the catalogues of `i18n`. */
export type Refusal =
  | { readonly why: 'not-started' }
  | { readonly why: 'already-started' }
  | { readonly why: 'time-went-back'; readonly last: Millis; readonly at: Millis }
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
  | { readonly why: 'board-unknown' }
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
  | { readonly why: 'already-confirmed' }
  // corrections
  | { readonly why: 'no-such-fact'; readonly target: number }
  | { readonly why: 'already-retracted' }
  | { readonly why: 'cannot-retract-start' }
  | { readonly why: 'other-kind'; readonly was: string; readonly is: string }
  | { readonly why: 'would-break'; readonly index: number; readonly refusal: Refusal };

export type Outcome<T> = Result<T, Refusal>;

export const refuse = (refusal: Refusal) => fail(refusal);
