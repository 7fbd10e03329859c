import { fork } from 'node:child_process';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { fileURLToPath } from 'node:url';
import { WebSocket } from 'ws';
import { openRoom } from '../../.tools/room.mjs';
import { openHalls } from '../../src/app/duplicate/halls.ts';
import type { HallPorts } from '../../src/app/duplicate/ports.ts';
import { openPlayerRoom } from '../../src/app/room/playerRoom.ts';
import type { RoomPorts } from '../../src/app/room/ports.ts';
import { openRefereeRoom } from '../../src/app/room/refereeRoom.ts';
import { SAFE } from '../../src/app/shell/saving.ts';
import { lastAnswers } from '../../src/domain/duplicate/state.ts';
import { SLOVAK_DUPLICATE } from '../../src/domain/rules/presets/slovakDuplicate.ts';
import { mqttLink } from '../../src/platform/mqttLink.ts';
import { roomCryptography } from '../../src/platform/roomCryptography.ts';

const DEVICES = Number(process.env.DEVICES ?? 300);
const MOVES = Number(process.env.MOVES ?? 27);
const RACK = 'MATKAIV';

if (process.argv[2] === 'broker') {
  const server = createServer();
  await openRoom(server);
  server.listen(0, '127.0.0.1', () => process.send?.({ port: (server.address() as AddressInfo).port }));
  setInterval(() => process.send?.({ memory: process.memoryUsage().rss }), 1_000);
  process.on('disconnect', () => process.exit());
} else await load();

async function load(): Promise<void> {
  const broker = fork(fileURLToPath(import.meta.url), ['broker'], { execArgv: ['--import', 'tsx'] });
  let memory = 0;
  const port = await new Promise<number>((resolve) => {
    broker.on('message', (said: { port?: number; memory?: number }) => {
      memory = Math.max(memory, said.memory ?? 0);
      if (said.port) resolve(said.port);
    });
  });
  const cryptography = roomCryptography();
  let ids = 0;
  const ports = (): RoomPorts => {
    const kept = new Map<string, string>();
    return {
      openLink: mqttLink(
        `ws://127.0.0.1:${port}/mqtt`,
        `c${++ids}`,
        (url) => new WebSocket(url, ['mqtt']) as never,
      ),
      cryptography,
      memory: { read: (key) => kept.get(key) ?? null, write: (key, text) => kept.set(key, text) },
      now: () => Date.now(),
      repeat(run, span) {
        const id = setInterval(run, span);
        return () => clearInterval(id);
      },
      newId: () => `s${++ids}`,
      watchSight() {},
    };
  };
  const halls = await openHalls({
    store: {
      load: async () => ({ logs: [], databaseAnswers: true }),
      add: async () => SAFE,
      heal: async () => SAFE,
      reread: async () => null,
      release() {},
      async remove() {},
      forget() {},
    },
    now: () => Date.now(),
    newId: () => `game${++ids}`,
    newSeed: () => '7'.repeat(64),
    seeds: { read: () => null, write() {} },
    ledRoom: () => null,
    broadcast() {},
    onBroadcast() {},
    fullScreen() {},
    openWindow() {},
    base: '',
    share: null,
    copy: async () => true,
    qr: () => [],
  } satisfies HallPorts);
  const participants = Array.from({ length: DEVICES }, (_, i) => ({ number: i + 1, name: `P${i + 1}` }));
  const hall = (await halls.create({
    type: 'start',
    rules: { ...SLOVAK_DUPLICATE, rackCheck: [] },
    participants,
  }))!;
  const secret = cryptography.newSecret();
  const room = openRefereeRoom(hall, secret, null, ports());
  /** Looks until it is so. */
  const until = async (done: () => boolean, what: string, most = 120_000) => {
    const since = Date.now();
    while (!done()) {
      if (Date.now() - since > most) throw new Error(`never: ${what}`);
      await new Promise((resolve) => setTimeout(resolve, 2));
    }
    return Date.now() - since;
  };
  await until(() => room.up.value, 'the referee is connected');
  const devices = participants.map(() => openPlayerRoom(room.name, ports())!);
  await until(() => devices.every(({ up }) => up.value), 'all are connected');
  for (const [i, device] of devices.entries()) device.choose(i + 1);
  console.log(
    `claims: ${await until(() => devices.every(({ claim }) => claim.value === 'yes'), 'claims')} ms`,
  );
  const rounds: number[] = [];
  const delays: number[] = [];
  let lost = 0;
  for (let n = 1; n <= MOVES; n += 1) {
    const since = Date.now();
    const seen = devices.map(() => 0);
    if (hall.add({ type: 'draw', rack: RACK }, { type: 'move' })) throw new Error('no draw');
    await until(() => {
      devices.forEach((device, i) => {
        const { scene, send } = device;
        if (seen[i] || scene.value?.n !== n || scene.value.phase !== 'playing') return;
        seen[i] = Date.now() - since;
        send({ at: 'H8', word: 'MATKA' });
      });
      return seen.every(Boolean);
    }, `rack ${n} everywhere`);
    delays.push(...seen);
    await until(
      () => devices.every(({ sent }) => sent.value.some(({ as }) => as === 'taken')),
      `answers to ${n}`,
      30_000,
    ).catch(() => undefined);
    rounds.push(Date.now() - since);
    lost += DEVICES - lastAnswers(hall.state.value.moves[n - 1]!).size;
    const waiting = devices.filter(({ sent }) => !sent.value.some(({ as }) => as === 'taken')).length;
    if (waiting > 0) console.log(`move ${n}: ${waiting} not answered`);
    // Nothing is laid: the same rack again and again, the whole of it goes back.
    const words = {
      type: 'judged',
      words: [{ word: 'MATKA', valid: false }],
      by: 'referee',
      from: n,
    } as const;
    const refused = hall.add(...(n === 1 ? [words] : []), { type: 'no-move' });
    if (refused) throw new Error(JSON.stringify(refused));
  }
  delays.sort((a, b) => a - b);
  console.log(`${DEVICES} devices, ${MOVES} moves: lost ${lost}`);
  console.log(`announcement: median ${delays[delays.length >> 1]} ms, worst ${delays.at(-1)} ms`);
  console.log(`all answered and told: median ${[...rounds].sort((a, b) => a - b)[rounds.length >> 1]} ms`);
  console.log(`broker memory: ${Math.round(memory / 1e6)} MB; garbage ${room.garbage.value}`);
  process.exit(0);
}
