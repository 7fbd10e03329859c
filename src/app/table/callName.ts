import type { Player } from '../../domain/table/fact.ts';
import type { Seat } from '../../domain/units.ts';

/** What a player is called at the table: the first name, as long as nobody else has it. */
export function callName(players: readonly Player[], seat: Seat): string {
  const name = players[seat]?.name ?? '';
  const first = firstName(name);
  return players.some((other, i) => i !== seat && firstName(other.name) === first) ? name : first;
}

export function callNames(players: readonly Player[]): readonly string[] {
  return players.map((_, seat) => callName(players, seat));
}

function firstName(name: string): string {
  return name.trim().split(/\s+/u)[0] ?? '';
}
