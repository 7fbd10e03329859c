import { batch } from '@preact/signals';
import type { Millis } from '../../domain/units.ts';
import type { StoredGame, Time } from '../shell/ports.ts';
import type { Table } from './table.ts';

export type OpeningParts = {
  readonly table: Table;
  readonly gaps: { readonly wasAway: (since: Millis, now: Millis) => void };
  readonly time: Time;
};

/**
 * Puts a game on the table. Its clock may have run since it was last seen: the players are asked about that before
 * anybody is called out of time, so both happen in one step.
 */
export function openGame({ table, gaps, time }: OpeningParts, game: StoredGame, lastSeen: Millis = 0): void {
  if (table.id.peek() === game.id) return;
  const since = Math.max(lastSeen, game.entries.at(-1)?.at ?? 0);
  batch(() => {
    table.open(game);
    gaps.wasAway(since, time.now());
  });
}
