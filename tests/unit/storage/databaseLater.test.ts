import { expect, test } from 'vitest';
import type { GameEntry } from '../../../src/domain/table/fact.ts';
import type { Database } from '../../../src/storage/database.ts';
import { databaseLater } from '../../../src/storage/databaseLater.ts';
import { openJournal } from '../../../src/storage/journal.ts';
import { openVault } from '../../../src/storage/vault.ts';
import { MemoryRows, MemoryStorage, noWait } from './memoryRows.ts';

const entry: GameEntry = { at: 1, fact: { type: 'pass', seat: 0 } };

function inMemory(rows: MemoryRows): Database<unknown> {
  const values = new Map<string, unknown>();
  return {
    rows,
    preferences: {
      read: async <T>(key: string) => values.get(key) as T | undefined,
      write: async (key, value) => void values.set(key, value),
      update: async (key, change) => void values.set(key, change(undefined)),
    },
    freshLog: async () => undefined,
  };
}

test('is not asked for until something is read or written', async () => {
  let asked = 0;
  const { preferences } = databaseLater(async () => {
    asked += 1;
    return inMemory(new MemoryRows());
  });
  expect(asked).toBe(0);
  await preferences.write('settings', 1);
  expect(asked).toBe(1);
});

test('keeps a fact whose database could not be fetched at first', async () => {
  const rows = new MemoryRows();
  let fetches = 0;
  const later = databaseLater<unknown>(async () => {
    fetches += 1;
    if (fetches === 1) throw new Error('no network');
    return inMemory(rows);
  });
  const vault = openVault(later.rows, openJournal(new MemoryStorage()), noWait);
  expect(await vault.add('g', entry)).toEqual({ safety: 'database', trouble: 'none' });
  expect(rows.rows).toMatchObject([{ log: 'g', seq: 0, entry }]);
});

test('is a database that failed where its code never comes: the second copy has the fact', async () => {
  const storage = new MemoryStorage();
  const { rows } = databaseLater<unknown>(() => Promise.reject(new Error('no network')));
  const vault = openVault(rows, openJournal(storage), noWait);
  expect(await vault.add('g', entry)).toEqual({ safety: 'copy', trouble: 'broken' });
  expect(vault.copies()).toMatchObject([{ id: 'g', entries: [entry] }]);
});
