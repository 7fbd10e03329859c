import type { Pair, PlayerNumber, Score, Side } from './fact.ts';
import type { Pairing, Round } from './state.ts';

/** How often a player has begun a game, how often replied, and whether the last game was begun. */
type Starts = { readonly count: number; readonly replies: number; readonly last: boolean };

const NEVER: Starts = { count: 0, replies: 0, last: false };

/**
 * Who begins a game of a pair, from 1: the table's own word where there is one, else as it was assigned; of several
 * games the two take turns. Null where nobody said.
 */
export function starterOf({ first }: Pair, game: number, result: Score | null = null): Side | null {
  if (result?.first !== undefined) return result.first;
  if (first === undefined) return null;
  return game % 2 === 1 ? first : other(first);
}

/** Walkovers are begun by nobody. */
export function startsIn(rounds: readonly Round[]): ReadonlyMap<PlayerNumber, Starts> {
  const starts = new Map<PlayerNumber, Starts>();
  for (const { pairings } of rounds) {
    for (const pairing of pairings) {
      for (const [i, result] of pairing.results.entries()) {
        const starter = result?.forfeit ? null : starterOf(pairing, i + 1, result);
        if (starter === null) continue;
        for (const side of [0, 1] as const) {
          const number = pairing.players[side];
          const { count, replies } = starts.get(number) ?? NEVER;
          const last = side === starter;
          starts.set(
            number,
            last ? { count: count + 1, replies, last } : { count, replies: replies + 1, last },
          );
        }
      }
    }
  }
  return starts;
}

/**
 * Says who begins wherever it is not said: who has begun fewer games, then who has replied in more (NASPA has the same
 * order; it matters after a bye, a walkover or a late entry), then who did not begin the last one, then by turns of table
 * and round. Two who sat together in this round before keep what was assigned.
 */
export function withStarters(
  pairs: readonly Pair[],
  round: number,
  before: readonly Round[],
  known: readonly Pairing[] = [],
): readonly Pair[] {
  const starts = startsIn(before);
  const of = (number: PlayerNumber) => starts.get(number) ?? NEVER;
  return pairs.map((pair) => {
    if (pair.first !== undefined) return pair;
    const was = known.find(({ players }) => pair.players.every((number) => players.includes(number)));
    if (was) return was.first === undefined ? pair : { ...pair, first: sideOf(pair, was.players[was.first]) };
    const [a, b] = [of(pair.players[0]), of(pair.players[1])];
    if (a.count !== b.count) return { ...pair, first: a.count < b.count ? 0 : 1 };
    if (a.replies !== b.replies) return { ...pair, first: a.replies > b.replies ? 0 : 1 };
    if (a.last !== b.last) return { ...pair, first: a.last ? 1 : 0 };
    return { ...pair, first: (round + pair.table) % 2 === 0 ? 0 : 1 };
  });
}

const sideOf = ({ players }: Pair, number: PlayerNumber): Side => (players[0] === number ? 0 : 1);
const other = (side: Side): Side => (side === 0 ? 1 : 0);
