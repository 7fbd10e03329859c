import type { Paired, PlayerNumber } from './fact.ts';
import { activePlayers, awayIn, hasResult, type Round, type Tournament } from './state.ts';

/** Those who play on but have no place in a round. */
export type LeftOut = {
  /** Nobody said that they would miss it. */
  readonly forgotten: readonly PlayerNumber[];
  readonly away: readonly PlayerNumber[];
};

export function leftOut(
  tournament: Tournament,
  round: number,
  { pairs, byes }: Pick<Paired, 'pairs' | 'byes'>,
): LeftOut {
  const seated = new Set([...pairs.flatMap(({ players }) => players), ...byes]);
  const without = activePlayers(tournament)
    .map(({ number }) => number)
    .filter((number) => !seated.has(number));
  const isAway = (number: PlayerNumber) => awayIn(tournament, round, number) !== null;
  return {
    forgotten: without.filter((number) => !isAway(number)),
    away: without.filter(isAway),
  };
}

/** The same for a round that is paired. */
export function leftOutIn(tournament: Tournament, round: number): LeftOut {
  const found: Round | undefined = tournament.rounds[round - 1];
  return found
    ? leftOut(tournament, round, { pairs: found.pairings, byes: found.byes })
    : { forgotten: [], away: [] };
}

/**
 * Later rounds whose pairing rests on the table after this one: a result that is changed now does not change them.
 * `open`: the last of them has no result yet, so that it could be paired anew.
 */
export function roundsResting(
  { rounds }: Tournament,
  round: number,
): { readonly rounds: readonly number[]; readonly open: boolean } {
  const later = rounds
    .map((one, i) => ({ ...one, number: i + 1 }))
    .filter(({ number, by }) => number > round && by !== 'round-robin');
  const last = later.at(-1);
  const open = last !== undefined && !last.pairings.some(hasResult);
  return { rounds: later.map(({ number }) => number), open };
}
