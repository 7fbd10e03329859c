import { batch } from '@preact/signals';
import type { Start } from '../../domain/table/fact.ts';
import type { Refusal } from '../../domain/table/refusal.ts';
import type { Millis } from '../../domain/units.ts';
import type { StoredGame, TableTime } from '../shell/ports.ts';
import { type LastSeen, NEVER_SEEN, unseenSince } from './lastSeen.ts';
import type { Table } from './table.ts';

export type OpeningParts = {
  readonly table: Table;
  readonly gaps: { readonly wasAway: (since: Millis, now: Millis, ahead: Millis) => void };
  readonly time: TableTime;
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
    const since = unseenSince(game, lastSeen);
    const ahead = time.goOnFrom(since);
    gaps.wasAway(since, time.now(), ahead);
  });
}

/** A new game on the table. It begins at the phone's own time, whatever the log of the game before it says. */
export function beginGame(
  { table, time }: Pick<OpeningParts, 'table' | 'time'>,
  start: Start,
  event: Event,
): Refusal | null {
  return batch(() => {
    const refusal = table.start(start, time.phone.ofEvent(event));
    if (!refusal) time.goOnFrom(0);
    return refusal;
  });
}
