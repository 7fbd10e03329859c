import { describe, expect, test } from 'vitest';
import { openJournal } from '../../../src/storage/journal.ts';
import { openPagedJournal } from '../../../src/storage/pagedJournal.ts';
import { FIRST_SUM, type Row, rowSum } from '../../../src/storage/row.ts';

type Entry = { readonly at: number; readonly fact: { readonly type: string } };
const PREFIX = 'sprawdzam.long.';

function rowsOf(count: number, type = 'answer', log = 'a'): readonly Row<Entry>[] {
  const rows: Row<Entry>[] = [];
  for (let seq = 0; seq < count; seq += 1) {
    const entry = { at: seq, fact: { type } };
    rows.push({ log, seq, entry, sum: rowSum(rows.at(-1)?.sum ?? FIRST_SUM, entry) });
  }
  return rows;
}

/** As `localStorage`, with room for so many characters of one value; counts what is written. */
function memory(room = Number.POSITIVE_INFINITY) {
  const kept = new Map<string, string>();
  const told = { room, characters: 0 };
  return {
    kept,
    told,
    getItem: (key: string) => kept.get(key) ?? null,
    setItem(key: string, value: string) {
      if (value.length > told.room) throw new Error('full');
      told.characters += value.length;
      kept.set(key, value);
    },
    removeItem: (key: string) => void kept.delete(key),
    key: (at: number) => [...kept.keys()][at] ?? null,
    get length() {
      return kept.size;
    },
  };
}

describe('the second copy in pages', () => {
  test.each([0, 1, 63, 64, 65, 128, 1_000])('%i rows are read as they were written', (count) => {
    const storage = memory();
    openPagedJournal<Entry>(storage, PREFIX).write('a', rowsOf(count));
    const again = openPagedJournal<Entry>(storage, PREFIX);
    expect(again.of('a')).toEqual(rowsOf(count));
    expect(again.all()).toEqual(new Map([['a', rowsOf(count)]]));
  });

  test('a fact costs a thousand rows no more than a hundred', () => {
    const storage = memory();
    const journal = openPagedJournal<Entry>(storage, PREFIX);
    const all = rowsOf(1_001);
    const costOf = (count: number) => {
      journal.write('a', all.slice(0, count));
      storage.told.characters = 0;
      journal.write('a', all.slice(0, count + 1));
      return storage.told.characters;
    };
    expect(costOf(1_000)).toBeLessThan(2 * costOf(100));
    expect(journal.of('a')).toEqual(all.slice(0, 101));
  });

  test('one row after the other, one log beside the other', () => {
    const storage = memory();
    const journal = openPagedJournal<Entry>(storage, PREFIX);
    for (let count = 1; count <= 200; count += 1) {
      journal.write('a', rowsOf(count));
      journal.write('1.a', rowsOf(count, 'draw', '1.a'));
    }
    expect(journal.all()).toEqual(
      new Map([
        ['a', rowsOf(200)],
        ['1.a', rowsOf(200, 'draw', '1.a')],
      ]),
    );
  });

  test('what lay there as a whole is read, and goes on in pages', () => {
    const storage = memory();
    openJournal<Entry>(storage, PREFIX).write('a', rowsOf(300));
    const journal = openPagedJournal<Entry>(storage, PREFIX);
    expect(journal.of('a')).toEqual(rowsOf(300));
    journal.write('a', rowsOf(301));
    expect(journal.of('a')).toEqual(rowsOf(301));
  });

  test('another history of the log, and a shorter one, take the place of what lay there', () => {
    const journal = openPagedJournal<Entry>(memory(), PREFIX);
    journal.write('a', rowsOf(300));
    journal.write('a', rowsOf(200, 'draw'));
    expect(journal.of('a')).toEqual(rowsOf(200, 'draw'));
    journal.write('a', rowsOf(70, 'draw'));
    expect(journal.of('a')).toEqual(rowsOf(70, 'draw'));
  });

  test('without room it says so, and what lay there stays; with room again everything is written', () => {
    const storage = memory();
    const journal = openPagedJournal<Entry>(storage, PREFIX);
    journal.write('a', rowsOf(100));
    storage.told.room = 0;
    expect(journal.write('a', rowsOf(101))).toBe(false);
    expect(journal.of('a')).toEqual(rowsOf(100));
    storage.told.room = 1_000_000;
    expect(journal.write('a', rowsOf(102))).toBe(true);
    expect(journal.of('a')).toEqual(rowsOf(102));
  });

  test('cleared by somebody, it is written anew: with the next fact, or when it is asked for', () => {
    const storage = memory();
    const journal = openPagedJournal<Entry>(storage, PREFIX);
    journal.write('a', rowsOf(200));
    storage.kept.clear();
    journal.write('a', rowsOf(200));
    expect(journal.of('a')).toEqual(rowsOf(200));
    storage.kept.clear();
    journal.write('a', rowsOf(201));
    expect(journal.of('a')).toEqual(rowsOf(201));
  });

  test('removed, nothing of it is left', () => {
    const storage = memory();
    const journal = openPagedJournal<Entry>(storage, PREFIX);
    journal.write('a', rowsOf(300));
    journal.remove('a');
    expect(journal.all().size).toBe(0);
    expect(storage.kept.size).toBe(0);
  });
});
