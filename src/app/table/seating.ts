import type { Start } from '../../domain/table/fact.ts';
import { replaceAt } from '../../domain/table/state.ts';
import type { Seat } from '../../domain/units.ts';

/** The same game with a name put right. */
export function renamed(start: Start, seat: Seat, name: string): Start {
  const player = start.players[seat];
  return player ? { ...start, players: replaceAt(start.players, seat, { ...player, name }) } : start;
}

/** The same game with the halves of the phone exchanged; the order of play stays. */
export function sidesSwapped(start: Start): Start {
  return { ...start, lower: start.lower === 1 ? 0 : 1 };
}
