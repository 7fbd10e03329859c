import { clubKey } from '../clubs.ts';
import type { Pair, Paired, PlayerNumber } from '../fact.ts';
import type { PairingSystem } from '../settings.ts';
import { standings } from '../standings.ts';
import { activePlayers, hasResult, playerOf, type Round, type Tournament } from '../state.ts';
import { type RoundPairing, roundRobin } from './roundRobin.ts';
import { type Contender, swiss } from './swiss.ts';

/** An automatic pairing of a round, from everything before it. */
export function pairRound(tournament: Tournament, round: number, by: PairingSystem): Paired {
  const { pairs, byes } = by === 'swiss' ? swissRound(tournament, round) : roundRobinRound(tournament, round);
  return { type: 'paired', round, by, pairs: atTables(pairs), byes };
}

/** Pairs in the order given take the tables from 1. */
export const atTables = (pairs: RoundPairing['pairs']): readonly Pair[] =>
  pairs.map((players, i) => ({ table: i + 1, players }));

function swissRound(tournament: Tournament, round: number): RoundPairing {
  const before = tournament.rounds.slice(0, round - 1);
  const active = new Set(activePlayers(tournament).map(({ number }) => number));
  const met = opponentsOf(before);
  const byes = countByes(before);
  const table: readonly Contender[] = standings(tournament, round - 1)
    .filter(({ player }) => active.has(player.number))
    .map(({ player, wins }) => ({
      number: player.number,
      wins,
      byes: byes.get(player.number) ?? 0,
      met: met.get(player.number) ?? [],
      club: clubKey(player.club),
    }));
  return swiss(table, tournament.settings.clubsApart);
}

/** The circle is of all who ever entered, so that a withdrawal moves nobody else; the absent leave byes behind. */
function roundRobinRound(tournament: Tournament, round: number): RoundPairing {
  const active = new Set(activePlayers(tournament).map(({ number }) => number));
  const all = roundRobin(
    tournament.players.map(({ number }) => number),
    round,
  );
  const pairs = all.pairs.filter((pair) => pair.every((number) => active.has(number)));
  const seated = new Set(pairs.flat());
  return { pairs, byes: [...active].filter((number) => !seated.has(number)) };
}

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

function countByes(rounds: readonly Round[]): ReadonlyMap<PlayerNumber, number> {
  const byes = new Map<PlayerNumber, number>();
  for (const round of rounds) for (const number of round.byes) byes.set(number, (byes.get(number) ?? 0) + 1);
  return byes;
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

/**
 * The pairing of a round with two players who met although they were not paired: they take the first one's table,
 * those they left behind meet each other. Null where a result stands in the way.
 */
export function pairedAsPlayed(
  tournament: Tournament,
  round: number,
  players: readonly [PlayerNumber, PlayerNumber],
): Paired | null {
  const found = tournament.rounds[round - 1];
  if (!found) return null;
  const concerned = found.pairings.filter((pairing) =>
    pairing.players.some((number) => players.includes(number)),
  );
  if (concerned.some(hasResult)) return null;
  const left = concerned.flatMap((pairing) => pairing.players).filter((number) => !players.includes(number));
  const byes = found.byes.filter((number) => !players.includes(number));
  const others = found.pairings.filter((pairing) => !concerned.includes(pairing));
  const tables = [
    ...concerned.map(({ table }) => table),
    Math.max(0, ...found.pairings.map(({ table }) => table)) + 1,
  ];
  const pairs: Pair[] = [...others.map(({ table, players: pair }) => ({ table, players: pair }))];
  pairs.push({ table: tables[0]!, players });
  if (left.length === 2) pairs.push({ table: tables[1]!, players: [left[0]!, left[1]!] });
  return {
    type: 'paired',
    round,
    by: 'typed',
    pairs: pairs.sort((a, b) => a.table - b.table),
    byes: left.length === 1 ? [...byes, left[0]!] : byes,
  };
}
