import type { PlayerNumber } from '../fact.ts';
import { cheapestMatching } from './cheapestMatching.ts';
import { canSpare, type Edges, maximumMatching } from './matching.ts';
import type { RoundPairing } from './roundPairing.ts';
import { type Aim, weigh } from './weigh.ts';

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

/** Club mates meet like anybody, only where somebody would have to float to prevent it, or only if nobody else is left. */
export type ClubMates = 'free' | 'apart-in-group' | 'apart';

/**
 * Swiss pairing. Of all pairings the one with, in this order: the fewest repeats; the fewest floats, that is pairs of
 * different groups of wins; the shortest floats; the fewest pairs of club mates (before the floats, where they are to be
 * kept `apart`); the upper half of each group against its lower half, and floats from the bottom of a group to the top
 * of the other. A bye goes to the last in the table among those with the fewest byes.
 */
export function swiss(table: readonly Contender[], clubMates: ClubMates): RoundPairing {
  const bye = table.length % 2 === 0 ? null : byeOf(table);
  const players = bye ? table.filter((player) => player !== bye) : table;
  const mates = cheapestMatching(weigh(players.length, aimsOf(players, clubMates)));
  return {
    pairs: players.flatMap(({ number }, a) =>
      a < mates[a]! ? [[number, players[mates[a]!]!.number] as const] : [],
    ),
    byes: bye ? [bye.number] : [],
  };
}

export function byeOf(table: readonly Contender[]): Contender {
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

/** More meetings than this are all alike, and so are longer floats: nobody plans for them. */
export const MOST_REPEATS = 3;
const LONGEST_FLOAT = 7;

function aimsOf(players: readonly Contender[], clubMates: ClubMates): readonly Aim[] {
  const places = placesIn(players);
  const times = players.map(timesMet);
  const float = (a: number, b: number) => Math.abs(places[a]!.group - places[b]!.group);
  const repeats: Aim = {
    most: MOST_REPEATS,
    cost: (a, b) => Math.min(times[a]!.get(players[b]!.number) ?? 0, MOST_REPEATS),
  };
  const floats: readonly Aim[] = [
    { most: 1, cost: (a, b) => (float(a, b) > 0 ? 1 : 0) },
    { most: LONGEST_FLOAT, cost: (a, b) => Math.min(float(a, b), LONGEST_FLOAT) },
  ];
  const clubs: Aim = {
    most: 1,
    cost: (a, b) => (players[a]!.club !== '' && players[a]!.club === players[b]!.club ? 1 : 0),
  };
  const halves: Aim = { most: 2 * players.length, cost: (a, b) => offCentre(places[a]!, places[b]!) };
  if (clubMates === 'free') return [repeats, ...floats, halves];
  return clubMates === 'apart' ? [repeats, clubs, ...floats, halves] : [repeats, ...floats, clubs, halves];
}

/** How often each opponent was met. */
export function timesMet({ met }: Contender): ReadonlyMap<PlayerNumber, number> {
  const count = new Map<PlayerNumber, number>();
  for (const number of met) count.set(number, (count.get(number) ?? 0) + 1);
  return count;
}

type Place = {
  /** Which group of equal wins, from 0. */
  readonly group: number;
  /** Which of the group, from 0. */
  readonly place: number;
  readonly size: number;
};

function placesIn(players: readonly Contender[]): readonly Place[] {
  const sizes = new Map<number, number>();
  for (const { wins } of players) sizes.set(wins, (sizes.get(wins) ?? 0) + 1);
  let [group, place] = [0, -1];
  return players.map(({ wins }, i) => {
    const isNew = i > 0 && wins !== players[i - 1]!.wins;
    [group, place] = isNew ? [group + 1, 0] : [group, place + 1];
    return { group, place, size: sizes.get(wins)! };
  });
}

/** `a` stands before `b`. In one group half of it should lie between them. */
function offCentre(a: Place, b: Place): number {
  const [upper, lower] = a.group < b.group || (a.group === b.group && a.place < b.place) ? [a, b] : [b, a];
  if (upper.group === lower.group) return Math.abs(lower.place - upper.place - Math.floor(upper.size / 2));
  return upper.size - 1 - upper.place + lower.place;
}
