import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { fileURLToPath } from 'node:url';
import { effect } from '@preact/signals';
import { Aedes } from 'aedes';
import { createWebSocketStream, WebSocketServer } from 'ws';
import { newRoom, openRoom, roomAnswers } from '../../.tools/room.mjs';
import { serveSite } from '../../.tools/site.mjs';
import { openPlayerRoom } from '../../src/app/room/playerRoom.ts';
import type { Placement } from '../../src/domain/board/placement.ts';
import { ECHO, openLink, roomPorts } from './roomPorts.ts';

/** What the processes of a load tell the one that drives them. */
export type Told =
  | { readonly what: 'port'; readonly port: number }
  | { readonly what: 'memory'; readonly bytes: number }
  | { readonly what: 'up' | 'claimed' | 'racks' | 'answered' | 'refused'; readonly count: number }
  /** When each of its devices had the rack of a move, and when each was told that its answer is taken. */
  | { readonly what: 'seen' | 'taken'; readonly n: number; readonly at: readonly number[] };

const tell = (told: Told) => process.send?.(told);
const [, , role = '', port = '0', name = '', from = '0', to = '0'] = process.argv;
const numbers = Array.from({ length: Number(to) - Number(from) }, (_, i) => Number(from) + i);
process.on('disconnect', () => process.exit());

if (role === 'broker' || role === 'bare') {
  const server = await (role === 'broker' ? site() : bareBroker());
  tell({ what: 'port', port: (server.address() as AddressInfo).port });
  setInterval(() => tell({ what: 'memory', bytes: process.memoryUsage().rss }), 1_000);
} else if (role === 'devices') devices();
else if (role === 'players') players();
else if (role === 'echoes') echoes();

/** As `npm start -- --room` serves it. */
async function site(): Promise<Server> {
  const room = newRoom();
  const folder = fileURLToPath(new URL('../../dist', import.meta.url));
  const server = await serveSite({ folder, port: 0, address: '127.0.0.1', besides: roomAnswers({ room }) });
  await openRoom(server, { room });
  return server;
}

async function bareBroker(): Promise<Server> {
  const server = createServer();
  const broker = await Aedes.createBroker({ concurrency: 500 });
  new WebSocketServer({ server, handleProtocols: () => 'mqtt' }).on('connection', (socket) => {
    broker.handle(createWebSocketStream(socket) as never);
  });
  return new Promise((resolve) => server.listen(0, '127.0.0.1', () => resolve(server)));
}

/** Tells when all of these have happened, each time. */
function gathered(what: 'seen' | 'taken') {
  const moments = new Map<number, number[]>();
  return (n: number) => {
    const at = [...(moments.get(n) ?? []), Date.now()];
    moments.set(n, at);
    if (at.length === numbers.length) tell({ what, n, at });
  };
}

function devices(): void {
  const [seen, taken] = [gathered('seen'), gathered('taken')];
  let [up, claimed] = [0, 0];
  for (const number of numbers) {
    const room = openPlayerRoom(name, roomPorts(Number(port)))!;
    let [isUp, isClaimed, last, told] = [false, false, 0, 0];
    effect(() => {
      if (room.up.value && !isUp) {
        isUp = true;
        tell({ what: 'up', count: ++up });
      }
      if (room.claim.value === 'yes' && !isClaimed) {
        isClaimed = true;
        tell({ what: 'claimed', count: ++claimed });
      }
    });
    effect(() => {
      const scene = room.scene.value;
      if (scene?.phase !== 'playing' || scene.n <= last) return;
      last = scene.n;
      seen(scene.n);
      queueMicrotask(() => room.send({ at: 'H8', word: 'MATKA' }));
    });
    effect(() => {
      const line = room.sent.value[0];
      if (line?.as !== 'taken' || line.n <= told) return;
      told = line.n;
      taken(line.n);
    });
    room.choose(number + 1);
  }
}

/** Devices that lay what they are told. */
function players(): void {
  const rooms = numbers.map((number) => {
    const room = openPlayerRoom(name, roomPorts(Number(port)))!;
    room.choose(number + 1);
    return room;
  });
  let [claimed, racks, answered] = [0, 0, 0];
  for (const room of rooms) {
    let [isClaimed, hasRack, last] = [false, false, 0];
    effect(() => {
      if (room.claim.value === 'yes' && !isClaimed) {
        isClaimed = true;
        tell({ what: 'claimed', count: ++claimed });
      }
      if (room.scene.value?.phase === 'playing' && !hasRack) {
        hasRack = true;
        tell({ what: 'racks', count: ++racks });
      }
      const line = room.sent.value[0];
      if (line && line.as !== 'waiting' && line.seq !== last) {
        last = line.seq;
        tell({ what: line.as === 'taken' ? 'answered' : 'refused', count: ++answered });
      }
    });
  }
  process.on('message', (plays: readonly (Placement | null)[]) => {
    for (const [i, number] of numbers.entries()) {
      const play = plays[number];
      if (play) rooms[i]!.send(play);
    }
  });
}

function echoes(): void {
  const seen = gathered('seen');
  let up = 0;
  for (const _ of numbers) {
    const link = openLink(Number(port))({
      filters: [ECHO.scene],
      will: null,
      onMessage(_topic, payload) {
        seen(payload[0] ?? 0);
        void link.publish(ECHO.answers, new Uint8Array(ECHO.answer).fill(payload[0] ?? 0), false);
      },
      onUp: () => tell({ what: 'up', count: ++up }),
    });
  }
}
