import { describe, expect, test } from 'vitest';
import { createLibrary, mayNeedList } from '../../../../src/app/games/library.ts';
import type { StoredGame } from '../../../../src/app/shell/ports.ts';
import type { LastSeen } from '../../../../src/app/table/lastSeen.ts';
import { gameToShow } from '../../../../src/app/table/resume.ts';
import { replay } from '../../../../src/domain/table/game.ts';
import { begin, pass, play, rack, type Script } from '../../domain/table/script.ts';
import { MemoryStorage, named } from '../../storage/memoryRows.ts';
import { phone } from './phone.ts';

/** As versions wrote it that did not name the game on the table. */
const UNTOLD = { at: 0, game: null };
const EVER = { since: 0, until: 1e9 };
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
  const { openStore, open } = phone();
  const store = openStore();
  for (const { id, entries } of games) for (const entry of entries) await store.add(id, entry);
  return open();
}

test('a head says how a game ended before its end, who lost by it and why, and what was put off', async () => {
  const begun = () => begin('pfs').given(play(0, 12));
  const ended = begun().given({ type: 'finish', how: 'walkover', seat: 1, reason: 'nie przyszedł' });
  const waits = begun().given({ type: 'pause', adjourned: true, reason: 'późno' });
  const stands = begun().given({ type: 'pause', reason: 'telefon' });
  const library = await libraryOf([gameOf(ended, 'ended'), gameOf(waits, 'waits'), gameOf(stands, 'stands')]);
  const said = new Map(library.heads.value.map(({ id, summary }) => [id, summary]));
  expect(said.get('ended')).toMatchObject({
    early: { how: 'walkover', loser: 1, why: 'nie przyszedł' },
    adjourned: null,
  });
  expect(said.get('waits')).toMatchObject({ early: null, adjourned: 'późno' });
  expect(said.get('stands')).toMatchObject({ early: null, adjourned: null });
});

describe('a game from a file', () => {
  const game = gameOf(over().given(confirm(0), confirm(1)));

  test('a page that is killed in the middle of it leaves nothing, or all of it', async () => {
    const { rows, open } = phone();
    const { add } = rows;
    let taken = 0;
    // The page dies with its second transaction; the second copy's last seconds go with it.
    rows.add = (more, head) => {
      taken += 1;
      return taken > 1 ? new Promise(() => undefined) : add(more, head);
    };
    void (await open()).add(game);
    await new Promise(setImmediate);
    expect(taken).toBeGreaterThan(0);
    const { logs } = await phone(rows, new MemoryStorage()).openStore().load();
    expect(logs.map(({ entries }) => entries)).toEqual([game.entries]);
  });

  test('one that nothing took leaves no trace, and is added whole later', async () => {
    const { rows, storage, open } = phone();
    const library = await open();
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
  const { rows, open } = phone();
  rows.failures = Array.from({ length: 9 }, () => named('UnknownError'));
  const unread = await open();
  expect(unread.state.value).toBe('no-answer');
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
    expect(library.running(({ touched }) => touched >= 6_001)?.id).toBe('old');
    expect(library.running(() => false)).toBeNull();
  });

  test("on the game's own screens it is the one that was there, signed or not", async () => {
    const library = await libraryOf([
      gameOf(begin('pfs'), 'new', 5_000),
      gameOf(over().given(confirm(0), confirm(1)), 'signed', 9_000),
    ]);
    expect((await gameToShow(library, '#/game', EVER, UNTOLD))?.id).toBe('signed');
    expect((await gameToShow(library, '#/sheet', EVER, UNTOLD))?.id).toBe('signed');
    expect((await gameToShow(library, '#/sheet/new', EVER, UNTOLD))?.id).toBe('new');
    expect((await gameToShow(library, '', EVER, UNTOLD))?.id).toBe('new');
    expect(await gameToShow(library, '#/game', { ...EVER, since: 1_000_000 }, UNTOLD)).toBeNull();
    expect((await gameToShow(library, '#/game', EVER, { at: 1, game: 'new' }))?.id).toBe('new');
    expect((await gameToShow(library, '#/game', EVER, { at: 1, game: 'deleted since' }))?.id).toBe('signed');
  });

  test('is never one from a file, until somebody has opened it or played it on', async () => {
    const { openStore, open } = phone();
    await (await open()).add(gameOf(begin('pfs'), 'brought', 5_000));
    const shown = async (lastSeen: LastSeen = UNTOLD) =>
      (await gameToShow(await open(), '', EVER, lastSeen))?.id;
    expect(await shown()).toBeUndefined();
    expect(await shown({ at: 1, game: 'brought' })).toBe('brought');
    const store = openStore();
    await store.read('brought');
    await store.add('brought', { at: 60_000, fact: { type: 'stop', seat: 0 } });
    expect(await shown()).toBe('brought');
  });

  test('is never one whose date has not come yet', async () => {
    const library = await libraryOf([
      gameOf(begin('pfs'), 'future', 2e9),
      gameOf(begin('pfs'), 'now', 5_000),
    ]);
    expect((await gameToShow(library, '', EVER, UNTOLD))?.id).toBe('now');
    expect((await gameToShow(library, '#/game', EVER, UNTOLD))?.id).toBe('now');
  });
});

