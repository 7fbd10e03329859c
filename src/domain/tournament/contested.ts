import type { FactOf, Score, Slot } from './fact.ts';
import { sameScore } from './intake/compare.ts';
import { resultAt, type Tournament } from './state.ts';

/** Other results that another copy had for a game of this one, until somebody decides. */
export const contestedAt = ({ contested }: Tournament, slot: Slot): readonly Score[] =>
  contested.filter(
    ({ round, table, game }) => round === slot.round && table === slot.table && game === slot.game,
  );

/** The decision: what stands is confirmed, with where it came from, or another score is put in its place. */
export function decision(
  tournament: Tournament,
  { round, table, game }: Slot,
  score: Score,
  reason: string,
): FactOf<'corrected'> | null {
  const was = resultAt(tournament, { round, table, game });
  if (!was) return null;
  const { scores, winner, forfeit, bothLose, first } = score;
  return {
    type: 'corrected',
    round,
    table,
    game,
    scores,
    winner,
    forfeit,
    ...(bothLose ? { bothLose } : {}),
    ...(first === undefined ? {} : { first }),
    source: sameScore(was, score) ? was.source : { kind: 'manual' },
    answered: [],
    reason,
    over: was.corrections,
  };
}
