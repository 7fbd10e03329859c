import type { SquareNaming } from '../board/square.ts';
import { everyOf } from '../exact.ts';
import type { Millis, Points } from '../units.ts';
import type { RulesHead } from './rulesHead.ts';

/** The duplicate game: one rack for everybody, each lays alone, one move goes on the board of all. */
export type DuplicateRules = RulesHead<'duplicate'> & {
  /** Games of a tournament. */
  readonly games: number;
  readonly time: MoveTime;
  readonly semaphore: SemaphoreRule;
  /** Which racks are played, by the number of the move: the first line that reaches it. No line: any rack. */
  readonly rackCheck: readonly RackCheckRule[];
  /** A game has so many moves at most; null: until the tiles are used up. */
  readonly moves: number | null;
  /** Letters in the first word at least. */
  readonly firstMove: number;
  /** Which move goes on the board. */
  readonly master: 'best-of-players' | 'machine';
  /** Which of several equally good moves is proposed: what is asked first comes first. */
  readonly equals: readonly EqualOrder[];
  /** Words of so many letters at most are judged by the list alone, either way; null: all are. */
  readonly judgedByList: number | null;
  /** No word may have these letters, and no blank may stand for them. */
  readonly forbiddenLetters: string;
  /** Do the participants see points while a game is played? */
  readonly points: 'hidden' | 'shown';
  /** Moves in a row without a valid one, after which the referee is asked whether to end the game. */
  readonly failures: number;
  readonly warnings: WarningRule;
  /** For being the only one with the best move. */
  readonly solo: Points;
  readonly tournamentPoints: TournamentPointsRule;
  /** What decides a tournament, the first first. */
  readonly criteria: readonly DuplicateCriterion[];
  /** How squares are named on the screens; files always name columns by letters. */
  readonly naming: SquareNaming;
};

/** `joker`: so much more when there is a blank on the rack, however many. */
type MoveTime = { readonly move: Millis; readonly joker: Millis };

/** Yellow below, blinking at and below, red at and below for whoever has sent nothing. */
export type SemaphoreRule = { readonly yellow: Millis; readonly blinking: Millis; readonly red: Millis };

/** Up to the move `until` (null: to the end) a rack has so many vowels and consonants at least, if that is possible. */
export type RackCheckRule = {
  readonly until: number | null;
  readonly vowels: number;
  readonly consonants: number;
};

export const EQUAL_ORDERS = everyOf<EqualOrder>()('word', 'top', 'left', 'across', 'fewer-jokers');

/** The main word that is first in the alphabet; nearer to the top; nearer to the left; across before down; fewer blanks. */
export type EqualOrder = 'word' | 'top' | 'left' | 'across' | 'fewer-jokers';

type WarningRule = {
  /** With this warning of a tournament the participant loses points in the game (`points` is negative); null: never. */
  readonly penalty: { readonly warning: number; readonly points: Points } | null;
  /** With this warning the participant is out of the tournament; null: never. */
  readonly exclusion: number | null;
  /** Penalty and exclusion need a referee, or so many per cent of the room. */
  readonly share: number;
};

export type TournamentPointsRule =
  | { readonly kind: 'none' }
  /** One for each place from the last, and `extra` for the first places. */
  | { readonly kind: 'places'; readonly extra: readonly Points[] };

export const DUPLICATE_CRITERIA = everyOf<DuplicateCriterion>()(
  'tournament-points',
  'points',
  'maxima',
  'best-moves',
  'solos',
  'percentage',
);

/** `maxima`: how many; `best-moves`: the points of each game's own best move, added up. */
export type DuplicateCriterion =
  | 'tournament-points'
  | 'points'
  | 'maxima'
  | 'best-moves'
  | 'solos'
  | 'percentage';
