import type { PlacementError } from '../board/placement.ts';
import type { LogRefusal } from '../log/refusal.ts';
import { fail, type Result } from '../result.ts';
import type { Millis, Points } from '../units.ts';
import type { ParticipantNumber } from './fact.ts';
import type { DuplicatePhase } from './state.ts';

/** Why the duplicate game refuses a fact: a code and its numbers. */
export type DuplicateReason =
  | { readonly why: 'not-started' }
  | { readonly why: 'already-started' }
  | { readonly why: 'wrong-phase'; readonly phase: DuplicatePhase }
  | {
      readonly why: 'out-of-range';
      readonly what: string;
      readonly least: number;
      readonly most: number;
      readonly got: number;
    }
  | { readonly why: 'no-such-participant'; readonly participant: ParticipantNumber }
  | { readonly why: 'same-number'; readonly participant: ParticipantNumber }
  | { readonly why: 'foreign-letter'; readonly letter: string }
  // racks
  | { readonly why: 'rack-count'; readonly expected: number; readonly got: number }
  | { readonly why: 'no-such-tile'; readonly letter: string; readonly wanted: number; readonly left: number }
  | { readonly why: 'kept-missing'; readonly letter: string }
  | {
      readonly why: 'rack-check';
      readonly rack: string;
      readonly vowels: number;
      readonly consonants: number;
      readonly needs: { readonly vowels: number; readonly consonants: number };
    }
  | { readonly why: 'rack-was-good'; readonly rack: string }
  | { readonly why: 'no-rack' }
  // moves
  | { readonly why: 'other-move'; readonly n: number; readonly got: number }
  | { readonly why: 'no-such-move'; readonly move: number; readonly moves: number }
  | { readonly why: 'paused' }
  | { readonly why: 'not-paused' }
  | { readonly why: 'too-late'; readonly move: number; readonly by: Millis }
  | { readonly why: 'left-the-room'; readonly move: number }
  | { readonly why: 'excluded' }
  | { readonly why: 'placement'; readonly error: PlacementError }
  | { readonly why: 'board-unknown' }
  | { readonly why: 'points-disagree'; readonly counted: Points; readonly got: Points }
  | { readonly why: 'not-on-rack'; readonly letter: string }
  | { readonly why: 'forbidden-letter'; readonly letter: string }
  | { readonly why: 'first-move-too-short'; readonly need: number; readonly got: number }
  | { readonly why: 'already-judged'; readonly word: string; readonly valid: boolean }
  | { readonly why: 'no-words' }
  | { readonly why: 'nothing-laid' }
  | { readonly why: 'invalid-word'; readonly word: string }
  | {
      readonly why: 'below-answer';
      readonly participant: ParticipantNumber;
      readonly best: Points;
      readonly got: Points;
    }
  | { readonly why: 'nobody-laid-it' }
  // conduct
  | { readonly why: 'too-few'; readonly yes: number; readonly of: number; readonly need: number }
  // end
  | { readonly why: 'game-over' }
  | { readonly why: 'not-over' }
  | { readonly why: 'nothing-ruled' }
  | { readonly why: 'word-not-laid'; readonly word: string; readonly move: number }
  | { readonly why: 'no-commitment' }
  | { readonly why: 'other-seed' };

export type DuplicateRefusal = DuplicateReason | LogRefusal<DuplicateReason>;

export type Outcome<T> = Result<T, DuplicateReason>;

export const refuse = (reason: DuplicateReason) => fail(reason);

export function outOfRange(what: string, got: number, least: number, most: number): DuplicateReason | null {
  return Number.isInteger(got) && got >= least && got <= most
    ? null
    : { why: 'out-of-range', what, least, most, got };
}
