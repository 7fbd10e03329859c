import { clubKey } from '../clubs.ts';
import type { Pair, Paired, PlayerNumber } from '../fact.ts';
import type { PairingSystem, TournamentSettings } from '../settings.ts';
import { standings } from '../standings.ts';
import { withStarters } from '../starts.ts';
import { activePlayers, type Round, type Tournament } from '../state.ts';
import { opponentsOf } from './opponents.ts';
import type { RoundPairing } from './roundPairing.ts';
import { roundRobin } from './roundRobin.ts';
import { type ClubMates, type Contender, swiss } from './swiss.ts';

/** How each system pairs a round, from everything before it. A system without its method does not compile. */
const METHODS: Readonly<Record<PairingSystem, (tournament: Tournament, round: number) => RoundPairing>> = {
  swiss: swissRound,
  'round-robin': roundRobinRound,
};

/** An automatic pairing of a round. */
export function pairRound(tournament: Tournament, round: number, by: PairingSystem): Paired {
  const { pairs, byes } = METHODS[by](tournament, round);
  return assignStarters(tournament, { type: 'paired', round, by, pairs: atTables(pairs), byes });
}

/** The same pairing with who begins at each table, unless the tables draw for it. */
export function assignStarters({ settings, rounds }: Tournament, paired: Paired): Paired {
  if (settings.startsDrawn) return paired;
  const { round, pairs } = paired;
  const known = rounds[round - 1]?.pairings;
  return { ...paired, pairs: withStarters(pairs, round, rounds.slice(0, round - 1), known) };
}

/** Pairs in the order given take the tables from 1. */
const atTables = (pairs: RoundPairing['pairs']): readonly Pair[] =>
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
  return swiss(table, clubMatesIn(tournament.settings));
}

function clubMatesIn({ clubsApart, clubsBeforeFloats }: TournamentSettings): ClubMates {
  if (!clubsApart) return 'free';
  return clubsBeforeFloats ? 'apart' : 'apart-in-group';
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

function countByes(rounds: readonly Round[]): ReadonlyMap<PlayerNumber, number> {
  const byes = new Map<PlayerNumber, number>();
  for (const round of rounds) for (const number of round.byes) byes.set(number, (byes.get(number) ?? 0) + 1);
  return byes;
}
