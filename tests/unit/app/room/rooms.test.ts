import { expect, test } from 'vitest';
import { createRooms } from '../../../../src/app/room/rooms.ts';
import { roomWorld, SITE } from './roomWorld.ts';

test('two screens that ask for the same room lead it once, and a site that was started anew is told its name again', async () => {
  const world = roomWorld();
  const on = world.computer();
  const { hall, room } = await world.referee(world.secret, on);
  room.close();
  const halls = await on.open();
  const named: string[] = [];
  let links = 0;
  const rooms = createRooms({
    site: async () => SITE,
    async nameRoom(name) {
      named.push(name);
      return true;
    },
    portsFor: () => {
      const ports = on.ports();
      return {
        ...ports,
        openLink(options) {
          links += 1;
          return ports.openLink(options);
        },
      };
    },
    memory: on.ports().memory,
  });
  expect(await Promise.all([rooms.lead(hall, halls), rooms.lead(hall, halls)])).toEqual([true, true]);
  await world.pass(250);
  expect([links, rooms.open.value?.room.replaced.value]).toEqual([1, false]);
  const before = named.length;
  await world.broker.restart();
  expect(named.slice(before)).toEqual([rooms.open.value?.room.name]);
  rooms.close();
  expect(named.at(-1)).toBe('');
});
