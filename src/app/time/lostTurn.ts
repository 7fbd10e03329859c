import type { GameState } from '../../domain/table/state.ts';
import type { Millis, Seat } from '../../domain/units.ts';

/** Long enough to be read across the table. */
const SHOWN: Millis = 8_000;

type LostTurn = { readonly seat: Seat; readonly as: 'pass' | 'loss' };

/** Whose turn has just gone by because the time for it ran out; null once everybody has had time to read it. */
export function lostTurn({ phase, clock, turns }: GameState, now: Millis): LostTurn | null {
  const last = turns.at(-1);
  if (!last || phase.name !== 'thinking' || !clock.running || now - clock.running.since > SHOWN) return null;
  if (last.kind === 'pass') return last.timeOut ? { seat: last.seat, as: 'pass' } : null;
  return last.kind === 'loss' && last.cause === 'time-out' ? { seat: last.seat, as: 'loss' } : null;
}
