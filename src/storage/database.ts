import type { GameEntry } from '../domain/table/fact.ts';
import { beginFreshLog } from './freshLog.ts';
import { openGameRows } from './gameRows.ts';
import type { Heading } from './head.ts';
import type { LogMemory } from './logMemory.ts';
import { openPreferences, type Preferences } from './preferences.ts';
import { openVault, type Vault } from './vault.ts';

export type Database<H> = {
  readonly vault: Vault<GameEntry, H>;
  readonly preferences: Preferences;
  readonly freshLog: () => Promise<void>;
};

/** Everything of a game's start that speaks to IndexedDB, in one file of its own: the first paint can do without it. */
export function openDatabase<H>(
  memory: LogMemory,
  heading: Heading<GameEntry, H>,
  wait: (ms: number) => Promise<void>,
): Database<H> {
  let begun: Promise<void> | null = null;
  const freshLog = () => {
    begun ??= beginFreshLog();
    return begun;
  };
  return {
    vault: openVault(openGameRows<H>(freshLog), memory.journal, wait, heading, memory),
    preferences: openPreferences(wait),
    freshLog,
  };
}
