import { describe, expect, test } from 'vitest';
import type { GameEntry } from '../../../src/domain/table/fact.ts';
import { openJournal } from '../../../src/storage/journal.ts';
import { chainOf, FIRST_SUM, type Row, rowSum } from '../../../src/storage/row.ts';
import { openVault } from '../../../src/storage/vault.ts';
import { MemoryRows, MemoryStorage, named, noWait } from './memoryRows.ts';

const entry = (n: number): GameEntry => ({ at: n, fact: { type: 'pass', seat: n % 2 } });

function chain(count: number, game = 'g', from = entry): Row[] {
  const rows: Row[] = [];
  for (let seq = 0; seq < count; seq += 1) {
    rows.push({ log: game, seq, entry: from(seq), sum: rowSum(rows.at(-1)?.sum ?? FIRST_SUM, from(seq)) });
  }
  return rows;
}

function open() {
  const rows = new MemoryRows();
  const storage = new MemoryStorage();
  const reopen = () => openVault(rows, openJournal(storage), noWait);
  return { rows, storage, reopen, vault: reopen() };
}

const entriesOf = async (vault: ReturnType<typeof openVault>) => (await vault.load()).logs[0]?.entries ?? [];

describe('both copies are read and merged', () => {
  test('what one has lost the other has', () => {
    const rows = chain(6);
    expect(chainOf('g', [rows.slice(0, 2), rows.slice(1)]).rows).toEqual(rows);
    expect(chainOf('g', [rows.filter(({ seq }) => seq !== 3), rows.slice(3, 4)]).rows).toEqual(rows);
  });

  test('everything before a gap is kept, what comes after it is counted', () => {
    const rows = chain(6);
    const { rows: kept, unusable } = chainOf('g', [rows.filter(({ seq }) => seq !== 3)]);
    expect(kept).toEqual(rows.slice(0, 3));
    expect(unusable).toBe(2);
  });

  test.each([0, 2, 5])('a damaged row %i ends the history before it', (seq) => {
    const rows = chain(6).map((row) => (row.seq === seq ? { ...row, entry: { ...row.entry, at: 99 } } : row));
    expect(chainOf('g', [rows]).rows).toHaveLength(seq);
  });

  test('rows of two histories never mix', () => {
    const mine = chain(4);
    const other = chain(6, 'g', (n) => entry(n + 100));
    expect(chainOf('g', [mine, other]).rows).toEqual(mine);
  });

  test('anything may lie in storage', () => {
    const junk = [null, 7, 'x', {}, { seq: 0 }, { seq: 0, sum: 1, entry: null }] as unknown as Row[];
    expect(chainOf('g', [junk, chain(2)]).rows).toHaveLength(2);
  });
});

