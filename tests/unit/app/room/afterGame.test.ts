import { expect, test } from 'vitest';
import type { Hall } from '../../../../src/app/duplicate/hall.ts';
import { createRefereeSight } from '../../../../src/app/room/refereeSight.ts';
import { createRooms } from '../../../../src/app/room/rooms.ts';
import { roomWorld, SITE } from './roomWorld.ts';

const MATKA = { at: 'H8', word: 'MATKA' };

/** One move, in which the second player's word is refused, and the end. */
function playThrough(hall: Hall): void {
  expect(
    hall.add(
      { type: 'draw', rack: 'MATKAIV' },
      { type: 'move' },
      { type: 'answer', participant: 1, move: 1, placement: MATKA },
      { type: 'answer', participant: 2, move: 1, placement: { at: 'H8', word: 'VITKA' } },
      {
        type: 'judged',
        by: 'referee',
        words: [
          { word: 'MATKA', valid: true },
          { word: 'VITKA', valid: false },
        ],
      },
      { type: 'master', placement: MATKA },
      { type: 'ended', why: 'referee' },
    ),
  ).toBeNull();
}

test('after the game every device has its own player’s sheet and the words; what is ruled later comes too, also to whoever reloads', async () => {
  const world = roomWorld();
  const { hall, room } = await world.referee(world.secret);
  const anna = await world.device(room.name, 1);
  const boris = await world.device(room.name, 2);
  expect([anna.partiar.value, anna.words.value]).toEqual([null, null]);
  playThrough(hall);
  await world.pass(4_000);
  const shown = ({ partiar }: typeof anna) => [
    partiar.value?.name,
    partiar.value?.points,
    partiar.value?.place,
  ];
  expect([shown(anna), shown(boris)]).toEqual([
    ['Anna', 16, 1],
    ['Boris', 0, 2],
  ]);
  expect(boris.words.value).toMatchObject({
    invalid: [{ word: 'VITKA', n: 1, by: 1 }],
    valid: [{ word: 'MATKA', n: 1, by: 1 }],
  });
  boris.close();
  expect(hall.add({ type: 'objection', move: 1, word: 'VITKA', valid: true })).toBeNull();
  const again = await world.device(room.name, null, { memory: boris.memory });
  await world.pass(4_000);
  expect(again.partiar.value).toMatchObject({ name: 'Boris', points: 14 });
  expect(again.words.value?.invalid).toEqual([]);
});

test('the next game of the tournament is played in the same room: nobody joins again', async () => {
  const world = roomWorld();
  const on = world.computer();
  const halls = await on.open();
  const { hall: made, room: closed } = await world.referee(world.secret, on);
  closed.close();
  const first = halls.find(made.id) ?? (await on.open()).all.value[0]!;
  const opened = await on.open();
  const ports = on.ports();
  const rooms = createRooms({
    site: async () => SITE,
    nameRoom: async () => true,
    portsFor: () => ports,
    memory: ports.memory,
  });
  await rooms.lead(first, opened);
  // It listens for a while before it speaks.
  await world.pass(0);
  const anna = await world.device(rooms.open.value!.room.name, 1);
  playThrough(first);
  await world.pass(4_000);
  expect(anna.partiar.value?.name).toBe('Anna');

  const second = (await opened.createNext(first))!;
  await rooms.goOn(first, second, opened);
  await world.pass(4_000);
  expect(rooms.open.value?.hall).toBe(second.id);
  expect([anna.scene.value?.game, anna.scene.value?.round, anna.claim.value, anna.partiar.value]).toEqual([
    second.id,
    2,
    'yes',
    null,
  ]);
  expect(second.add({ type: 'draw', rack: 'MATKAIV' }, { type: 'move' })).toBeNull();
  await world.calm();
  anna.send(MATKA);
  await world.calm();
  expect(anna.sent.value.map(({ as }) => as)).toEqual(['taken']);
  expect(anna.draft.value).toMatchObject({ rack: 'MATKAIV', gaps: [] });

  rooms.close();
  await world.calm();
  expect(anna.referee.value).toBe('closed');
});

test('a referee who is not there is said, also to whoever comes later; a broken connection of one’s own is not his', async () => {
  const world = roomWorld();
  const { room, on } = await world.referee(world.secret);
  const anna = await world.device(room.name, 1);
  await world.pass(60_000);
  expect(anna.referee.value).toBe('here');
  room.close();
  await world.pass(4_000);
  await world.pass(8_000);
  expect(anna.referee.value).toBe('silent');
  const late = await world.device(room.name, null);
  expect(late.people.value).toHaveLength(3);
  await world.pass(8_000);
  await world.pass(8_000);
  expect(late.referee.value).toBe('silent');
  await world.referee(world.secret, on);
  await world.pass(4_000);
  expect([anna.referee.value, late.referee.value]).toEqual(['here', 'here']);

  let now = 0;
  const sight = createRefereeSight(() => now);
  for (now = 0; now < 60_000; now += 4_000) sight.look(false);
  expect(sight.sight.value).toBe('here');
  // A connection that was dead before it was found broken: on the new one he is not missed yet.
  for (now = 60_000; now < 80_000; now += 4_000) sight.look(true);
  expect(sight.sight.value).toBe('silent');
  sight.begin();
  expect(sight.sight.value).toBe('here');
});
