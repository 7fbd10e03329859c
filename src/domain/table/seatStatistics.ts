import type { Millis, Points, Seat } from '../units.ts';
import { resultOf } from './finalScore.ts';
import { type GameState, seatsOf, type Turn } from './state.ts';

/** One player's game in numbers. What nobody told is null, not nothing. */
export type SeatStatistics = {
  /** Final where the result is known, otherwise as it stands. */
  readonly points: Points;
  /** Moves that stayed on the board, and what they brought. */
  readonly moves: number;
  readonly movePoints: Points;
  readonly best: { readonly points: Points; readonly word: string } | null;
  /** Moves with the premium for a whole rack. */
  readonly bonuses: number;
  readonly turns: number;
  readonly took: Millis;
  /** Tiles laid, while every move said how many. */
  readonly tiles: number | null;
  readonly blanks: number;
  readonly exchanges: number;
  readonly passes: number;
  readonly losses: number;
  /** Challenges made, and those that took a word off the board. */
  readonly challenges: number;
  readonly challengesWon: number;
};

export function seatStatistics(state: GameState): readonly SeatStatistics[] {
  const result = resultOf(state);
  return seatsOf(state).map((seat) =>
    ofSeat(state, seat, result?.columns[seat]?.total ?? state.scores[seat] ?? 0),
  );
}

type Play = Extract<Turn, { kind: 'play' }>;

function ofSeat({ turns, challenges }: GameState, seat: Seat, points: Points): SeatStatistics {
  const own = turns.filter((turn) => turn.seat === seat);
  const plays = own.filter((turn): turn is Play => turn.kind === 'play');
  const made = challenges.filter(({ by }) => by === seat);
  const count = (kind: Turn['kind']) => own.filter((turn) => turn.kind === kind).length;
  return {
    points,
    moves: plays.length,
    movePoints: plays.reduce((sum, play) => sum + play.points, 0),
    best: bestOf(plays),
    bonuses: plays.filter(({ bonus }) => bonus > 0).length,
    turns: own.length,
    took: own.reduce((sum, { took }) => sum + took, 0),
    tiles: plays.reduce<number | null>(
      (sum, { tiles }) => (sum === null || tiles === null ? null : sum + tiles),
      0,
    ),
    blanks: plays.reduce((sum, play) => sum + play.blanks, 0),
    exchanges: count('exchange'),
    passes: count('pass'),
    losses: count('loss'),
    challenges: made.length,
    challengesWon: made.filter(({ valid }) => !valid).length,
  };
}

function bestOf(plays: readonly Play[]): SeatStatistics['best'] {
  const best = plays.reduce<Play | null>(
    (most, play) => (most && most.points >= play.points ? most : play),
    null,
  );
  return best && { points: best.points, word: best.words[0] ?? '' };
}
