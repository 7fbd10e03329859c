import { describe, expect, test } from 'vitest';
import { current, replay } from '../../../src/domain/table/game.ts';
import { readGameFile } from '../../../src/share/gameFile/gameFile.ts';
import { replayReport } from '../../../src/share/gameFile/report.ts';
import { openJournal } from '../../../src/storage/journal.ts';
import type { Row } from '../../../src/storage/row.ts';
import { openVault } from '../../../src/storage/vault.ts';
import { read } from '../project/repository.ts';
import { readBackup } from '../share/wholeBackup.ts';
import { MemoryRows, MemoryStorage, noWait } from './memoryRows.ts';

type Stored = {
  readonly database: { readonly rows: readonly (Omit<Row, 'log'> & { readonly game: string })[] };
  readonly journal: { readonly key: string; readonly text: string };
  readonly gameFile: string;
  readonly backup: string;
  readonly expected: { readonly facts: number; readonly phase: string; readonly left: readonly number[] };
};

/** One file for every version that ever stored anything; a new one is added, an old one never changed. */
const VERSIONS = ['stored-v1.json', 'stored-v2.json', 'stored-v3.json'];

describe.each(VERSIONS)('%s is read by this version', (name) => {
  const stored = JSON.parse(read(`tests/fixtures/${name}`)) as Stored;
  const { facts, left, ...expected } = stored.expected;

  test('from the database', async () => {
    const rows = new MemoryRows();
    rows.rows = stored.database.rows.map(({ game, ...row }) => ({ log: game, ...row }));
    const { logs } = await openVault(rows, openJournal(new MemoryStorage()), noWait).load();
    expect(logs).toMatchObject([{ id: 'fixture', unusable: 0 }]);
    const replayed = replay(logs[0]!.entries);
    expect(replayed.refused).toEqual([]);
    expect(replayReport(replayed, null)).toMatchObject({ ...expected, clock: { left } });
  });

  test('from the second copy', async () => {
    const storage = new MemoryStorage();
    storage.setItem(stored.journal.key, stored.journal.text);
    const { logs } = await openVault(new MemoryRows(), openJournal(storage), noWait).load();
    expect(logs[0]?.entries).toEqual(stored.database.rows.slice(0, 12).map(({ entry }) => entry));
    expect(current(replay(logs[0]!.entries).log)).not.toBeNull();
  });

  test('from a game file and a backup', async () => {
    const file = readGameFile(stored.gameFile);
    const backup = await readBackup(stored.backup);
    if (!file.ok || !backup.ok) throw new Error('not read');
    const entries = stored.database.rows.map(({ entry }) => entry);
    expect(entries).toHaveLength(facts);
    expect(file.value).toEqual({ id: 'fixture', entries });
    expect(backup.value).toEqual({ games: [{ id: 'fixture', entries }], unreadable: 0 });
  });
});
