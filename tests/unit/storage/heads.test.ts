import { describe, expect, test } from 'vitest';
import type { GameHead } from '../../../src/app/games/gameHead.ts';
import type { GameEntry } from '../../../src/domain/table/fact.ts';
import type { Head } from '../../../src/storage/head.ts';
import { openJournal } from '../../../src/storage/journal.ts';
import { openVault } from '../../../src/storage/vault.ts';
import { phone } from '../app/games/phone.ts';
import { begin, pass, play } from '../domain/table/script.ts';
import { type MemoryRows, type MemoryStorage, named, noWait } from './memoryRows.ts';

const game = (points: number) => begin('pfs').given(play(0, points), pass(1)).entries;

/** A phone with games that were written one row after the other. */
async function played(...ids: readonly string[]) {
  const made = phone();
  const store = made.openStore();
  for (const id of ids) for (const entry of game(id.length)) await store.add(id, entry);
  return { ...made, store };
}

const surveyed = async (made: Awaited<ReturnType<typeof played>>) => {
  const found = new Map<string, GameHead | null>();
  const answered = await made.openStore().survey((id, log) => found.set(id, log?.about ?? null));
  return { answered, found };
};

describe('a head', () => {
  test('is there with every row, and nothing has to be read to know the games', async () => {
    const made = await played('a', 'bb');
    made.storage.clear();
    made.rows.of = () => {
      throw new Error('a log was read');
    };
    const { logs } = await made.openStore().heads();
    expect(logs.map(({ id, about }) => [id, about.summary?.points])).toEqual([
      ['a', [1, 0]],
      ['bb', [2, 0]],
    ]);
    expect(await surveyed(made)).toEqual({ answered: true, found: new Map() });
  });

  test.each<readonly [string, (head: Head<GameHead>) => readonly Head<GameHead>[]]>([
    ['missing', () => []],
    ['of an older version', (head) => [{ ...head, version: 0 }]],
    ['too short', (head) => [{ ...head, count: 1 }]],
    ['too long', (head) => [{ ...head, count: 99 }]],
    ['of another history', (head) => [{ ...head, sum: 7 }]],
    ['no head at all', ({ log }) => [{ log } as Head<GameHead>]],
  ])('that is %s is made anew from the log, once', async (_, spoil) => {
    const made = await played('a');
    const right = [...made.rows.headRows];
    made.rows.headRows = right.flatMap(spoil);
    const { found } = await surveyed(made);
    expect(found.get('a')?.summary?.points).toEqual([1, 0]);
    expect(made.rows.headRows).toEqual(right);
    expect((await surveyed(made)).found.size).toBe(0);
  });

  test('without any rows is no game', async () => {
    const made = await played('a', 'bb');
    made.storage.clear();
    made.rows.rows = made.rows.rows.filter(({ log }) => log !== 'a');
    expect((await surveyed(made)).found).toEqual(new Map([['a', null]]));
    expect(made.rows.headRows.map(({ log }) => log)).toEqual(['bb']);
  });

  test('is not kept when rows came while it was being made', async () => {
    const made = await played('a');
    made.rows.headRows = [];
    const { keepHead } = made.rows;
    made.rows.keepHead = async (log, head, count) => {
      await made.store.add('a', { at: 99_000, fact: { type: 'stop', seat: 0 } });
      return keepHead(log, head, count);
    };
    await surveyed(made);
    expect(made.rows.headRows).toMatchObject([{ log: 'a', count: 4 }]);
  });

  test('of a game whose second copy knows more tells what that knows', async () => {
    const made = await played('a');
    made.rows.failures = Array.from({ length: 3 }, () => named('UnknownError'));
    await made.store.add('a', { at: 99_000, fact: { type: 'stop', seat: 0 } });
    const { logs } = await made.openStore().heads();
    expect(logs).toMatchObject([{ id: 'a', about: { touched: 99_000 } }]);
  });

  test('a survey that dies in the middle goes on with the next', async () => {
    const made = await played('a', 'bb', 'ccc');
    made.rows.headRows = [];
    const { of } = made.rows;
    let read = 0;
    made.rows.of = (log) => {
      read += 1;
      return read > 1 ? new Promise(() => undefined) : of(log);
    };
    void surveyed(made);
    await new Promise(setImmediate);
    expect(made.rows.headRows).toHaveLength(1);
    made.rows.of = of;
    expect((await surveyed(made)).found.size).toBe(2);
    expect(made.rows.headRows).toHaveLength(3);
  });

  test('a row that is gone is found out, and the game before it is there', async () => {
    const made = await played('a');
    made.storage.clear();
    made.rows.rows = made.rows.rows.filter(({ seq }) => seq !== 1);
    const library = await made.open();
    expect(library.damaged.value).toEqual(['a']);
    expect((await library.read('a'))?.entries).toHaveLength(1);
    expect(library.find('a')?.touched).toBe(game(1)[0]?.at);
  });
});