describe('a database that does not answer at first', () => {
  const three = async () => {
    const made = phone();
    const store = made.openStore();
    for (const id of ['a', 'b', 'c'])
      for (const { fact, at } of begin('pfs').entries) await store.add(id, { at, fact });
    made.storage.clear();
    return made;
  };

  test('tells every game later, not only those whose heads are wrong', async () => {
    const made = await three();
    made.rows.failures = [1, 2, 3].map(() => new Error('busy'));
    const library = createLibrary(made.openStore());
    await library.load();
    expect([library.state.value, library.heads.value]).toEqual(['no-answer', []]);
    await library.survey();
    expect([library.state.value, library.heads.value.length]).toEqual(['whole', 3]);
    expect(await library.readAll()).toHaveLength(3);
  });

  test('makes no copy of all games that lacks one', async () => {
    const made = await three();
    const library = await made.open();
    const { of } = made.rows;
    made.rows.of = async (log) => {
      if (log === 'b') throw new Error('busy');
      return of(log);
    };
    await expect(library.readAll()).rejects.toThrow('the game b');
    expect(await library.read('b')).toBeNull();
  });
});

describe('the list of games', () => {
  test('has the one on the table before all, whatever becomes known later', async () => {
    const { rows, openStore } = phone();
    await openStore().add('newer', ...gameOf(begin('pfs'), 'newer', 5_000).entries);
    rows.headRows = [];
    const library = createLibrary(openStore());
    library.update('old', replay(begin('pfs').entries).log);
    await library.survey();
    expect(library.heads.value.map(({ id }) => id)).toEqual(['old', 'newer']);
    await library.add(gameOf(begin('pfs'), 'newest', 9_000));
    expect(library.heads.value.map(({ id }) => id)).toEqual(['old', 'newest', 'newer']);
  });

  test('does not get back a game that was removed while the games were being read', async () => {
    const { openStore } = phone();
    const store = openStore();
    await store.add('g', ...gameOf(begin('pfs')).entries);
    const { logs } = await store.heads();
    let tell = () => {};
    const library = createLibrary({
      ...store,
      survey: (found) =>
        new Promise((resolve) => {
          tell = () => {
            for (const log of logs) found(log.id, log);
            resolve(true);
          };
        }),
    });
    await library.load();
    const surveyed = library.survey();
    await library.remove('g');
    tell();
    await surveyed;
    expect(library.heads.value).toEqual([]);
    expect(await library.add(gameOf(begin('pfs')))).toBe('added');
    expect(library.heads.value.map(({ id }) => id)).toEqual(['g']);
  });
});

describe('a database of which no heads are made yet', () => {
  const stopped = () => gameOf(begin('pfs').given({ type: 'stop', seat: 0 }));

  test.each([true, false])('shows the running game from the first; second copy: %s', async (hasCopy) => {
    const { rows, storage, openStore } = phone();
    await openStore().add('g', ...stopped().entries);
    rows.headRows = [];
    if (!hasCopy) storage.clear();
    const library = createLibrary(openStore());
    await library.load();
    expect((await gameToShow(library, '', EVER, UNTOLD))?.entries).toEqual(stopped().entries);
  });
});
