import { WebSocket } from 'ws';
import type { RoomPorts } from '../../src/app/room/ports.ts';
import { mqttLink } from '../../src/platform/mqttLink.ts';
import { roomCryptography } from '../../src/platform/roomCryptography.ts';

/** A topic and sizes like a room's, for the bare broker. */
export const ECHO = { scene: 'scene', answers: 'answers', answer: 500 };

const cryptography = roomCryptography();
let ids = 0;
const newId = () => `${process.pid}-${++ids}`;

export const openLink = (port: number) =>
  mqttLink(`ws://127.0.0.1:${port}/mqtt`, newId(), (url) => new WebSocket(url, ['mqtt']) as never);

/** What a room needs from outside, in a process of Node's. */
export function roomPorts(port: number): RoomPorts {
  const kept = new Map<string, string>();
  return {
    openLink: openLink(port),
    cryptography,
    memory: { read: (key) => kept.get(key) ?? null, write: (key, text) => kept.set(key, text) },
    now: () => Date.now(),
    repeat(run, span) {
      const id = setInterval(run, span);
      return () => clearInterval(id);
    },
    pause: (span) => new Promise((resolve) => setTimeout(resolve, span)),
    newId,
    watchSight() {},
  };
}
