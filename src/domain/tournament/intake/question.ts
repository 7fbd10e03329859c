import type { EarlyEnd, LexiconEdition } from '../../table/fact.ts';
import type { Millis, Seat } from '../../units.ts';
import type { PlayerNumber, Slot } from '../fact.ts';
import type { TournamentRefusal } from '../refusal.ts';
import type { Compared } from './compare.ts';

/** What only the organizer can answer. Its code is stored with the result (`answered`): a code is never renamed. */
export type Question =
  | { readonly why: 'not-two-players'; readonly players: number }
  | {
      readonly why: 'unknown-player' | 'ambiguous-player';
      readonly seat: Seat;
      readonly name: string;
      readonly club: string;
      readonly candidates: readonly PlayerNumber[];
    }
  | { readonly why: 'same-player-twice'; readonly number: PlayerNumber }
  | { readonly why: 'nothing-paired' }
  | { readonly why: 'wrong-round'; readonly said: string; readonly found: number }
  | {
      readonly why: 'pairing-differs';
      readonly round: number;
      /** Whom each of the players should have met; null for nobody. */
      readonly expected: readonly (PlayerNumber | null)[];
    }
  /** The slip names another table than the pairing. */
  | { readonly why: 'wrong-table'; readonly said: string; readonly found: number }
  /** The game began before the round was paired, or before there was a tournament. */
  | { readonly why: 'before-pairing'; readonly at: Millis; readonly since: Millis }
  | { readonly why: 'in-the-future'; readonly at: Millis }
  | {
      readonly why: 'player-has-result';
      readonly number: PlayerNumber;
      readonly round: number;
      readonly table: number;
    }
  | {
      readonly why: 'wrong-regulation';
      readonly said: string;
      readonly expected: string;
    }
  | {
      readonly why: 'wrong-lexicon';
      readonly said: LexiconEdition | null;
      readonly expected: LexiconEdition;
    }
  | { readonly why: 'sums-differ' | 'other-tournament' | 'changed-rules' }
  | { readonly why: 'bad-signature' | 'not-signed' | 'set-aside-before' }
  /** No regulation here says what an early end is worth. */
  | { readonly why: 'ended-early'; readonly how: EarlyEnd }
  | { readonly why: 'not-confirmed'; readonly seats: readonly Seat[] }
  | {
      readonly why: 'changed-version' | 'older-version' | 'disagreement';
      readonly was: Compared;
      readonly now: Compared;
      readonly versions: readonly [number, number];
    }
  /** A later version of a game that is known at another table. */
  | { readonly why: 'game-elsewhere'; readonly slot: Slot }
  | { readonly why: 'no-such-game'; readonly number: number; readonly games: number }
  | { readonly why: 'not-recordable'; readonly refusal: TournamentRefusal };

export type QuestionCode = Question['why'];
