import { clubKey } from '../clubs.ts';
import type { Pair, Paired, PlayerNumber } from '../fact.ts';
import { playerOf, type Round, type Tournament } from '../state.ts';

/** Whom each player has met, one entry a round. */
export function opponentsOf(rounds: readonly Round[]): ReadonlyMap<PlayerNumber, readonly PlayerNumber[]> {
  const met = new Map<PlayerNumber, PlayerNumber[]>();
  const add = (a: PlayerNumber, b: PlayerNumber) => met.set(a, [...(met.get(a) ?? []), b]);
  for (const { pairings } of rounds) {
    for (const {
      players: [a, b],
    } of pairings) {
      add(a, b);
      add(b, a);
    }
  }
  return met;
}

/** Pairs of a round that have met before: what the organizer should see before confirming. */
export function repeatedPairs({ rounds }: Tournament, { round, pairs }: Paired): readonly Pair[] {
  const met = opponentsOf(rounds.slice(0, round - 1));
  return pairs.filter(({ players: [a, b] }) => met.get(a)?.includes(b));
}

/** Pairs of a round that come from one school or club. */
export function clubMatePairs(tournament: Tournament, { pairs }: Paired): readonly Pair[] {
  const club = (number: PlayerNumber) => clubKey(playerOf(tournament, number)?.club ?? '');
  return pairs.filter(({ players: [a, b] }) => club(a) !== '' && club(a) === club(b));
}
