import { isShared, isTimed, leftAt } from '../clock/clock.ts';
import type { Millis, Seat } from '../units.ts';
import type { ClockCorrection } from './fact.ts';
import { type GameState, seatsOf } from './state.ts';

/** The seats whose clocks stand side by side: one alone where all share theirs. */
export function clockSeats(state: GameState): readonly Seat[] {
  if (!isTimed(state.rules.clock)) return [];
  return isShared(state.rules.clock) ? [0] : seatsOf(state);
}

/**
 * The referee's word on what the clocks should show at a moment; null for a clock that stays as it is, to the
 * millisecond and below zero. Null altogether where nothing would change.
 */
export function setClocks(
  state: GameState,
  wanted: readonly (Millis | null)[],
  at: Millis,
  reason: string,
): ClockCorrection | null {
  const add = clockSeats(state).map((seat) => {
    const left = wanted[seat] ?? null;
    return left === null ? 0 : Math.round(left - leftAt(state.rules.clock, state.clock, seat, at));
  });
  return add.every((span) => span === 0) ? null : { type: 'clock', add, reason };
}

/** Time that ran on the wrong clock. */
export function moveTime(
  state: GameState,
  from: Seat,
  to: Seat,
  span: Millis,
  reason: string,
): ClockCorrection {
  const add = seatsOf(state).map((seat) => (seat === from ? -span : seat === to ? span : 0));
  return { type: 'clock', add, reason };
}
