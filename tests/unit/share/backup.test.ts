import { describe, expect, test } from 'vitest';
import { backupGames, restoreGames } from '../../../src/app/games/backup.ts';
import { createOwnRules } from '../../../src/app/newGame/ownRules.ts';
import { copyOf } from '../../../src/app/newGame/ruleEdit.ts';
import { loadSettings, type Settings } from '../../../src/app/shell/settings.ts';
import { PFS } from '../../../src/domain/rules/presets/pfs.ts';
import type { TableRules } from '../../../src/domain/rules/tableRules.ts';
import { openBackup, writeBackup } from '../../../src/share/gameFile/backup.ts';
import { phone as newPhone } from '../app/games/phone.ts';
import { memoryPreferences, memorySession } from '../app/memoryPreferences.ts';
import { begin, pass, play } from '../domain/table/script.ts';
import { named } from '../storage/memoryRows.ts';
import { readBackup } from './wholeBackup.ts';

const NOW = 1_800_000_000_000;
const game = (id: string, points: number) => ({
  id,
  entries: begin('pfs').given(play(0, points), pass(1)).entries,
});

async function phone(...games: readonly ReturnType<typeof game>[]) {
  const { rows, open } = newPhone();
  const library = await open();
  for (const one of games) await library.add(one);
  return { rows, library };
}

const errorOf = async (source: string) => {
  const read = await readBackup(source);
  return read.ok ? null : read.error;
};

describe('a copy of all games', () => {
  test('comes back whole on an empty phone', async () => {
    const { library } = await phone(game('a', 10), game('b', 20));
    const { name, content } = await backupGames(library, 0, 'kopia');
    expect(name).toBe('sprawdzam-kopia-1970-01-01.json');
    const other = await phone();
    expect(await restoreGames(content, other.library, NOW)).toEqual({
      ok: true,
      value: { added: 2, known: 0, unreadable: 0 },
    });
    expect((await other.library.read('a'))?.entries).toEqual(game('a', 10).entries);
    expect((await other.library.read('b'))?.entries).toEqual(game('b', 20).entries);
  });

  test('brings one’s own rules and, to a new phone, the settings; what is here stays', async () => {
    const mine = copyOf(PFS, 'own-1', 'Klub Piątek');
    const owner = async (rules: readonly TableRules[], changes: Partial<Settings>) => {
      const settings = await loadSettings(memoryPreferences(), memorySession());
      settings.change(changes);
      return { ownRules: createOwnRules(memoryPreferences({ rules })), settings };
    };
    const first = await phone(game('a', 10));
    const { content } = await backupGames(
      first.library,
      0,
      'kopia',
      await owner([mine], { theme: 'dark', names: ['Ada'], lists: { pl: 'osps' } }),
    );
    const other = await phone();
    const fresh = await owner([], {});
    expect(await restoreGames(content, other.library, NOW, fresh)).toMatchObject({
      value: { added: 1, rules: 1, settings: true },
    });
    expect(fresh.ownRules.value.value).toEqual([mine]);
    expect(fresh.settings.value.value).toMatchObject({ theme: 'dark', names: ['Ada'], lists: {} });
    const used = await owner([{ ...mine, bingo: 40 }], { theme: 'light' });
    expect(await restoreGames(content, other.library, NOW, used)).toMatchObject({
      value: { added: 0, known: 1 },
    });
    expect(used.ownRules.value.value).toEqual([{ ...mine, bingo: 40 }]);
    expect(used.settings.value.value.theme).toBe('light');
  });

  test('rules and settings that are none are nothing', async () => {
    const file = JSON.parse(writeBackup([]));
    const opened = await openBackup(
      JSON.stringify({ ...file, rules: [{ id: 1 }, 7], settings: { theme: 'pink' } }),
      async () => {},
    );
    expect(opened).toMatchObject({ value: { belongings: { rules: [], settings: null } } });
  });

  test('merges and never overwrites', async () => {
    const mine = await phone(game('a', 10));
    const before = [...mine.rows.rows];
    const result = await restoreGames(writeBackup([game('a', 99), game('b', 20)]), mine.library, NOW);
    expect(result).toEqual({ ok: true, value: { added: 1, known: 1, unreadable: 0 } });
    expect((await mine.library.read('a'))?.entries).toEqual(game('a', 10).entries);
    expect(mine.rows.rows.filter((row) => row.log === 'a')).toEqual(before);
    const again = await restoreGames(writeBackup([game('a', 99), game('b', 20)]), mine.library, NOW);
    expect(again).toEqual({ ok: true, value: { added: 0, known: 2, unreadable: 0 } });
  });

  test('one bad game does not spoil the others', async () => {
    const { library } = await phone();
    const file = JSON.parse(writeBackup([game('a', 10), game('b', 20), game('c', 30)]));
    file.games[1].facts[1].points = 'many';
    file.games[2].facts.shift();
    expect(await restoreGames(JSON.stringify(file), library, NOW)).toEqual({
      ok: true,
      value: { added: 1, known: 0, unreadable: 2 },
    });
  });

  test('no room: what fitted stays, and it is told', async () => {
    const { library, rows } = await phone();
    const add = rows.add;
    rows.add = async (added, head) => {
      if (added.some((row) => row.log === 'b')) throw named('QuotaExceededError');
      return add(added, head);
    };
    const result = await restoreGames(writeBackup([game('a', 10), game('b', 20)]), library, NOW);
    expect(result).toEqual({
      ok: false,
      error: { why: 'not-saved', done: { added: 1, known: 0, unreadable: 0 } },
    });
    expect(rows.rows.every((row) => row.log === 'a')).toBe(true);
  });

  test.each([
    ['{', 'not-json'],
    ['[]', 'not-a-backup'],
    ['{"format":"sprawdzam-game","version":1,"facts":[]}', 'not-a-backup'],
    ['{"format":"sprawdzam-backup","version":2,"games":[]}', 'newer-version'],
    [`{"format":"sprawdzam-backup","version":1,"games":[${'0,'.repeat(6_000)}0]}`, 'too-many'],
    [' '.repeat(100_000_001), 'too-large'],
  ])('is refused with its reason', async (source, why) => expect((await errorOf(source))?.why).toBe(why));

  test('others have their turn while a long one is opened, whatever stands in it', async () => {
    const pieces = 5;
    for (const text of ['{"a":"', '{"games":["', '{"games":[', '{"note":[']) {
      let turns = 0;
      const turn = async () => {
        turns += 1;
      };
      for (const sign of ['\\\\', ' ', '{}', '"']) {
        turns = 0;
        await openBackup(text + sign.repeat((pieces * 1_000_000) / sign.length), turn);
        expect(turns, text + sign).toBeGreaterThanOrEqual(pieces - 1);
      }
    }
  });

  test('a game that is no JSON does not spoil the others either', async () => {
    const { library } = await phone();
    const second = ',\n{\n  "format": "sprawdzam-game"';
    const backup = writeBackup([game('a', 10), game('b', 20)]);
    expect(backup).toContain(second);
    const whole = backup.replace(second, `,{"a":01},${second}`);
    expect(await restoreGames(whole, library, NOW)).toMatchObject({ value: { added: 2, unreadable: 1 } });
  });
});
