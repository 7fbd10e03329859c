import type { GameEntry } from '../domain/table/fact.ts';
import type { Database } from './database.ts';
import type { Heading } from './head.ts';
import type { Kept, KnownLog } from './kept.ts';
import type { LogMemory } from './logMemory.ts';
import type { Preferences } from './preferences.ts';
import type { Vault } from './vault.ts';

/** The preferences of a database whose code is fetched when it is first needed. */
export function preferencesLater(open: () => Promise<Pick<Database<unknown>, 'preferences'>>): Preferences {
  const preferences = async () => (await open()).preferences;
  return {
    read: async (key) => (await preferences()).read(key),
    write: async (key, value) => (await preferences()).write(key, value),
    update: async (key, change) => (await preferences()).update(key, change),
  };
}

/**
 * A vault whose code is fetched when it is first needed: the first paint needs the second copies alone. What is added
 * is in the second copy at once. Code that cannot be fetched is a database that failed.
 */
export function vaultLater<H>(
  { append, copy, copies, release, forget, foreign }: LogMemory,
  heading: Heading<GameEntry, H>,
  open: () => Promise<Pick<Database<H>, 'vault'>>,
) {
  const or = <T>(use: (vault: Vault<GameEntry, H>) => Promise<T>, without: () => T): Promise<T> =>
    open().then(({ vault }) => use(vault), without);
  const inCopyOnly = (inCopy: boolean): Kept => ({ safety: inCopy ? 'copy' : 'memory', trouble: 'broken' });
  const flush = (log: string, inCopy: boolean): Promise<Kept> =>
    or(
      (whole) => whole.flush(log, inCopy),
      () => inCopyOnly(inCopy),
    );

  return {
    copies,
    release,
    forget,
    add(log: string, ...entries: readonly GameEntry[]): Promise<Kept> {
      foreign.delete(log);
      return flush(log, append(log, entries));
    },
    bringIn(log: string, entries: readonly GameEntry[]): Promise<Kept> {
      foreign.add(log);
      return flush(log, append(log, entries));
    },
    heal: (log: string): Promise<Kept> => flush(log, copy(log)),
    check: (log: string): Promise<Kept> =>
      or(
        ({ check }) => check(log),
        () => inCopyOnly(copy(log)),
      ),
    read: (log: string): ReturnType<Vault<GameEntry, H>['read']> =>
      or(
        ({ read }) => read(log),
        () => {
          const there = copies().find(({ id }) => id === log);
          return there ? { ...there, whole: false } : null;
        },
      ),
    heads: (): ReturnType<Vault<GameEntry, H>['heads']> =>
      or(
        ({ heads }) => heads(),
        () => ({
          logs: copies().map(({ id, entries, unusable }) => ({
            id,
            about: heading.describe(id, entries),
            unusable,
            foreign: false,
          })),
          databaseAnswers: false,
        }),
      ),
    survey: (found: (id: string, log: KnownLog<H> | null) => void): Promise<boolean> =>
      or(
        ({ survey }) => survey(found),
        () => false,
      ),
    tidy: (onTable: () => string): Promise<void> =>
      or(
        ({ tidy }) => tidy(onTable),
        () => undefined,
      ),
    remove: async (log: string): Promise<void> => (await open()).vault.remove(log),
  };
}
