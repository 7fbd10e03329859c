import { expect, test } from 'vitest';
import type { GameEntry } from '../../../src/domain/table/fact.ts';
import { preferencesLater, vaultLater } from '../../../src/storage/databaseLater.ts';
import { openJournal } from '../../../src/storage/journal.ts';
import { createLogMemory } from '../../../src/storage/logMemory.ts';
import { openVault } from '../../../src/storage/vault.ts';
import { MemoryRows, MemoryStorage, noWait } from './memoryRows.ts';

const entry: GameEntry = { at: 1, fact: { type: 'pass', seat: 0 } };
const heading = { version: 1, describe: (id: string) => `about ${id}` };
const noNetwork = () => Promise.reject(new Error('no network'));

test('is not asked for until something is read or written', async () => {
  let asked = 0;
  const values = new Map<string, unknown>();
  const preferences = preferencesLater(async () => {
    asked += 1;
    return {
      preferences: {
        read: async <T>(key: string) => values.get(key) as T | undefined,
        write: async (key, value) => void values.set(key, value),
        update: async (key, change) => void values.set(key, change(undefined)),
      },
    };
  });
  expect(asked).toBe(0);
  await preferences.write('settings', 1);
  expect(asked).toBe(1);
  expect(await preferences.read('settings')).toBe(1);
});

test('keeps facts whose database could not be fetched at first, each once', async () => {
  const rows = new MemoryRows<GameEntry, string>();
  const memory = createLogMemory(openJournal(new MemoryStorage()));
  const whole = openVault(rows, memory.journal, noWait, heading, memory);
  let fetches = 0;
  const vault = vaultLater(memory, heading, async () => {
    fetches += 1;
    return fetches === 1 ? noNetwork() : { vault: whole };
  });
  expect(await vault.add('g', entry)).toEqual({ safety: 'copy', trouble: 'broken' });
  expect(await vault.add('g', { ...entry, at: 2 })).toEqual({ safety: 'database', trouble: 'none' });
  expect(rows.rows).toMatchObject([
    { log: 'g', seq: 0, entry },
    { log: 'g', seq: 1, entry: { at: 2 } },
  ]);
});

test('is a database that failed where its code never comes: what the second copies have is there', async () => {
  const memory = createLogMemory(openJournal(new MemoryStorage()));
  const vault = vaultLater(memory, heading, noNetwork);
  expect(await vault.add('g', entry)).toEqual({ safety: 'copy', trouble: 'broken' });
  expect(await vault.check('g')).toEqual({ safety: 'copy', trouble: 'broken' });
  expect(vault.copies()).toMatchObject([{ id: 'g', entries: [entry] }]);
  expect(await vault.read('g')).toMatchObject({ entries: [entry], whole: false });
  expect(await vault.read('other')).toBeNull();
  expect(await vault.heads()).toMatchObject({
    logs: [{ id: 'g', about: 'about g' }],
    databaseAnswers: false,
  });
  expect(await vault.survey(() => undefined)).toBe(false);
  await expect(vault.remove('g')).rejects.toThrow('no network');
  expect(vault.copies()).toHaveLength(1);
});
