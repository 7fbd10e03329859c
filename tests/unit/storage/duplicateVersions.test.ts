import { describe, expect, test } from 'vitest';
import type { DuplicateEntry } from '../../../src/domain/duplicate/fact.ts';
import { replay } from '../../../src/domain/duplicate/game.ts';
import { readDuplicateBackup } from '../../../src/share/duplicate/duplicateBackup.ts';
import { readDuplicateFile } from '../../../src/share/duplicate/duplicateFile.ts';
import { duplicateReport } from '../../../src/share/duplicate/duplicateReport.ts';
import { openPagedJournal } from '../../../src/storage/pagedJournal.ts';
import { chainOf, type Row } from '../../../src/storage/row.ts';
import { read } from '../project/repository.ts';
import { MemoryStorage } from './memoryRows.ts';

type Stored = {
  readonly database: {
    readonly rows: readonly (Omit<Row<DuplicateEntry>, 'log'> & { readonly game: string })[];
  };
  readonly journal: { readonly key: string; readonly text: string };
  readonly gameFile: string;
  readonly backup: string;
  readonly expected: object;
};

/** One file for every version that ever stored anything else; a new one is added, an old one never changed. */
const VERSIONS = ['duplicate-v1.json'];

describe.each(VERSIONS)('%s is read by this version', (name) => {
  const stored = JSON.parse(read(`tests/fixtures/${name}`)) as Stored;
  const rows = stored.database.rows.map(({ game, ...row }) => ({ log: game, ...row }));
  const entries = rows.map(({ entry }) => entry);

  test('from the database, and comes to the same', () => {
    expect(chainOf('fixture', [rows])).toMatchObject({ rows, unusable: 0 });
    const replayed = replay(entries);
    expect(replayed.refused).toEqual([]);
    expect(duplicateReport(replayed, null)).toMatchObject(stored.expected);
  });

  test('from the second copy, which goes on in pages', () => {
    const storage = new MemoryStorage();
    storage.setItem(stored.journal.key, stored.journal.text);
    const journal = openPagedJournal<DuplicateEntry>(storage, 'sprawdzam.duplicate.');
    expect(journal.all()).toEqual(new Map([['fixture', rows]]));
  });

  test('from a file and a backup', () => {
    expect(readDuplicateFile(stored.gameFile)).toEqual({ ok: true, value: { id: 'fixture', entries } });
    expect(readDuplicateBackup(stored.backup)).toEqual({ ok: true, value: [{ id: 'fixture', entries }] });
  });
});
