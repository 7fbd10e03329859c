import { drawnSeats, resultOf } from '../../domain/table/finalScore.ts';
import { current, replay } from '../../domain/table/game.ts';
import { type SeatStatistics, seatStatistics } from '../../domain/table/seatStatistics.ts';
import type { Millis, Seat } from '../../domain/units.ts';
import type { StoredGame } from '../shell/ports.ts';

/** A game that came to a result, as statistics see it. */
export type PlayedGame = {
  readonly id: string;
  readonly begun: Millis;
  readonly regulation: { readonly id: string; readonly name: string };
  readonly names: readonly string[];
  readonly winner: Seat | null;
  /** Who is level in the first place where nobody has won. */
  readonly drawn: readonly Seat[];
  readonly seats: readonly SeatStatistics[];
};

/** Null where a game has no result: half a game would spoil every average. */
export function playedGame({ id, entries }: StoredGame): PlayedGame | null {
  const state = current(replay(entries).log);
  const result = state && resultOf(state);
  if (!result) return null;
  return {
    id,
    begun: entries[0]?.at ?? 0,
    regulation: { id: state.rules.id, name: state.rules.name },
    names: state.players.map(({ name }) => name),
    winner: result.decision.winner,
    drawn: drawnSeats(result, state.end),
    seats: seatStatistics(state),
  };
}
