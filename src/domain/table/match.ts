import type { Points } from '../units.ts';
import type { GameResult } from './finalScore.ts';

export type MatchTally = {
  readonly played: number;
  readonly won: readonly number[];
  readonly drawn: number;
  readonly points: readonly Points[];
};

/** A match so far. The regulation names no winner of a match (I-30), so neither do we. */
export function tally(results: readonly GameResult[], seats: number): MatchTally {
  const perSeat = Array.from({ length: seats }, (_, seat) => seat);
  return {
    played: results.length,
    won: perSeat.map((seat) => results.filter(({ decision }) => decision.winner === seat).length),
    drawn: results.filter(({ decision }) => decision.winner === null).length,
    points: perSeat.map((seat) => results.reduce((sum, { columns }) => sum + (columns[seat]?.total ?? 0), 0)),
  };
}
