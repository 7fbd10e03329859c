import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { TournamentEntry } from '../../../src/domain/tournament/fact.ts';
import type { Connection } from '../../../src/storage/connection.ts';
import { openSlips } from '../../../src/storage/slips.ts';
import { openTournamentRows, tournamentStore } from '../../../src/storage/tournaments.ts';
import { MemoryRows, MemoryStorage, noWait } from './memoryRows.ts';
import { OPEN } from './openGuard.ts';

const slip = { tournament: 't', digest: 'd', text: 's1.abcdefgh' };
const entry: TournamentEntry = { at: 1, fact: { type: 'withdrawn', number: 1 } };

// Node has no IndexedDB; which rows a range holds is looked at in the browser.
beforeEach(
  () => void vi.stubGlobal('IDBKeyRange', { bound: (from: unknown, to: unknown) => ({ from, to }) }),
);
afterEach(() => void vi.unstubAllGlobals());

/** A database that only takes note of what is asked of it; `done` is how its transactions end. */
function noting(done: () => Promise<void>) {
  const asked: { readonly stores: unknown; readonly deleted: string[] }[] = [];
  const db = {
    transaction(stores: unknown) {
      const deleted: string[] = [];
      asked.push({ stores, deleted });
      const objectStore = (name: string) => ({ delete: async () => void deleted.push(name) });
      return { objectStore, store: { put: async () => undefined }, done: done() };
    },
    getAll: async () => [],
  };
  return {
    asked,
    connection: { open: async () => db, drop: () => undefined, guard: OPEN } as unknown as Connection,
  };
}

test('facts and slips of a tournament are deleted in one transaction', async () => {
  const { asked, connection } = noting(async () => undefined);
  await openTournamentRows(connection).remove('t');
  expect(asked).toEqual([{ stores: ['facts', 'slips'], deleted: ['facts', 'slips'] }]);
});

test('a database that hangs is given up, and both second copies are still there', async () => {
  const { connection } = noting(() => new Promise(() => undefined));
  const storage = new MemoryStorage();
  const atOnce = () => Promise.resolve();
  const store = tournamentStore(
    openTournamentRows(connection),
    openSlips(connection, storage, atOnce),
    storage,
    atOnce,
  );
  await store.add('t', entry);
  expect(await store.keepSlip('t', slip.digest, slip.text)).toBe('copy');
  expect(storage.length).toBe(2);
  await expect(store.remove('t')).rejects.toThrow('the database does not answer');
  expect(storage.length).toBe(2);
  expect(await store.slips('t')).toEqual([{ digest: slip.digest, text: slip.text }]);
});

test('second copies go with it, those of other tournaments stay', async () => {
  const { connection } = noting(() => Promise.reject(new Error('dead')));
  const storage = new MemoryStorage();
  const rows = new MemoryRows<TournamentEntry>();
  const store = tournamentStore(rows, openSlips(connection, storage, noWait), storage, noWait);
  for (const id of ['t', 'u']) {
    await store.add(id, entry);
    await store.keepSlip(id, slip.digest, slip.text);
  }
  expect(storage.length).toBe(4);
  await store.remove('t');
  expect(await store.slips('t')).toEqual([]);
  expect(await store.slips('u')).toHaveLength(1);
  expect(storage.length).toBe(2);
  expect(rows.rows).toMatchObject([{ log: 'u' }]);
});

test('a long log is kept a second time in pages, and what lay there as a whole is still read', async () => {
  const { connection } = noting(() => new Promise(() => undefined));
  const storage = new MemoryStorage();
  const open = () =>
    tournamentStore(
      openTournamentRows(connection),
      openSlips(connection, storage, () => Promise.resolve()),
      storage,
      () => Promise.resolve(),
    );
  const rows = Array.from({ length: 150 }, (_, i): TournamentEntry => ({ ...entry, at: i + 1 }));
  const store = open();
  await store.add('t', ...rows);
  const keys = () => Array.from({ length: storage.length }, (_, i) => storage.key(i)!).sort();
  expect(keys()).toEqual(['sprawdzam.tournament-1.t', 'sprawdzam.tournament-2.t', 'sprawdzam.tournament.t']);
  const first = storage.getItem('sprawdzam.tournament.t');
  await store.add('t', { ...entry, at: 151 });
  expect(storage.getItem('sprawdzam.tournament.t')).toBe(first);
  expect((await open().load()).tournaments[0]?.entries.length).toBe(151);

  // As an earlier version has left it: one text.
  const whole = keys()
    .reverse()
    .flatMap((key) => JSON.parse(storage.getItem(key)!) as { seq: number }[]);
  for (const key of keys()) storage.removeItem(key);
  storage.setItem('sprawdzam.tournament.t', JSON.stringify(whole.sort((a, b) => a.seq - b.seq)));
  expect((await open().load()).tournaments[0]?.entries.length).toBe(151);
});
