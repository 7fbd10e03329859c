import type { PlayerNumber } from '../fact.ts';
import { canSpare, type Edges, maximumMatching, orderedMatching } from './matching.ts';
import type { RoundPairing } from './roundPairing.ts';

/** A player as the pairing sees him, in the order of the table. */
export type Contender = {
  readonly number: PlayerNumber;
  readonly wins: number;
  readonly byes: number;
  /** Opponents so far, one entry a round. */
  readonly met: readonly PlayerNumber[];
  /** Empty for none. */
  readonly club: string;
};

/** A club mate one group down is nearer than one in the same group; two groups down is too far. */
const CLUB_MATE = 1_500;
const GROUP = 1_000;

/**
 * Swiss pairing: equals meet, the upper half of a group against its lower half, and nobody meets anybody twice as
 * long as that can be avoided: the choice for the leaders never costs the others a new opponent. Club mates are kept
 * apart wherever that takes nobody further than the next group. A bye goes to the last in the table among those with
 * the fewest byes.
 */
export function swiss(table: readonly Contender[], clubsApart: boolean): RoundPairing {
  const bye = table.length % 2 === 0 ? null : byeOf(table);
  const players = bye ? table.filter((player) => player !== bye) : table;
  const groups = groupsOf(players);
  const fresh = newOpponents(players);
  const graph = clubsApart ? withFewClubMates(players, groups, fresh) : fresh;
  const pairs = orderedMatching(graph, (a, free) => wishes(players, groups, a, free, clubsApart));
  const rest = repeats(players, pairs);
  return {
    pairs: [...pairs, ...rest]
      .sort((x, y) => Math.min(...x) - Math.min(...y))
      .map(([a, b]) => [players[a]!.number, players[b]!.number]),
    byes: bye ? [bye.number] : [],
  };
}

function byeOf(table: readonly Contender[]): Contender {
  const fewest = Math.min(...table.map(({ byes }) => byes));
  const candidates = table.filter(({ byes }) => byes === fewest).reverse();
  const graph = newOpponents(table);
  const mates = maximumMatching(graph);
  return candidates.find((player) => canSpare(graph, mates, table.indexOf(player))) ?? candidates[0]!;
}

function newOpponents(players: readonly Contender[]): Edges {
  const met = players.map((player) => new Set(player.met));
  return players.map((_, a) => players.map((other, b) => a !== b && !met[a]!.has(other.number)));
}

/**
 * Who may meet so that as few club mates as possible do: otherwise the leaders take whom they like best and leave club
 * mates for each other at the end. Nobody is taken further than the next group for it, nor loses a new opponent;
 * where that cannot be, everybody new may be met, and wishes alone speak against club mates.
 */
function withFewClubMates(players: readonly Contender[], groups: readonly number[], fresh: Edges): Edges {
  const least = alone(fresh).length;
  const near = (a: number, b: number) => fresh[a]![b]! && Math.abs(groups[a]! - groups[b]!) <= 1;
  const apart = (a: number, b: number) => players[a]!.club === '' || players[a]!.club !== players[b]!.club;
  // Those for whom no other club has anybody left may meet each other; there may be more of them then.
  const left = new Set<number>();
  for (;;) {
    const graph = fresh.map((row, a) =>
      row.map((_, b) => near(a, b) && (apart(a, b) || (left.has(a) && left.has(b)))),
    );
    const lonely = alone(graph);
    if (lonely.length === least) return graph;
    if (lonely.every((a) => left.has(a))) return fresh;
    for (const a of lonely) left.add(a);
  }
}

const alone = (graph: Edges): readonly number[] =>
  [...maximumMatching(graph).entries()].flatMap(([a, mate]) => (mate === -1 ? [a] : []));

/** Which group of equal wins each player is in, from 0. */
function groupsOf(players: readonly Contender[]): readonly number[] {
  let group = 0;
  return players.map(({ wins }, i) => {
    if (i > 0 && wins !== players[i - 1]!.wins) group += 1;
    return group;
  });
}

/** All who are still free, the most fitting first. */
function wishes(
  players: readonly Contender[],
  groups: readonly number[],
  a: number,
  free: readonly boolean[],
  clubsApart: boolean,
): readonly number[] {
  const { club } = players[a]!;
  const others = [...players.keys()].filter((b) => b !== a && free[b]);
  const equals = others.filter((b) => groups[b] === groups[a]);
  const ideal = (equals.length - 1) / 2;
  const cost = new Map<number, number>();
  let [group, place] = [groups[a]!, 0];
  for (const b of others) {
    if (groups[b] !== group) [group, place] = [groups[b]!, 0];
    const off = groups[b] === groups[a] ? Math.abs(place - ideal) : place;
    const mate = clubsApart && club !== '' && players[b]!.club === club ? CLUB_MATE : 0;
    cost.set(b, (groups[b]! - groups[a]!) * GROUP + off + mate);
    place += 1;
  }
  return others.sort((x, y) => cost.get(x)! - cost.get(y)! || x - y);
}

/** Those for whom there is no new opponent left meet again, those who have met least often first. */
function repeats(
  players: readonly Contender[],
  pairs: readonly (readonly [number, number])[],
): readonly (readonly [number, number])[] {
  const paired = new Set(pairs.flat());
  const left = [...players.keys()].filter((i) => !paired.has(i));
  const again: (readonly [number, number])[] = [];
  while (left.length > 1) {
    const a = left.shift()!;
    const times = (b: number) => players[a]!.met.filter((number) => number === players[b]!.number).length;
    const b = [...left].sort((x, y) => times(x) - times(y) || x - y)[0]!;
    left.splice(left.indexOf(b), 1);
    again.push([a, b]);
  }
  return again;
}
