import { describe, expect, test } from 'vitest';
import {
  isFinished,
  isSigned,
  loadLibrary,
  mayNeedList,
  stateOf,
} from '../../../../src/app/games/library.ts';
import type { StoredGame } from '../../../../src/app/shell/ports.ts';
import { gameToShow } from '../../../../src/app/table/openGame.ts';
import { openJournal } from '../../../../src/storage/journal.ts';
import { openVault } from '../../../../src/storage/vault.ts';
import { begin, pass, play, rack, type Script } from '../../domain/table/script.ts';
import { MemoryRows, MemoryStorage, named, noWait } from '../../storage/memoryRows.ts';

const confirm = (seat: number) => ({ type: 'confirm', seat }) as const;

function over(): Script {
  const script = begin('pinczow-school').given(play(0, 42), play(1, 30));
  return script.given(pass(0), pass(1), pass(0), pass(1), rack(0, 'A'), rack(1, 'AA'));
}

const gameOf = (script: Script, id = 'g', later = 0): StoredGame => ({
  id,
  entries: script.entries.map((entry) => ({ ...entry, at: entry.at + later })),
});

async function libraryOf(games: readonly StoredGame[]) {
  const store = openVault(new MemoryRows(), openJournal(new MemoryStorage()), noWait);
  for (const { id, entries } of games) for (const entry of entries) await store.add(id, entry);
  return loadLibrary(store);
}

describe('a finished game is known by its last rows', () => {
  test.each([
    ['signed by both', over().given(confirm(0), confirm(1)), true],
    ['signed by one', over().given(confirm(0)), false],
    [
      'corrected after the signatures',
      over().given(confirm(0), confirm(1), { type: 'amend', target: 1, fact: play(0, 43) }),
      false,
    ],
    ['a signature taken back', over().given(confirm(0), confirm(1), { type: 'retract', target: 10 }), false],
    ['in play', begin('pfs').given(play(0, 42)), false],
  ])('%s', (_, script, signed) => {
    expect(isSigned(gameOf(script))).toBe(signed);
    if (signed) expect(isFinished(stateOf(gameOf(script)))).toBe(true);
  });
});

describe('a game from a file', () => {
  const game = gameOf(over().given(confirm(0), confirm(1)));

  test('a page that is killed in the middle of it leaves nothing, or all of it', async () => {
    const rows = new MemoryRows();
    const { add } = rows;
    let taken = 0;
    // The page dies with its second transaction; the second copy's last seconds go with it.
    rows.add = (more) => {
      taken += 1;
      return taken > 1 ? new Promise(() => undefined) : add(more);
    };
    void (await loadLibrary(openVault(rows, openJournal(new MemoryStorage()), noWait))).add(game);
    await new Promise(setImmediate);
    expect(taken).toBeGreaterThan(0);
    const { logs } = await openVault(rows, openJournal(new MemoryStorage()), noWait).load();
    expect(logs.map(({ entries }) => entries)).toEqual([game.entries]);
  });

  test('one that nothing took leaves no trace, and is added whole later', async () => {
    const rows = new MemoryRows();
    const storage = new MemoryStorage();
    const library = await loadLibrary(openVault(rows, openJournal(storage), noWait));
    // Three tries to add it, two to take it back.
    rows.failures = Array.from({ length: 5 }, () => named('UnknownError'));
    expect(await library.add(game)).toBe('not-saved');
    expect(storage.length).toBe(0);
    expect(await library.add(game)).toBe('added');
    expect(rows.rows).toHaveLength(game.entries.length);
  });
});

test('a word list is given up only if every game is known and none is on it', async () => {
  const lexicon = { id: 'pl-1', name: 'Lista', edition: '1' };
  const game = gameOf(begin('pfs', { lexicon }));
  const library = await libraryOf([game]);
  expect([mayNeedList(library, 'pl-1'), mayNeedList(library, 'pl-2')]).toEqual([true, false]);
  const rows = new MemoryRows();
  rows.failures = Array.from({ length: 3 }, () => named('UnknownError'));
  const unread = await loadLibrary(openVault(rows, openJournal(new MemoryStorage()), noWait));
  expect(mayNeedList(unread, 'pl-2')).toBe(true);
});

describe('the game that comes back by itself', () => {
  test('is the one that was touched last, not the one begun last', async () => {
    const library = await libraryOf([
      gameOf(begin('pfs'), 'new', 5_000),
      gameOf(begin('pfs').given(play(0, 9), play(1, 9)), 'old', 4_000),
      gameOf(over().given(confirm(0), confirm(1)), 'signed', 9_000),
    ]);
    expect(library.running()?.id).toBe('old');
    expect(library.running(6_001)?.id).toBe('old');
    expect(library.running(50_000)).toBeNull();
  });

  test("on the game's own screens it is the one that was there, signed or not", async () => {
    const library = await libraryOf([
      gameOf(begin('pfs'), 'new', 5_000),
      gameOf(over().given(confirm(0), confirm(1)), 'signed', 9_000),
    ]);
    expect(gameToShow(library, '#/game', 0)?.id).toBe('signed');
    expect(gameToShow(library, '#/sheet', 0)?.id).toBe('signed');
    expect(gameToShow(library, '#/sheet/new', 0)?.id).toBe('new');
    expect(gameToShow(library, '', 0)?.id).toBe('new');
    expect(gameToShow(library, '#/game', 1_000_000)).toBeNull();
  });

  test('of 500 signed games none is read to know that there is none', async () => {
    const signed = over().given(confirm(0), confirm(1));
    const library = await libraryOf(Array.from({ length: 500 }, (_, n) => gameOf(signed, `g${n}`)));
    // Whoever replays a game reads its start; these refuse to be read a second time.
    for (const { entries } of library.games.value) {
      Object.defineProperty(entries[0]!.fact, 'rules', {
        get: () => {
          throw new Error('the game was read');
        },
      });
    }
    expect(library.running()).toBeNull();
  });
});
