import type { Hall } from '../../../../src/app/duplicate/hall.ts';
import { openHalls } from '../../../../src/app/duplicate/halls.ts';
import type { HallPorts } from '../../../../src/app/duplicate/ports.ts';
import { openPlayerRoom, type PlayerRoom } from '../../../../src/app/room/playerRoom.ts';
import type { RoomPorts } from '../../../../src/app/room/ports.ts';
import { openRefereeRoom, type RefereeRoom } from '../../../../src/app/room/refereeRoom.ts';
import { SAFE } from '../../../../src/app/shell/saving.ts';
import type { DuplicateEntry, DuplicateStart } from '../../../../src/domain/duplicate/fact.ts';
import { SLOVAK_DUPLICATE } from '../../../../src/domain/rules/presets/slovakDuplicate.ts';
import { roomCryptography } from '../../../../src/platform/roomCryptography.ts';
import { PROTOCOL } from '../../../../src/share/room/topics.ts';
import { memoryBroker } from './memoryBroker.ts';

const START: DuplicateStart = {
  type: 'start',
  rules: SLOVAK_DUPLICATE,
  event: 'MS 2011',
  participants: [
    { number: 1, name: 'Anna' },
    { number: 2, name: 'Boris' },
    { number: 17, name: 'Cyril' },
  ],
};

/** What a site with a room says of it. */
export const SITE = { broker: '', room: null, address: 'http://hall/', protocol: PROTOCOL, refused: 0 };

type Memory = Map<string, string>;

/** A hall with a referee's computer, a broker and as many devices as are asked for; time goes on when it is told to. */
export function roomWorld() {
  const broker = memoryBroker();
  const cryptography = roomCryptography(null);
  let time = 1_000_000;
  let ids = 0;
  const repeated = new Set<() => void>();

  const ports = (memory: Memory, isCut?: () => boolean, skew = 0): RoomPorts => ({
    openLink: broker.openLink(isCut),
    cryptography,
    memory: { read: (key) => memory.get(key) ?? null, write: (key, text) => memory.set(key, text) },
    now: () => time + skew,
    repeat(run) {
      repeated.add(run);
      return () => repeated.delete(run);
    },
    pause: async () => undefined,
    newId: () => `id${++ids}`,
    watchSight() {},
  });

  /** What was begun is finished: messages, signatures, storage. */
  const calm = async () => {
    for (let i = 0; i < 60; i += 1) await new Promise((resolve) => setImmediate(resolve));
  };

  /** `skew`: by so much its clock is ahead. */
  const computer = (skew = 0) => {
    const logs = new Map<string, DuplicateEntry[]>();
    const seeds = new Map<string, string>();
    const memory: Memory = new Map();
    const hallPorts: HallPorts = {
      store: {
        load: async () => ({
          logs: [...logs].map(([id, entries]) => ({ id, entries: [...entries] })),
          databaseAnswers: true,
        }),
        async add(id, ...entries) {
          logs.set(id, [...(logs.get(id) ?? []), ...entries]);
          return SAFE;
        },
        heal: async () => SAFE,
        reread: async () => null,
        release() {},
        async remove() {},
        forget() {},
      },
      repeat: () => () => undefined,
      now: () => time + skew,
      newId: () => `game${++ids}`,
      newSeed: () => '7'.repeat(64),
      seeds: { read: (id) => seeds.get(id) ?? null, write: (id, seed) => seeds.set(id, seed) },
      ledRoom: () => null,
      broadcast() {},
      onBroadcast() {},
      fullScreen() {},
      openWindow() {},
      base: '',
      share: null,
      copy: async () => true,
      qr: () => [],
    };
    return {
      memory,
      open: () => openHalls(hallPorts),
      ports: (isCut?: () => boolean) => ports(memory, isCut, skew),
    };
  };

  const pass = async (ms: number) => {
    await calm();
    time += ms;
    for (const run of [...repeated]) run();
    await calm();
  };

  return {
    broker,
    cryptography,
    computer,
    calm,
    secret: cryptography.newSecret(),
    now: () => time,
    pass,
    async referee(
      secret: Uint8Array<ArrayBuffer>,
      on = computer(),
      pause: RoomPorts['pause'] = async () => undefined,
    ): Promise<{ hall: Hall; room: RefereeRoom; on: typeof on }> {
      const halls = await on.open();
      const hall = halls.all.value[0] ?? (await halls.create(START));
      if (!hall) throw new Error('no game');
      const room = openRefereeRoom(hall, secret, halls.ports.seeds.read(hall.id), { ...on.ports(), pause });
      // It listens for a while before it speaks.
      await pass(0);
      return { hall, room, on };
    },
    async device(
      name: string,
      number: number | null,
      { memory = new Map(), isCut, skew = 0 }: { memory?: Memory; isCut?: () => boolean; skew?: number } = {},
    ): Promise<PlayerRoom & { readonly memory: Memory }> {
      const room = openPlayerRoom(name, ports(memory, isCut, skew));
      if (!room) throw new Error('no room');
      await calm();
      if (number !== null) room.choose(number);
      await calm();
      return { ...room, memory };
    },
  };
}
