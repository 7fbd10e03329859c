import { expect, test } from 'vitest';
import type { Connection } from '../../../src/storage/connection.ts';
import { openSlips } from '../../../src/storage/slips.ts';
import { MemoryStorage, noWait } from './memoryRows.ts';
import { OPEN } from './openGuard.ts';

const slip = { tournament: 't', digest: 'd', text: 's1.abcdefgh' };
const forever = () => new Promise<void>(() => {});
const database = (open: () => Promise<never>) =>
  ({ open, drop: () => undefined, guard: OPEN }) as unknown as Connection;
const dead = () => database(() => Promise.reject(new Error('dead')));

test('a slip is in the second place before the database has answered: a killed page does not lose it', async () => {
  const storage = new MemoryStorage();
  void openSlips(
    database(() => new Promise<never>(() => {})),
    storage,
    forever,
  ).keep(slip);
  expect(await openSlips(dead(), storage, noWait).all()).toEqual([slip]);
});

test('where the database refuses it stays there; where nothing takes it, that is said', async () => {
  expect(await openSlips(dead(), new MemoryStorage(), noWait).keep(slip)).toBe('copy');
  const noRoom = new MemoryStorage();
  noRoom.full = true;
  expect(await openSlips(dead(), noRoom, noWait).keep(slip)).toBe('memory');
});

test('on a full disk neither place counts, and it stays in the second one all the same', async () => {
  const full = database(() => Promise.reject(new Error('FILE_ERROR_NO_SPACE')));
  const storage = new MemoryStorage();
  expect(await openSlips(full, storage, noWait).keep(slip)).toBe('memory');
  const transaction = { store: { put: () => undefined }, done: Promise.resolve() };
  const doubtful = {
    ...database(async () => ({ transaction: () => transaction }) as never),
    guard: { ...OPEN, soundness: async () => 'doubtful' as const },
  };
  expect(await openSlips(doubtful, storage, forever).keep(slip)).toBe('memory');
  expect(storage.length).toBe(1);
});

test('it leaves the second place once the database has it', async () => {
  const storage = new MemoryStorage();
  const transaction = { store: { put: () => undefined }, done: Promise.resolve() };
  const works = database(async () => ({ transaction: () => transaction }) as never);
  expect(await openSlips(works, storage, forever).keep(slip)).toBe('database');
  expect(storage.length).toBe(0);
});
