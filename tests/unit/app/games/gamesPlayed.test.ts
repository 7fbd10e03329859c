import { describe, expect, test } from 'vitest';
import { gameHeading } from '../../../../src/app/games/gameHead.ts';
import { importGameFile, matches } from '../../../../src/app/games/gamesPlayed.ts';
import type { StoredGame } from '../../../../src/app/shell/ports.ts';
import { writeGameFile } from '../../../../src/share/gameFile/gameFile.ts';
import { begin, pass, play, rack } from '../../domain/table/script.ts';
import { named } from '../../storage/memoryRows.ts';
import { phone } from './phone.ts';

const NOW = 1_800_000_000_000;
const players = [{ name: 'Anna Żółkiewska', club: 'Ghost Kraków' }, { name: 'Łukasz' }];

const HOUR = 3_600_000;
/** A game of one fact, as a file that anybody may write. */
const dated = (at: number) => {
  const [start] = stored().entries;
  return writeGameFile({ id: 'dated', entries: start ? [{ ...start, at }] : [] });
};

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

const headOf = ({ id, entries }: StoredGame) => gameHeading().describe(id, entries);
const summaryOf = (game: StoredGame) => headOf(game).summary;

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

  test('a log that grew is read on from where it was', () => {
    const { entries } = finished();
    const { describe: describeGame } = gameHeading();
    for (let rows = 1; rows < entries.length; rows += 1) describeGame('two', entries.slice(0, rows));
    expect(describeGame('two', entries)).toEqual(headOf(finished()));
    expect(describeGame('other', stored().entries)).toEqual(headOf(stored('other')));
  });

  test('rows that are no game', () => {
    expect(summaryOf({ id: 'x', entries: [] })).toBeNull();
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
    expect(matches(headOf(stored()), query)).toBe(found);
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
    expect([matches(headOf(game), 'hanna'), matches(headOf(game), 'anna')]).toEqual([true, false]);
  });
});

describe('game files', () => {
  test('out and in again: the same game, and only once', async () => {
    const game = stored();
    const content = writeGameFile(game);
    const library = await phone().open();
    expect(await importGameFile(content, library, NOW)).toMatchObject({
      ok: true,
      value: { outcome: 'added', id: 'one', refused: 0 },
    });
    expect((await library.read('one'))?.entries).toEqual(JSON.parse(JSON.stringify(game.entries)));
    expect(await importGameFile(content, library, NOW)).toMatchObject({ value: { outcome: 'known' } });
    expect(library.heads.value).toHaveLength(1);
  });

  test.each([
    ['{', 'not-json'],
    ['[]', 'not-a-game'],
    ['{"format":"sprawdzam-game","version":99,"facts":[]}', 'newer-version'],
    ['{"format":"sprawdzam-game","version":1,"facts":[{"at":-1,"type":"stop","seat":0}]}', 'invalid'],
    ['{"format":"sprawdzam-game","version":1,"facts":[]}', 'no-start'],
    [dated(NOW + 25 * HOUR), 'impossible-date'],
  ])('%s is refused and nothing changes', async (source, why) => {
    const library = await phone().open();
    expect(await importGameFile(source, library, NOW)).toMatchObject({ ok: false, error: { why } });
    expect(library.heads.value).toEqual([]);
  });

  test('the clocks of two phones may differ by hours', async () => {
    const library = await phone().open();
    expect(await importGameFile(dated(NOW + 23 * HOUR), library, NOW)).toMatchObject({ ok: true });
  });

  test('a phone without room says so, and keeps nothing half', async () => {
    const content = writeGameFile(stored());
    const { rows, open } = phone();
    const library = await open();
    rows.failures = [named('QuotaExceededError')];
    expect(await importGameFile(content, library, NOW)).toMatchObject({
      ok: false,
      error: { why: 'not-saved' },
    });
    expect(library.heads.value).toEqual([]);
    expect(rows.rows).toEqual([]);
  });

  test('an id that could not stand in an address is made to; a missing one is the same every time', async () => {
    const content = writeGameFile({ ...stored(), id: 'stół 4/ą' });
    const library = await phone().open();
    expect(await importGameFile(content, library, NOW)).toMatchObject({ value: { id: 'st---4--' } });
    const nameless = content.replace(/ {2}"id".*\n/, '');
    const first = await importGameFile(nameless, library, NOW);
    expect(first).toMatchObject({ value: { outcome: 'added' } });
    expect(await importGameFile(nameless, library, NOW)).toMatchObject({ value: { outcome: 'known' } });
  });
});
