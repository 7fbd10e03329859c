import { describe, expect, test } from 'vitest';
import { duplicateCsv } from '../../../../src/app/duplicate/exports.ts';
import { objectionEffect } from '../../../../src/app/duplicate/objecting.ts';
import { wronglyDrawn } from '../../../../src/domain/duplicate/verify.ts';
import { DAY, LAST_MOMENT } from '../../../../src/domain/units.ts';
import { memoryDevice, START } from './memoryHall.ts';

async function begun() {
  const device = memoryDevice();
  const halls = await device.openWindow();
  const hall = (await halls.create(START))!;
  return { device, halls, hall };
}

describe('the duplicate games of a device', () => {
  test('what was recorded is there after a reload', async () => {
    const { device, hall } = await begun();
    expect(hall.drawByChance()).toBeNull();
    expect(hall.add({ type: 'move' }, { type: 'answer', participant: 17, points: 12 })).toBeNull();
    const again = (await device.openWindow()).find(hall.id)!;
    expect(again.game.value.entries).toEqual(hall.game.value.entries);
    expect(again.state.value).toEqual(hall.state.value);
  });

  test('all facts of one step are recorded, or none', async () => {
    const { hall, device } = await begun();
    const before = hall.game.value;
    expect(hall.add({ type: 'draw', rack: 'AEIOBKS' }, { type: 'draw', rack: 'AEIOBKS' })?.why).toBe(
      'wrong-phase',
    );
    expect(hall.game.value).toBe(before);
    expect(device.logs.get(hall.id)).toHaveLength(1);
  });

  test('another window follows, also when it missed something', async () => {
    const { device, halls, hall } = await begun();
    const room = await device.openWindow();
    const seen = room.find(hall.id)!;
    hall.add({ type: 'draw', rack: 'AEIOBKS' });
    expect(seen.state.value.rack).toEqual([...'AEIOBKS']);
    await seen.follow(99, []);
    expect(seen.game.value.entries).toEqual(hall.game.value.entries);
    await halls.remove(hall.id);
    expect(room.find(hall.id)).toBeNull();
  });

  test('the draws can be verified once the seed is shown', async () => {
    const { hall } = await begun();
    for (let i = 0; i < 3; i += 1) {
      expect(hall.drawByChance()).toBeNull();
      hall.add({ type: 'no-move' });
    }
    hall.add({ type: 'ended', why: 'referee' });
    expect(JSON.stringify(hall.game.value.entries)).not.toContain('7777');
    expect(hall.reveal()).toBeNull();
    expect(wronglyDrawn(hall.game.value)).toEqual([]);
  });

  test('undo takes back whatever was last', async () => {
    const { hall } = await begun();
    hall.add({ type: 'draw', rack: 'AEIOBKS' });
    expect(hall.undo()).toMatchObject({ ok: true, value: { type: 'draw' } });
    expect(hall.state.value.phase).toBe('drawing');
    expect(hall.undo()).toMatchObject({ ok: false, error: { why: 'cannot-retract-start' } });
  });

  test('undo says what it took back; what the list decided by itself stays decided', async () => {
    const { hall } = await begun();
    hall.add(
      { type: 'answer', participant: 1, points: 9, words: ['TIK'] },
      { type: 'judged', words: [{ word: 'TIK', valid: true }], by: 'list' },
    );
    expect(hall.undo()).toMatchObject({ value: { type: 'answer', participant: 1 } });
    expect(hall.state.value.moves[0]?.answers ?? null).toBeNull();
    expect(hall.state.value.verdicts.size).toBe(1);
    hall.add({ type: 'judged', words: [{ word: 'KIT', valid: true }], by: 'referee' });
    expect(hall.undo()).toMatchObject({ value: { type: 'judged' } });
    expect(hall.undo()).toMatchObject({ error: { why: 'cannot-retract-start' } });
  });

  test('who plays the next game may change: N counts whoever came, and does not forget who is missing', async () => {
    const { halls, hall } = await begun();
    hall.add({ type: 'warning', participant: 2 }, { type: 'ended', why: 'referee' });
    const next = (await halls.createNext(hall, [
      { number: 2, name: 'Boris Nový' },
      { number: 5, name: 'Dana' },
    ]))!;
    expect(next.state.value.start).toMatchObject({
      entrants: 4,
      participants: [
        { number: 2, name: 'Boris Nový', warnings: 1 },
        { number: 5, name: 'Dana' },
      ],
    });
    const third = (await halls.createNext(next))!;
    expect(third.state.value.start.participants.map(({ number }) => number)).toEqual([1, 2, 5, 17]);
    expect(third.state.value.start.entrants).toBe(4);
  });

  test('the next game keeps numbers, warnings, exclusions and N', async () => {
    const { halls, hall } = await begun();
    const warning = { type: 'warning', participant: 2, confirmed: { by: 'referee' } } as const;
    hall.add(warning, { ...warning, participant: 17 }, warning, warning, warning, {
      type: 'ended',
      why: 'referee',
    });
    const next = (await halls.createNext(hall))!;
    expect(next.state.value.start).toMatchObject({
      game: 2,
      series: hall.id,
      entrants: 3,
      participants: [
        { number: 1, name: 'Anna' },
        { number: 2, warnings: 4, excluded: true },
        { number: 17, warnings: 1 },
      ],
    });
    expect(halls.series(next).map(({ id }) => id)).toEqual([hall.id, next.id]);
    expect(next.add({ type: 'answer', participant: 2, points: 5 })?.why).toBe('excluded');
  });

  test('a warning that is taken back in the first game, or given there late, counts so in the second', async () => {
    const { device, halls, hall } = await begun();
    const warning = { type: 'warning', participant: 2, confirmed: { by: 'referee' } } as const;
    hall.add({ type: 'ended', why: 'referee' }, warning, warning, warning, warning);
    const next = (await halls.createNext(hall))!;
    const started = () => next.state.value.start.participants;
    expect(started()[1]).toMatchObject({ warnings: 4, excluded: true });
    hall.undo();
    expect(started()).toEqual([
      START.participants[0],
      { ...START.participants[1], warnings: 3 },
      START.participants[2],
    ]);
    expect(next.add({ type: 'answer', participant: 2, points: 5 })).toBeNull();
    for (let i = 0; i < 3; i += 1) hall.undo();
    expect(started()).toEqual(START.participants);
    expect(next.undo()).toMatchObject({ ok: true, value: { type: 'answer' } });
    expect(next.undo()).toMatchObject({ ok: false });
    expect(hall.add({ ...warning, participant: 17 })).toBeNull();
    expect(started()[2]).toMatchObject({ warnings: 1 });
    const again = (await device.openWindow()).find(next.id)!;
    expect(again.state.value.start).toEqual(next.state.value.start);
  });

  test('a backup is read back on another device, once', async () => {
    const { halls, hall } = await begun();
    hall.add({ type: 'draw', rack: 'AEIOBKS' }, { type: 'ended', why: 'referee' });
    await halls.createNext(hall);
    const other = await memoryDevice().openWindow();
    const text = halls.backup(hall);
    expect(await other.restore(text)).toEqual({ ok: true, value: 2 });
    expect(other.find(hall.id)?.game.value.entries).toEqual(hall.game.value.entries);
    expect(other.find(hall.id)?.hasSeed).toBe(false);
    expect(await other.restore(text)).toMatchObject({ ok: false, error: { why: 'known' } });
    for (const bad of ['', '{}', '[]', '{"format":"sprawdzam-duplicate-backup","version":1,"games":[]}'])
      expect((await other.restore(bad)).ok).toBe(false);
  });

  test('a moment more than a day ahead is refused, and what is no game is not stored', async () => {
    const { halls, hall } = await begun();
    const device = memoryDevice();
    const other = await device.openWindow();
    const text = halls.backup(hall);
    const [at] = /(?<="at":)\d+/.exec(text)!;
    for (const late of [DAY + 60_000, LAST_MOMENT])
      expect(await other.restore(text.replace(at!, String(late)))).toMatchObject({
        error: { why: 'impossible-date' },
      });
    expect((await other.restore(text.replace(at!, String(DAY / 2)))).ok).toBe(true);

    const headless = '{"format":"sprawdzam-game","version":1,"id":"x","facts":[{"at":1,"type":"no-move"}]}';
    expect((await other.restore(headless)).ok).toBe(false);
    expect([...device.logs.keys()]).toEqual([hall.id]);
  });

  test('an objection shows what it would change before it does', async () => {
    const { hall } = await begun();
    hall.add(
      { type: 'answer', participant: 1, points: 30, words: ['POHMOŽDIL'] },
      { type: 'answer', participant: 2, points: 20 },
      { type: 'judged', words: [{ word: 'POHMOŽDIL', valid: false }], by: 'referee' },
      { type: 'master', points: 20 },
      { type: 'ended', why: 'referee' },
    );
    const effect = objectionEffect(hall, { type: 'objection', move: 1, word: 'POHMOŽDIL', valid: true });
    expect(effect).toMatchObject({
      ok: true,
      value: [
        { number: 2, points: [20, 20], maxima: [1, 0], place: [1, 2] },
        { number: 1, points: [0, 30], maxima: [0, 1], place: [2, 1] },
        { number: 17, place: [2, 3] },
      ],
    });
    expect(hall.state.value.ruledWords).toEqual([]);
  });

  test('the CSV has the tournament and every game', async () => {
    const { halls, hall } = await begun();
    hall.add(
      { type: 'answer', participant: 17, points: 9, words: ['MATKYNA'] },
      { type: 'master', points: 9 },
      { type: 'ended', why: 'referee' },
    );
    const h = {
      place: 'p',
      number: 'n',
      name: 'name',
      points: 'SB',
      maxima: 'm',
      percentage: '%',
      tournamentPoints: 'TB',
      excluded: 'x',
      games: 'all',
      thisGame: 'game',
      undecided: 'open',
      club: 'club',
    };
    const { name, content } = duplicateCsv(halls.series(hall), h, 'table');
    expect(name).toBe('ms-2011-table.csv');
    expect(content).toContain('1;17;"Cyril";8;9;1;100\r\n');
    expect(content).toContain('"game";1\r\n');
    expect(content).not.toContain('club');
    expect(content).toContain('"open";"MATKYNA"\r\n');
    hall.add({ type: 'judged', words: [{ word: 'MATKYNA', valid: true }], by: 'referee' });
    expect(duplicateCsv(halls.series(hall), h, 'table').content).not.toContain('open');
    const club = await halls.createNext(hall, [{ number: 17, name: 'Cyril', club: 'Trnava' }]);
    const both = duplicateCsv(halls.series(club!), h, 'table').content;
    expect(both).toContain('"p";"n";"name";"club";"TB"');
    expect(both).toContain('17;"Cyril";"Trnava";');
    expect(both).toContain('1;"Anna";"";');
  });
});

test('a game from a copy goes on without its seed: letters come by chance, and no proof is claimed for them', async () => {
  const first = await memoryDevice().openWindow();
  const hall = (await first.create(START))!;
  hall.drawByChance();
  const copy = first.backup(hall);
  expect(copy).not.toContain(first.ports.seeds.read(hall.id));
  const other = await memoryDevice().openWindow();
  expect(await other.restore(copy)).toMatchObject({ ok: true });
  const here = other.find(hall.id)!;
  expect(here.hasSeed).toBe(false);
  here.add({ type: 'move' }, { type: 'no-move' });
  expect(here.drawByChance()).toBeNull();
  expect(here.state.value.draws.map(({ random }) => random)).toEqual([true, undefined]);
  expect(here.reveal()).toEqual({ why: 'no-commitment' });
});
