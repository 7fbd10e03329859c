import type { Points, Seat } from '../units.ts';
import type { GameResult } from './finalScore.ts';

/** What of a game's result a match is about. */
export type MatchResult = {
  readonly decision: Pick<GameResult['decision'], 'winner'>;
  readonly points: readonly Points[];
};

export type MatchTally = {
  readonly played: number;
  readonly won: readonly number[];
  readonly drawn: number;
  readonly points: readonly Points[];
};

/** A match so far. The regulation names no winner of a match (I-30), so neither do we. */
export function tally(results: readonly MatchResult[], seats: number): MatchTally {
  const perSeat = Array.from({ length: seats }, (_, seat) => seat);
  return {
    played: results.length,
    won: perSeat.map((seat) => results.filter(({ decision }) => decision.winner === seat).length),
    drawn: results.filter(({ decision }) => decision.winner === null).length,
    points: perSeat.map((seat) => results.reduce((sum, { points }) => sum + (points[seat] ?? 0), 0)),
  };
}

/** Who has won more games than anybody else; null where nobody has. It makes nobody the winner of the match (I-30). */
export function aheadInGames({ won }: MatchTally): Seat | null {
  const most = Math.max(...won);
  return won.filter((games) => games === most).length === 1 ? won.indexOf(most) : null;
}
