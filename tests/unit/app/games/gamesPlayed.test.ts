import { describe, expect, test } from 'vitest';
import { importGame, matches, summaryOf } from '../../../../src/app/games/gamesPlayed.ts';
import { loadLibrary } from '../../../../src/app/games/library.ts';
import type { GameStore, Kept, StoredGame } from '../../../../src/app/shell/ports.ts';
import { writeGameFile } from '../../../../src/share/gameFile/gameFile.ts';
import { begin, pass, play, rack } from '../../domain/table/script.ts';

const players = [{ name: 'Anna Żółkiewska', club: 'Ghost Kraków' }, { name: 'Łukasz' }];

function stored(id = 'one'): StoredGame {
  const script = begin('pinczow-school', { players, table: '4' }).given(play(0, 42), play(1, 30));
  return { id, entries: script.entries };
}

function finished(): StoredGame {
  const script = begin('pinczow-school', { players }).given(play(0, 42), play(1, 30));
  script.given(pass(0), pass(1), pass(0), pass(1), rack(0, 'A'), rack(1, 'AA'));
  script.given({ type: 'confirm', seat: 0 }, { type: 'confirm', seat: 1 });
  return { id: 'two', entries: script.entries };
}

/** A store that takes rows until there is no room left. */
function store(room = Number.POSITIVE_INFINITY): GameStore & { readonly rows: Map<string, number> } {
  const rows = new Map<string, number>();
  const kept: Kept = { safety: 'database', trouble: 'none' };
  return {
    rows,
    load: async () => ({ logs: [], databaseAnswers: true }),
    add: async (id, ...entries) => {
      const count = (rows.get(id) ?? 0) + entries.length;
      if (count > room) return { safety: 'copy', trouble: 'full' };
      rows.set(id, count);
      return kept;
    },
    heal: async () => kept,
    check: async () => kept,
    release: () => undefined,
    remove: async (id) => {
      rows.delete(id);
    },
    forget: () => undefined,
  };
}

describe('the list', () => {
  test('a game as it stands, a finished one with its result', () => {
    expect(summaryOf(stored())).toMatchObject({
      points: [42, 30],
      finished: false,
      decision: null,
      table: '4',
      match: null,
    });
    expect(summaryOf(finished())).toMatchObject({
      points: [41, 28],
      finished: true,
      decision: { winner: 0, by: 'points' },
    });
  });

  test('of a match it says which game it is', () => {
    const { entries } = begin('three-games', { players, game: 2 }).given(play(0, 42));
    expect(summaryOf({ id: 'three', entries })?.match).toEqual({ game: 2, of: 3 });
  });

  test('a log is read once', () => {
    const game = stored();
    expect(summaryOf(game)).toBe(summaryOf({ ...game }));
  });

  test('rows that are no game', () => {
    expect(summaryOf({ id: 'x', entries: [] })).toBeNull();
  });

  test('300 games: a keystroke reads no log again', () => {
    const games = Array.from({ length: 300 }, (_, n) => {
      const script = begin('pfs', { players }).given(play(0, n), play(1, 9));
      return { id: String(n), entries: script.entries };
    });
    const summaries = games.map((game) => summaryOf(game)!);
    expect(games.every((game, n) => summaryOf(game) === summaries[n])).toBe(true);
    expect(games.filter((game) => matches(game, 'anna z'))).toHaveLength(300);
  });

  test.each([
    ['', true],
    ['zolk', true],
    ['Łuk', true],
    ['luk anna', true],
    ['krakow', true],
    ['łkie', false],
    ['marek', false],
    ['anna marek', false],
  ])('search %j', (query, found) => {
    expect(matches(stored(), query)).toBe(found);
  });

  test('a name put right later is the one to be found', () => {
    const { entries } = stored();
    const start = entries[0]!.fact;
    if (start.type !== 'start') throw new Error('a game begins with its start');
    const fact = { ...start, players: [{ name: 'Hanna' }, { name: 'Łukasz' }] };
    const game = {
      id: 'x',
      entries: [...entries, { at: 9_000, fact: { type: 'amend' as const, target: 0, fact } }],
    };
    expect([matches(game, 'hanna'), matches(game, 'anna')]).toEqual([true, false]);
  });
});

describe('game files', () => {
  test('out and in again: the same game, and only once', async () => {
    const game = stored();
    const content = writeGameFile(game);
    const library = await loadLibrary(store());
    expect(await importGame(content, library)).toMatchObject({
      ok: true,
      value: { outcome: 'added', id: 'one', refused: 0 },
    });
    expect(library.find('one')?.entries).toEqual(JSON.parse(JSON.stringify(game.entries)));
    expect(await importGame(content, library)).toMatchObject({ value: { outcome: 'known' } });
    expect(library.games.value).toHaveLength(1);
  });

  test.each([
    ['{', 'not-json'],
    ['[]', 'not-a-game'],
    ['{"format":"sprawdzam-game","version":99,"facts":[]}', 'newer-version'],
    ['{"format":"sprawdzam-game","version":1,"facts":[{"at":-1,"type":"stop","seat":0}]}', 'invalid'],
    ['{"format":"sprawdzam-game","version":1,"facts":[]}', 'no-start'],
  ])('%s is refused and nothing changes', async (source, why) => {
    const library = await loadLibrary(store());
    expect(await importGame(source, library)).toMatchObject({ ok: false, error: { why } });
    expect(library.games.value).toEqual([]);
  });

  test('a phone without room says so, and keeps nothing half', async () => {
    const content = writeGameFile(stored());
    const phone = store(2);
    const library = await loadLibrary(phone);
    expect(await importGame(content, library)).toMatchObject({ ok: false, error: { why: 'not-saved' } });
    expect(library.games.value).toEqual([]);
    expect(phone.rows.size).toBe(0);
  });

  test('an id that could not stand in an address is made to; a missing one is the same every time', async () => {
    const content = writeGameFile({ ...stored(), id: 'stół 4/ą' });
    const library = await loadLibrary(store());
    expect(await importGame(content, library)).toMatchObject({ value: { id: 'st---4--' } });
    const nameless = content.replace(/ {2}"id".*\n/, '');
    const first = await importGame(nameless, library);
    expect(first).toMatchObject({ value: { outcome: 'added' } });
    expect(await importGame(nameless, library)).toMatchObject({ value: { outcome: 'known' } });
  });
});
