import { folded } from '../../domain/folded.ts';
import { fail, ok, type Result } from '../../domain/result.ts';
import type { Score, Side } from '../../domain/tournament/fact.ts';
import { nameIn } from '../../domain/tournament/names.ts';
import { type TournamentSettings, walkoverOf } from '../../domain/tournament/settings.ts';
import { incompletePairings, type Pairing, type Tournament } from '../../domain/tournament/state.ts';

/** What the organizer has typed so far for one game. */
export type TypedResult = {
  readonly points: readonly string[];
  /** Who wins with equal points: somebody, nobody, or not said yet. */
  readonly tie: Side | null | undefined;
  /** Who wins without a game; `both`: nobody does, both have lost. */
  readonly forfeit: Side | 'both' | null;
  /** Who began, where it is known. */
  readonly first?: Side | null;
};

type TypedResultError = 'numbers-needed' | 'winner-needed';

/** `drawStays`: by the regulation equal points are a draw, and nobody is asked. */
export function typedScore(
  { points, tie, forfeit, first = null }: TypedResult,
  settings: Pick<TournamentSettings, 'bye' | 'walkover'>,
  drawStays = false,
): Result<Score, TypedResultError> {
  const { winner: won, loser } = walkoverOf(settings);
  if (forfeit === 'both') return ok({ scores: [loser, loser], winner: null, forfeit: true, bothLose: true });
  if (forfeit !== null)
    return ok({ scores: forfeit === 0 ? [won, loser] : [loser, won], winner: forfeit, forfeit: true });
  if (points.length !== 2 || !points.every((text) => /^-?\d{1,4}$/.test(text.trim())))
    return fail('numbers-needed');
  const [a = 0, b = 0] = points.map(Number);
  const winner = a === b ? (drawStays ? null : tie) : a > b ? 0 : 1;
  if (winner === undefined) return fail('winner-needed');
  return ok({ scores: [a, b], winner, forfeit: false, ...(first === null ? {} : { first }) });
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
