import type { Millis } from '../units.ts';
import type { AwayAs, Pair, PlayerDetails, PlayerNumber, ResultSource, Score, Slot } from './fact.ts';
import type { GrownSet } from './grownSet.ts';
import type { PairingSystem, TournamentSettings } from './settings.ts';

export type TournamentPlayer = PlayerDetails & {
  readonly number: PlayerNumber;
  readonly withdrawn: boolean;
  /** Typed by mistake: withdrawn, and on no list. */
  readonly removed?: true;
  /** How many rounds were paired when the player came; absent where none was. */
  readonly since?: number;
};

/** Who said that he would miss a round. */
type Away = { readonly round: number; readonly number: PlayerNumber; readonly as: AwayAs };

export type PairingResult = Score & {
  readonly source: ResultSource;
  readonly at: Millis;
  /** How often it was corrected. */
  readonly corrections: number;
};

/** Two players at a table of a round, with a place for every game that is to be played there. */
export type Pairing = Pair & { readonly results: readonly (PairingResult | null)[] };

export type Round = {
  /** When it was first paired: later changes of the pairing do not move it. */
  readonly pairedAt: Millis;
  readonly by: PairingSystem | 'typed';
  readonly pairings: readonly Pairing[];
  readonly byes: readonly PlayerNumber[];
};

/** Everything that follows from the log of a tournament. */
export type Tournament = {
  readonly createdAt: Millis;
  readonly settings: TournamentSettings;
  /** The player with number n is at place n − 1. */
  readonly players: readonly TournamentPlayer[];
  /** Round n is at place n − 1. */
  readonly rounds: readonly Round[];
  readonly away: readonly Away[];
  /** Other results that another copy had for games of this one; a correction settles it. */
  readonly contested: readonly (Slot & Score)[];
  /** Slips that were not accepted. */
  readonly setAside: GrownSet;
};

export const playerOf = ({ players }: Tournament, number: PlayerNumber): TournamentPlayer | null =>
  players[number - 1] ?? null;

/** Who can be paired now. */
export const activePlayers = ({ players }: Tournament): readonly TournamentPlayer[] =>
  players.filter(({ withdrawn }) => !withdrawn);

/** Everybody who was really entered. */
export const enteredPlayers = ({ players }: Tournament): readonly TournamentPlayer[] =>
  players.filter(({ removed }) => !removed);

/** How a player said he would miss a round; null where he plays. */
export const awayIn = ({ away }: Tournament, round: number, number: PlayerNumber): AwayAs | null =>
  away.find((one) => one.round === round && one.number === number)?.as ?? null;

/** Is the player paired, or given a bye, in any round? */
export const wasPaired = ({ rounds }: Tournament, number: PlayerNumber): boolean =>
  rounds.some((round) => isInRound(round, number));

export const isInRound = ({ pairings, byes }: Round, number: PlayerNumber): boolean =>
  byes.includes(number) || pairings.some(({ players }) => players.includes(number));

export function pairingAt(tournament: Tournament, round: number, table: number): Pairing | null {
  return tournament.rounds[round - 1]?.pairings.find((pairing) => pairing.table === table) ?? null;
}

export function resultAt(tournament: Tournament, { round, table, game }: Slot): PairingResult | null {
  return pairingAt(tournament, round, table)?.results[game - 1] ?? null;
}

/** Every result, with its place. */
export function resultsIn(
  rounds: readonly Round[],
): readonly { readonly source: ResultSource; readonly slot: Slot }[] {
  return rounds.flatMap(({ pairings }, i) =>
    pairings.flatMap(({ table, results }) =>
      results.flatMap((result, at) =>
        result ? [{ source: result.source, slot: { round: i + 1, table, game: at + 1 } }] : [],
      ),
    ),
  );
}

/** Where the result of a slip stands; null where it does not. */
export function slotOfSlip({ rounds }: Tournament, digest: string): Slot | null {
  const found = resultsIn(rounds).find(({ source }) => source.kind === 'slip' && source.slip === digest);
  return found?.slot ?? null;
}

export const hasResult = ({ results }: Pairing): boolean => results.some((result) => result !== null);
export const isComplete = ({ results }: Pairing): boolean => results.every((result) => result !== null);

/** The pairings of a round that still owe a result. A round never changes in place: it is looked through once. */
export function incompletePairings(round: Round): readonly Pairing[] {
  const known = OWED.get(round) ?? round.pairings.filter((pairing) => !isComplete(pairing));
  OWED.set(round, known);
  return known;
}

const OWED = new WeakMap<Round, readonly Pairing[]>();
