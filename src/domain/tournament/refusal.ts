import { fail, type Result } from '../result.ts';
import type { PlayerNumber } from './fact.ts';

/** Why a fact cannot be: a code and its numbers. The words are in the catalogues of `i18n`. */
export type TournamentRefusal =
  | { readonly why: 'not-created' | 'already-created' | 'name-missing' | 'reason-missing' | 'bad-settings' }
  | { readonly why: 'too-many-players'; readonly most: number }
  | { readonly why: 'number-out-of-order'; readonly expected: number; readonly got: number }
  | {
      readonly why: 'no-such-player' | 'player-withdrawn' | 'player-twice' | 'player-paired' | 'bad-player';
      readonly number: PlayerNumber;
    }
  | { readonly why: 'no-such-round' | 'round-out-of-order' | 'round-has-results'; readonly round: number }
  | {
      readonly why: 'no-such-table' | 'table-twice' | 'has-result' | 'no-result' | 'bad-score';
      readonly round: number;
      readonly table: number;
    }
  | { readonly why: 'no-pairs' };

export type TournamentOutcome<T> = Result<T, TournamentRefusal>;

export const refuseFact = (refusal: TournamentRefusal) => fail(refusal);

export const reasonRefusal = (reason: string): TournamentRefusal | null =>
  reason.trim() === '' ? { why: 'reason-missing' } : null;
