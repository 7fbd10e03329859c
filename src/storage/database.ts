import type { GameEntry } from '../domain/table/fact.ts';
import { beginFreshLog } from './freshLog.ts';
import { openGameRows } from './gameRows.ts';
import type { Heading } from './head.ts';
import { createLogGuard, type GuardPorts, type LogGuard } from './logGuard.ts';
import type { LogMemory } from './logMemory.ts';
import { openPreferences, type Preferences } from './preferences.ts';
import { openVault, type Vault } from './vault.ts';

export type Database<H> = {
  readonly vault: Vault<GameEntry, H>;
  readonly preferences: Preferences;
  /** For every other database of this page: they share one log. */
  readonly guard: LogGuard;
};

/** Everything of a game's start that speaks to IndexedDB, in one file of its own: the first paint can do without it. */
export function openDatabase<H>(
  memory: LogMemory,
  heading: Heading<GameEntry, H>,
  wait: (ms: number) => Promise<void>,
  { isRoomLow, tryRoom }: Pick<GuardPorts, 'isRoomLow' | 'tryRoom'>,
  openChannel: (receive: (full: boolean) => void) => (full: boolean) => void,
): Database<H> {
  const tell = openChannel((full) => guard.told(full));
  const guard: LogGuard = createLogGuard({ freshLog: beginFreshLog, isRoomLow, tryRoom, wait, tell });
  return {
    vault: openVault(openGameRows<H>(guard), memory.journal, wait, heading, memory),
    preferences: openPreferences(wait, guard),
    guard,
  };
}