describe('second copies', () => {
  const left = ({ storage }: { readonly storage: MemoryStorage }) => [...openJournal(storage).all().keys()];

  test('that the database has to the last row are given up, but not that of the game on the table', async () => {
    const made = await played('a', 'bb', 'ccc');
    expect(left(made)).toEqual(['a', 'bb', 'ccc']);
    await made.openStore().tidy(() => 'bb');
    expect(left(made)).toEqual(['bb']);
    expect((await made.open()).heads.value).toHaveLength(3);
  });

  test('that know more are brought into the database first', async () => {
    const made = await played('a');
    made.rows.rows = made.rows.rows.slice(0, 1);
    await made.openStore().tidy(() => '');
    expect(made.rows.rows).toHaveLength(3);
    expect(left(made)).toEqual([]);
  });

  test.each<
    readonly [
      string,
      (rows: MemoryRows<GameEntry, GameHead>) => Partial<typeof rows> | Promise<Partial<typeof rows>>,
    ]
  >([
    ['does not answer', () => ({ failures: Array.from({ length: 20 }, () => named('UnknownError')) })],
    [
      'has another history',
      async () => {
        const other = phone();
        await other.openStore().add('a', ...game(50));
        return { rows: other.rows.rows };
      },
    ],
    [
      'refuses what is missing',
      ({ rows }) => ({ rows: rows.slice(0, 1), add: () => Promise.reject(named('QuotaExceededError')) }),
    ],
    ['does not have what it said', () => ({ count: async () => 0 })],
  ])('stay where the database %s', async (_, spoil) => {
    const made = await played('a');
    Object.assign(made.rows, await spoil(made.rows));
    await made.openStore().tidy(() => '');
    expect(left(made)).toEqual(['a']);
  });

  test('of a game that comes onto the table meanwhile stay', async () => {
    const made = await played('a');
    let asked = 0;
    await made.openStore().tidy(() => {
      asked += 1;
      return asked > 1 ? 'a' : '';
    });
    expect(left(made)).toEqual(['a']);
  });

  test('are not written over by somebody who has not read them', async () => {
    const made = await played('a');
    await made.openStore().add('a', { at: 99_000, fact: { type: 'stop', seat: 0 } });
    expect(openJournal(made.storage).of('a')).toHaveLength(4);
    expect(made.rows.rows).toHaveLength(4);
  });
});

test('a log that cannot be described is stored all the same', async () => {
  const made = phone();
  const heading = {
    version: 1,
    describe: (): GameHead => {
      throw new Error('no words for it');
    },
  };
  const store = openVault(made.rows, openJournal(made.storage), noWait, heading);
  for (const entry of game(1)) expect(await store.add('a', entry)).toMatchObject({ safety: 'database' });
  expect(made.rows.rows).toHaveLength(3);
});

test('a second copy that is no copy does not stand in the way of tidying up', async () => {
  const made = await played('a');
  made.storage.setItem('sprawdzam.journal.a', '[null]');
  await expect(made.openStore().tidy(() => '')).resolves.toBeUndefined();
});
