import { folded } from '../../domain/folded.ts';
import { fail, ok, type Result } from '../../domain/result.ts';
import type { Score, Side } from '../../domain/tournament/fact.ts';
import { nameIn } from '../../domain/tournament/names.ts';
import type { TournamentSettings } from '../../domain/tournament/settings.ts';
import { incompletePairings, type Pairing, type Tournament } from '../../domain/tournament/state.ts';

/** What the organizer has typed so far for one game. */
export type TypedResult = {
  readonly points: readonly string[];
  /** Who wins with equal points: somebody, nobody, or not said yet. */
  readonly tie: Side | null | undefined;
  /** Who wins without a game. */
  readonly forfeit: Side | null;
};

export type TypedResultError = 'numbers-needed' | 'winner-needed';

export function typedScore(
  { points, tie, forfeit }: TypedResult,
  { bye }: Pick<TournamentSettings, 'bye'>,
): Result<Score, TypedResultError> {
  if (forfeit !== null) {
    const scores: [number, number] = forfeit === 0 ? [bye.points, 0] : [0, bye.points];
    return ok({ scores, winner: forfeit, forfeit: true });
  }
  if (points.length !== 2 || !points.every((text) => /^-?\d{1,4}$/.test(text.trim())))
    return fail('numbers-needed');
  const [a = 0, b = 0] = points.map(Number);
  const winner = a === b ? tie : a > b ? 0 : 1;
  return winner === undefined ? fail('winner-needed') : ok({ scores: [a, b], winner, forfeit: false });
}

/** Both have the same points, so that they do not say who wins. */
export const isLevel = ({ points: [a = '', b = ''] }: Pick<TypedResult, 'points'>): boolean =>
  a.trim() !== '' && b.trim() !== '' && Number(a) === Number(b);

/** The table to go on with: this one while it owes a game, then the next that does; after the last, the first. */
export function nextOwed({ rounds }: Tournament, round: number, table: number): Pairing | null {
  const found = rounds[round - 1];
  const owed = found ? incompletePairings(found) : [];
  return owed.find((pairing) => pairing.table >= table) ?? owed[0] ?? null;
}

/** More would not be a choice. */
const MOST_FOUND = 6;

/** The tables of a round that are meant: by their number, a player's number written `#12`, or a part of a name. */
export function findTables(tournament: Tournament, round: number, text: string): readonly Pairing[] {
  const wanted = folded(text).trim();
  const pairings = tournament.rounds[round - 1]?.pairings ?? [];
  if (wanted === '') return [];
  if (/^\d+$/.test(wanted)) return pairings.filter(({ table }) => table === Number(wanted));
  const numbered = /^#(\d+)$/.exec(wanted);
  if (numbered) return pairings.filter(({ players }) => players.includes(Number(numbered[1])));
  return pairings
    .filter(({ players }) => players.some((number) => folded(nameIn(tournament, number)).includes(wanted)))
    .slice(0, MOST_FOUND);
}
