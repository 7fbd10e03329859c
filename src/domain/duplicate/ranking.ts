import type { TournamentPointsRule } from '../rules/duplicateRules.ts';
import type { Points } from '../units.ts';
import { scoredMoves, type Tally, talliesOf } from './scoring.ts';
import type { DuplicateState } from './state.ts';

/** `place` is null for whoever was excluded. */
export type RankedTally = Tally & { readonly place: number | null; readonly tournamentPoints: Points };

/** N: how many take part in the tournament, also if somebody misses this game (I-29m). */
export function entrantsOf({ start }: DuplicateState): number {
  return start.entrants ?? start.participants.length;
}

/** Points, then maxima; who is level in both shares the place (004 §16, I-29g). */
export function rankGame(
  state: DuplicateState,
  entrants = entrantsOf(state),
  moves = scoredMoves(state),
): readonly RankedTally[] {
  const tallies = talliesOf(state, moves);
  const ranked = tallies
    .filter(({ excluded }) => !excluded)
    .sort((one, other) => compareTallies(one, other) || one.number - other.number);
  const placed = withPlaces(ranked, compareTallies).map(({ item, place }) => ({
    ...item,
    place,
    tournamentPoints: tournamentPointsOf(state.rules.tournamentPoints, place, entrants),
  }));
  const out = tallies.filter(({ excluded }) => excluded);
  return [...placed, ...out.map((tally) => ({ ...tally, place: null, tournamentPoints: 0 }))];
}

function compareTallies(one: Tally, other: Tally): number {
  return other.points - one.points || other.maxima - one.maxima;
}

/** TB(p) = N − p + 1, and something more for the first places (004 §17). */
export function tournamentPointsOf(rule: TournamentPointsRule, place: number, entrants: number): Points {
  if (rule.kind === 'none') return 0;
  return entrants - place + 1 + (rule.extra[place - 1] ?? 0);
}

/** Sorted items with their places: equals share the better one, and the places after it are skipped. */
export function withPlaces<T>(
  sorted: readonly T[],
  compare: (one: T, other: T) => number,
): readonly { readonly item: T; readonly place: number }[] {
  let place = 0;
  return sorted.map((item, i) => {
    if (i === 0 || compare(sorted[i - 1]!, item) !== 0) place = i + 1;
    return { item, place };
  });
}
