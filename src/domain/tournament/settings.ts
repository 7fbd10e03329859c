import type { StoredRules } from '../rules/complete.ts';
import type { WantedLexicon } from '../rules/wantedLexicon.ts';
import type { Millis, Points } from '../units.ts';

export const MOST_PLAYERS = 400;
export const MOST_ROUNDS = 40;
export const MOST_GAMES = 5;
export const MOST_CLUB_PLAYERS = 20;
export const HIGHEST_SCORE: Points = 5_000;

/**
 * What decides the order, in the order the organizer puts it.
 * `wins`: *duże punkty*, a draw is half; `points`: *małe punkty*; `opponents`: the sum of the opponents' wins
 * (Buchholz); `median`: the same without the weakest opponent; `berger`: the wins of those who were beaten, half of
 * those who were drawn with; `direct`: wins in the games among those who are level; `highest`: the best single game.
 */
export const CRITERIA = [
  'wins',
  'points',
  'spread',
  'opponents',
  'median',
  'berger',
  'direct',
  'highest',
] as const;
export type Criterion = (typeof CRITERIA)[number];

/** `danish`: neighbours in the table, who have not met where that can be; `king-of-the-hill`: neighbours, met or not. */
export const PAIRING_SYSTEMS = ['swiss', 'round-robin', 'danish', 'king-of-the-hill'] as const;
export type PairingSystem = (typeof PAIRING_SYSTEMS)[number];

/** In which order the players stand before the first round: as entered, by their ratings, or drawn by lot. */
export const SEEDINGS = ['entered', 'ratings', 'drawn'] as const;
export type Seeding = (typeof SEEDINGS)[number];

export const HIGHEST_RATING = 9_999;
/** Characters in the name of a class or an age group. */
export const MOST_CATEGORY = 40;
/** Word lists that are accepted besides the one that was asked for. */
export const MOST_LISTS = 8;

export const CLUB_VALUES = ['wins', 'points', 'spread'] as const;

/** The school or club ranking (000: the best school, teams of eight): its `best` players count. */
export type ClubRule = {
  readonly best: number;
  readonly by: 'sum' | 'mean';
  readonly of: (typeof CLUB_VALUES)[number];
};

export type TournamentSettings = {
  readonly name: string;
  /** By it a slip says for which tournament it was played. */
  readonly mark: number;
  /** `mark`: of the rules as they are to be played; null where the organizer leaves something open (a time). */
  readonly regulation: {
    readonly id: string;
    readonly name: string;
    readonly mark: number | null;
    /** The organizer's own rules, as they were when they were chosen; a regulation of ours is known by its id. */
    readonly rules?: StoredRules;
  };
  /** Each player's time, where the regulation leaves it to the organizer. */
  readonly time: Millis | null;
  readonly lexicon: WantedLexicon | null;
  /** Where the tables may send their slips; empty for nowhere. */
  readonly contact: { readonly email: string; readonly phone: string };
  readonly dropFolder: string;
  /** How many rounds are planned. */
  readonly rounds: number;
  /** Games between the same two players in one round. */
  readonly games: number;
  readonly system: PairingSystem;
  /** Players of one club do not meet where that costs nobody an opponent of another group of wins. */
  readonly clubsApart: boolean;
  /** Nor where it does: they are kept apart as long as anybody else is left. */
  readonly clubsBeforeFloats?: boolean;
  /** The tables draw for who begins: nobody is assigned. */
  readonly startsDrawn?: boolean;
  readonly criteria: readonly Criterion[];
  readonly clubs: ClubRule;
  /** *Wolny los*: a win, and so many points and so much spread for each game. */
  readonly bye: { readonly points: Points; readonly spread: Points };
  /** A bye that was asked for, where it is worth something else: `wins` for each game. */
  readonly requestedBye?: ByeWorth;
  /** *Walkower*: what each side gets; without it the winner gets the points of a bye and the other nothing. */
  readonly walkover?: { readonly winner: Points; readonly loser: Points };
  readonly seeding?: Seeding;
  /** So many rounds at the end, none or more, are paired by another system. */
  readonly lastRounds?: { readonly count: number; readonly system: PairingSystem };
  /** Lists the tables really have, accepted once for the whole tournament. */
  readonly acceptedLexicons?: readonly WantedLexicon[];
};

/** A whole win, half of one, or none. */
export const BYE_WINS = [1, 0.5, 0] as const;

type ByeWorth = {
  readonly wins: (typeof BYE_WINS)[number];
  readonly points: Points;
  readonly spread: Points;
};

/** What a bye counts for each game; `asked`: the player wanted it. */
export const byeWorth = (
  { bye, requestedBye }: Pick<TournamentSettings, 'bye' | 'requestedBye'>,
  asked: boolean,
): ByeWorth => (asked && requestedBye) || { wins: 1, ...bye };

/** The system that pairs a round. */
export function systemOf(
  { system, rounds, lastRounds }: Pick<TournamentSettings, 'system' | 'rounds' | 'lastRounds'>,
  round: number,
): PairingSystem {
  const { count = 0 } = lastRounds ?? {};
  return lastRounds && count > 0 && round > rounds - count ? lastRounds.system : system;
}

export const walkoverOf = ({
  bye,
  walkover,
}: Pick<TournamentSettings, 'bye' | 'walkover'>): NonNullable<TournamentSettings['walkover']> =>
  walkover ?? { winner: bye.points, loser: 0 };

export const DEFAULT_SETTINGS: Omit<TournamentSettings, 'name' | 'mark' | 'regulation'> = {
  time: null,
  lexicon: null,
  contact: { email: '', phone: '' },
  dropFolder: '',
  rounds: 5,
  games: 1,
  system: 'swiss',
  clubsApart: true,
  criteria: ['wins', 'points', 'spread', 'opponents'],
  clubs: { best: 8, by: 'sum', of: 'wins' },
  bye: { points: 300, spread: 50 },
};
