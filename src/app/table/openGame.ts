import { batch } from '@preact/signals';
import type { Millis } from '../../domain/units.ts';
import type { Library } from '../games/library.ts';
import type { StoredGame, Time } from '../shell/ports.ts';
import { readRoute } from '../shell/route.ts';
import type { Table } from './table.ts';

/**
 * Puts a game on the table. Its clock may have run since it was last seen: the players are asked about that before
 * anybody is called out of time, so both happen in one step.
 */
export function openGame(
  {
    table,
    gaps,
    time,
  }: {
    readonly table: Table;
    readonly gaps: { readonly wasAway: (since: Millis, now: Millis) => void };
    readonly time: Time;
  },
  game: StoredGame,
  lastSeen: Millis = 0,
): void {
  if (table.id.peek() === game.id) return;
  const since = Math.max(lastSeen, game.entries.at(-1)?.at ?? 0);
  batch(() => {
    table.open(game);
    gaps.wasAway(since, time.now());
  });
}

/**
 * What is on the table when the page begins anew: the game that is not finished; on the game's own screens, the game
 * that was there, signed or not, so that a reload shows the same slip. One that was left before `since` is in the
 * list of games and does not come back by itself.
 */
export function gameToShow(library: Library, hash: string, since: Millis): StoredGame | null {
  const { screen, id } = readRoute(hash);
  const onTable = screen === 'game' || (screen === 'sheet' && id === '');
  return onTable ? library.latest(since) : library.running(since);
}
