import type { Database } from './database.ts';

/** A database whose code is fetched when it is first needed. What cannot be fetched is a database that failed. */
export function databaseLater<H>(open: () => Promise<Database<H>>): Database<H> {
  const rows = async () => (await open()).rows;
  const preferences = async () => (await open()).preferences;
  return {
    rows: {
      all: async () => (await rows()).all(),
      of: async (log) => (await rows()).of(log),
      add: async (more, head) => (await rows()).add(more, head),
      count: async (log) => (await rows()).count(log),
      cut: async (log, seq) => (await rows()).cut(log, seq),
      remove: async (log) => (await rows()).remove(log),
      heads: async () => (await rows()).heads(),
      ends: async () => (await rows()).ends(),
      keepHead: async (log, head, count) => (await rows()).keepHead(log, head, count),
      drop() {
        rows().then(
          ({ drop }) => drop(),
          () => undefined,
        );
      },
    },
    preferences: {
      read: async (key) => (await preferences()).read(key),
      write: async (key, value) => (await preferences()).write(key, value),
      update: async (key, change) => (await preferences()).update(key, change),
    },
    freshLog: async () => (await open()).freshLog(),
  };
}
