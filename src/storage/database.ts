import type { GameEntry } from '../domain/table/fact.ts';
import { beginFreshLog } from './freshLog.ts';
import { openGameRows } from './gameRows.ts';
import { openPreferences, type Preferences } from './preferences.ts';
import type { RowStore } from './rows.ts';

export type Database<H> = {
  readonly rows: RowStore<GameEntry, H>;
  readonly preferences: Preferences;
  readonly freshLog: () => Promise<void>;
};

/** Everything of a game's start that speaks to IndexedDB, in one file of its own: the first paint can do without it. */
export function openDatabase<H>(wait: (ms: number) => Promise<void>): Database<H> {
  let begun: Promise<void> | null = null;
  const freshLog = () => {
    begun ??= beginFreshLog();
    return begun;
  };
  return { rows: openGameRows<H>(freshLog), preferences: openPreferences(wait), freshLog };
}
