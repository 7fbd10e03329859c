import type { FactOf, OwnFact, PlayerNumber, RankedRow, Score, Side, Slot } from '../fact.ts';
import { sameScore } from '../intake/compare.ts';
import { resultAt, type Tournament } from '../state.ts';
import { stepTournament } from '../step.ts';
import { keyText } from './keyText.ts';

/** What follows from a set of rows, whichever copies they came from and in whatever order. */
export type Settled = {
  readonly tournament: Tournament | null;
  /** The player with number n is at place n − 1: who it is in every copy. */
  readonly ids: readonly string[];
  /** The rows that took effect, in their order. */
  readonly taken: readonly RankedRow[];
  /** Those that contradict an earlier one. */
  readonly refused: readonly RankedRow[];
};

/**
 * Plays rows in the order of their ranks. Two copies may have given one number to different players, or one table to
 * different pairs: rows speak of people, so numbers and tables are found anew. Of two different results for a game the
 * first stands, of two corrections that did not know of each other the later; the other is remembered as contested.
 */
export function settle(rows: readonly RankedRow[]): Settled {
  const numbers = new Map<string, PlayerNumber>();
  const ids: string[] = [];
  const taken: RankedRow[] = [];
  const refused: RankedRow[] = [];
  let tournament: Tournament | null = null;
  for (const row of inOrder(rows)) {
    const id = row.fact.type === 'player' ? playerId(row.fact) : null;
    // Both copies have entered the same person.
    if (id !== null && numbers.has(id)) continue;
    const fact = translated(row, tournament, numbers);
    const next: ReturnType<typeof stepTournament> | null =
      fact && stepTournament(tournament, fact, { at: row.clock ?? row.at });
    if (next?.ok) {
      const replaced: (Slot & Score) | false | null =
        tournament && fact?.type === 'corrected' && unseen(tournament, fact);
      tournament = replaced ? contested(next.value, replaced) : next.value;
      taken.push(row);
      if (id !== null) {
        ids.push(id);
        numbers.set(id, ids.length);
      }
    } else if (!(tournament && fact && isKnown(tournament, fact))) {
      refused.push(row);
      if (tournament && fact?.type === 'result') tournament = contested(tournament, fact);
    }
  }
  return { tournament, ids, taken, refused };
}

/** Who a player is in every copy: the number and the name as they were first entered. */
export const playerId = ({ number, name }: Pick<FactOf<'player'>, 'number' | 'name'>): string =>
  `${number} ${name.normalize('NFC').replace(/\s+/gu, ' ').trim()}`;

/** What a player's id calls him. */
export const nameInId = (id: string): string => id.slice(id.indexOf(' ') + 1);

function inOrder(rows: readonly RankedRow[]): readonly RankedRow[] {
  return [...rows].sort((a, b) => a.at - b.at || a.n - b.n || (keyText(a) < keyText(b) ? -1 : 1));
}

type Numbers = ReadonlyMap<string, PlayerNumber>;

/** The fact as this tournament would have written it; null where those it is about are not here, or not paired. */
function translated(row: RankedRow, tournament: Tournament | null, numbers: Numbers): OwnFact | null {
  const { fact, who } = row;
  const here = new Map(who.map(([number, id]) => [number, numbers.get(id)]));
  const found = (number: PlayerNumber): PlayerNumber => here.get(number) ?? 0;
  if ([...here.values()].includes(undefined)) return null;
  switch (fact.type) {
    case 'player':
      return { ...fact, number: (tournament?.players.length ?? 0) + 1 };
    case 'player-changed':
    case 'player-removed':
    case 'withdrawn':
    case 'returned':
    case 'away':
    case 'back':
      return { ...fact, number: found(fact.number) };
    case 'paired':
      return {
        ...fact,
        pairs: fact.pairs.map((pair) => ({
          ...pair,
          players: [found(pair.players[0]), found(pair.players[1])] as const,
        })),
        byes: fact.byes.map(found),
      };
    case 'result':
    case 'corrected':
    case 'removed': {
      const [a = 0, b = 0] = who.map(([number]) => found(number));
      const pairing = tournament?.rounds[fact.round - 1]?.pairings.find(
        ({ players }) => players.includes(a) && players.includes(b),
      );
      if (!pairing) return null;
      const placed = { ...fact, table: pairing.table };
      return pairing.players[0] === a || placed.type === 'removed'
        ? placed
        : { ...placed, ...turned(placed) };
    }
    default:
      return fact;
  }
}

/** The same score with the sides exchanged. */
function turned({ scores: [a, b], winner, first }: Score): Partial<Score> {
  const other = (side: Side): Side => (side === 0 ? 1 : 0);
  return {
    scores: [b, a],
    winner: winner === null ? null : other(winner),
    ...(first === undefined ? {} : { first: other(first) }),
  };
}

/** Does the tournament say so already? Then nothing contradicts. */
function isKnown(tournament: Tournament, fact: OwnFact): boolean {
  if (fact.type === 'removed') return resultAt(tournament, fact) === null;
  const known = fact.type === 'result' ? resultAt(tournament, fact) : null;
  return known !== null && fact.type === 'result' && sameScore(known, fact);
}

/** Another copy's correction, of which the one that replaces it knew nothing; null where both say the same. */
function unseen(tournament: Tournament, fact: FactOf<'corrected'>): (Slot & Score) | null {
  const was = resultAt(tournament, fact);
  if (!was || fact.over === undefined || fact.over >= was.corrections || sameScore(was, fact)) return null;
  const { round, table, game } = fact;
  return { ...was, round, table, game };
}

function contested(tournament: Tournament, other: Slot & Score): Tournament {
  if (!resultAt(tournament, other)) return tournament;
  const { round, table, game, scores, winner, forfeit, bothLose, first } = other;
  const score = {
    scores,
    winner,
    forfeit,
    ...(bothLose ? { bothLose } : {}),
    ...(first === undefined ? {} : { first }),
  };
  return { ...tournament, contested: [...tournament.contested, { round, table, game, ...score }] };
}
