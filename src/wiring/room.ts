import type { RoomMemory } from '../app/room/ports.ts';
import { createRooms, type Rooms } from '../app/room/rooms.ts';
import type { Time } from '../app/shell/ports.ts';
import { mqttLink } from '../platform/mqttLink.ts';
import { roomCryptography } from '../platform/roomCryptography.ts';
import { readRoomSite, writeRoomSite } from '../platform/roomSite.ts';
import { appAddress } from '../platform/sharing.ts';
import { watchSight } from '../platform/sight.ts';

/** Wires the rooms of duplicate games to the browser; loaded when one is opened or joined. */
export function startRooms(time: Time, memory: RoomMemory): Rooms {
  const base = appAddress();
  const cryptography = roomCryptography();
  const newId = () =>
    Array.from(crypto.getRandomValues(new Uint8Array(12)), (n) => (n % 36).toString(36)).join('');
  return createRooms({
    site: () => readRoomSite(base),
    nameRoom: (name) => writeRoomSite(base, name),
    portsFor: (broker) => ({
      openLink: mqttLink(broker, newId()),
      cryptography,
      memory,
      now: time.now,
      repeat(run, span) {
        const id = setInterval(run, span);
        return () => clearInterval(id);
      },
      // Out of sight there is nothing to draw, and timers wait for a minute.
      pause: (span) =>
        document.hidden ? Promise.resolve() : new Promise((resolve) => setTimeout(resolve, span)),
      newId,
      watchSight,
    }),
    memory,
  });
}
