import type { Millis } from '../units.ts';
import type { Pair, PlayerNumber, ResultSource, Score, Slot } from './fact.ts';
import type { PairingSystem, TournamentSettings } from './settings.ts';

export type TournamentPlayer = {
  readonly number: PlayerNumber;
  readonly name: string;
  /** School or club; empty where there is none. */
  readonly club: string;
  readonly withdrawn: boolean;
};

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
  /** Slips that were not accepted. */
  readonly setAside: ReadonlySet<string>;
};

export const playerOf = ({ players }: Tournament, number: PlayerNumber): TournamentPlayer | null =>
  players[number - 1] ?? null;

/** Who can be paired now. */
export const activePlayers = ({ players }: Tournament): readonly TournamentPlayer[] =>
  players.filter(({ withdrawn }) => !withdrawn);

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

/** The pairings of a round that still owe a result. */
export function incompletePairings(round: Round): readonly Pairing[] {
  return round.pairings.filter((pairing) => !isComplete(pairing));
}
