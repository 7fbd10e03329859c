import { batch } from '@preact/signals';
import type { Millis } from '../../domain/units.ts';
import type { StoredGame, Time } from '../shell/ports.ts';
import { type LastSeen, NEVER_SEEN, unseenSince } from './lastSeen.ts';
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
export function openGame(
  { table, gaps, time }: OpeningParts,
  game: StoredGame,
  lastSeen: LastSeen = NEVER_SEEN,
): void {
  if (table.id.peek() === game.id) return;
  batch(() => {
    table.open(game);
    gaps.wasAway(unseenSince(game, lastSeen), time.now());
  });
}