describe('the vault', () => {
  test('a fact is in the second copy at once and in the database when it is said so', async () => {
    const { vault, rows, reopen } = open();
    const kept = vault.add('g', entry(0));
    expect(rows.rows).toHaveLength(0);
    expect(await kept).toEqual({ safety: 'database', trouble: 'none' });
    expect(rows.rows).toHaveLength(1);
    expect(await entriesOf(reopen())).toEqual([entry(0)]);
  });

  test('a database that fails for a moment is opened again, and nothing is lost', async () => {
    const { vault, rows } = open();
    rows.failures = [named('UnknownError'), named('InvalidStateError')];
    expect(await vault.add('g', entry(0))).toEqual({ safety: 'database', trouble: 'none' });
    expect(rows.dropped).toBe(2);
  });

  test('a database that stays dead leaves the second copy, and is filled up when it lives again', async () => {
    const { vault, rows, reopen } = open();
    await vault.add('g', entry(0));
    rows.failures = Array.from({ length: 6 }, () => named('UnknownError'));
    expect(await vault.add('g', entry(1))).toEqual({ safety: 'copy', trouble: 'broken' });
    expect(await vault.add('g', entry(2))).toEqual({ safety: 'copy', trouble: 'broken' });
    expect(await entriesOf(reopen())).toHaveLength(3);
    expect(await vault.heal('g')).toEqual({ safety: 'database', trouble: 'none' });
    expect(rows.rows.map(({ seq }) => seq)).toEqual([0, 1, 2]);
  });

  test('a full disk is told apart', async () => {
    const { vault, rows } = open();
    rows.failures = [named('QuotaExceededError')];
    expect(await vault.add('g', entry(0))).toEqual({ safety: 'copy', trouble: 'full' });
  });

  test('with both places failing the page says that only memory has it', async () => {
    const { vault, rows, storage } = open();
    storage.full = true;
    rows.failures = Array.from({ length: 3 }, () => named('UnknownError'));
    expect(await vault.add('g', entry(0))).toMatchObject({ safety: 'memory' });
    expect(await vault.add('g', entry(1))).toMatchObject({ safety: 'database' });
    expect(rows.rows).toHaveLength(2);
  });

  test('an answer that was lost is not a second writer', async () => {
    const { vault, rows } = open();
    rows.loseAnswer = true;
    expect(await vault.add('g', entry(0))).toEqual({ safety: 'database', trouble: 'none' });
    expect(rows.rows).toHaveLength(1);
  });

  test('two writers collide and never interleave', async () => {
    const { vault, rows, reopen } = open();
    await vault.add('g', entry(0));
    const second = reopen();
    await second.load();
    await vault.add('g', entry(1));
    expect(await second.add('g', entry(51))).toMatchObject({ trouble: 'conflict' });
    expect(rows.rows.map((row) => row.entry)).toEqual([entry(0), entry(1)]);
  });

  test('a database that does not answer at start leaves the second copies', async () => {
    const { vault, rows, reopen } = open();
    await vault.add('g', entry(0));
    rows.failures = Array.from({ length: 3 }, () => named('UnknownError'));
    const { logs, databaseAnswers } = await reopen().load();
    expect(databaseAnswers).toBe(false);
    expect(logs[0]?.entries).toEqual([entry(0)]);
  });

  test('rows that only the second copy had are written into the database with the next fact', async () => {
    const { vault, rows, reopen } = open();
    rows.failures = Array.from({ length: 3 }, () => named('UnknownError'));
    await vault.add('g', entry(0));
    const again = reopen();
    await again.load();
    await again.add('g', entry(1));
    expect(rows.rows.map(({ seq }) => seq)).toEqual([0, 1]);
  });

  test('a finished game gives up its second copy only when the database has all of it', async () => {
    const { vault, rows, storage } = open();
    rows.failures = Array.from({ length: 3 }, () => named('UnknownError'));
    await vault.add('g', entry(0));
    vault.release('g');
    expect(storage.length).toBe(1);
    await vault.heal('g');
    vault.release('g');
    expect(storage.length).toBe(0);
  });

  test('somebody cleared the database: the next fact finds it out, and every game is written anew', async () => {
    const { vault, rows } = open();
    for (const n of [0, 1, 2]) await vault.add('g', entry(n));
    await vault.add('other', entry(9));
    rows.rows = [];
    expect(await vault.add('g', entry(3))).toEqual({ safety: 'database', trouble: 'none' });
    expect(rows.rows.map(({ log: game, seq }) => `${game}${seq}`).sort()).toEqual([
      'g0',
      'g1',
      'g2',
      'g3',
      'other0',
    ]);
  });

  test('somebody cleared everything: looking is enough to find it out', async () => {
    const { vault, rows, storage, reopen } = open();
    for (const n of [0, 1, 2]) await vault.add('g', entry(n));
    rows.rows = [];
    storage.removeItem('sprawdzam.journal.g');
    expect(await vault.check('g')).toEqual({ safety: 'database', trouble: 'none' });
    expect(rows.rows).toHaveLength(3);
    expect(storage.length).toBe(1);
    expect(await entriesOf(reopen())).toHaveLength(3);
  });

  test('looking at a whole game changes nothing; a dead database is no empty one', async () => {
    const { vault, rows } = open();
    await vault.add('g', entry(0));
    expect(await vault.check('g')).toEqual({ safety: 'database', trouble: 'none' });
    rows.failures = [named('UnknownError')];
    expect(await vault.check('g')).toEqual({ safety: 'database', trouble: 'none' });
    expect(rows.rows).toHaveLength(1);
  });

  test('a damaged game can be played on from the damage, and from its copy without any loss', async () => {
    const damaged = chain(5).map((row) => (row.seq === 2 ? { ...row, sum: 1 } : row));
    for (const withCopy of [false, true]) {
      const { rows, storage, vault } = open();
      rows.rows = [...damaged];
      if (withCopy) openJournal(storage).write('g', chain(5));
      const known = (await entriesOf(vault)).length;
      expect(known).toBe(withCopy ? 5 : 2);
      expect(await vault.add('g', entry(70))).toEqual({ safety: 'database', trouble: 'none' });
      expect(rows.rows.map(({ seq }) => seq)).toEqual([...Array(known + 1).keys()]);
    }
  });

  test('a game that was deleted is gone from both', async () => {
    const { vault, reopen } = open();
    await vault.add('g', entry(0));
    await vault.remove('g');
    expect(await entriesOf(reopen())).toEqual([]);
  });

  test('a game that the database does not delete stays whole in both, and can be played on', async () => {
    const { vault, rows, storage, reopen } = open();
    await vault.add('g', entry(0));
    rows.failures = [named('UnknownError'), named('UnknownError')];
    await expect(vault.remove('g')).rejects.toThrow('UnknownError');
    expect(storage.length).toBe(1);
    expect(await vault.add('g', entry(1))).toEqual({ safety: 'database', trouble: 'none' });
    expect(await entriesOf(reopen())).toEqual([entry(0), entry(1)]);
  });

  test('a deletion that never ends holds nothing up', async () => {
    const rows = new MemoryRows();
    const vault = openVault(rows, openJournal(new MemoryStorage()), () => new Promise(setImmediate));
    await vault.add('g', entry(0));
    rows.remove = () => new Promise(() => undefined);
    const removed = vault.remove('g');
    const next = vault.add('other', entry(0));
    await expect(removed).rejects.toThrow('does not answer');
    expect(await next).toEqual({ safety: 'database', trouble: 'none' });
  });

  test('a damaged game that was deleted is new when it comes back', async () => {
    const { vault, rows } = open();
    rows.rows = chain(3).map((row) => (row.seq === 1 ? { ...row, sum: 1 } : row));
    await vault.load();
    await vault.remove('g');
    const cuts: number[] = [];
    const { cut } = rows;
    rows.cut = (game, seq) => {
      cuts.push(seq);
      return cut(game, seq);
    };
    await vault.add('g', entry(0), entry(1));
    expect(rows.rows).toEqual(chain(2));
    expect(cuts).toEqual([]);
  });
});
