import { computed, type ReadonlySignal, signal } from '@preact/signals';
import type { Placement } from '../../domain/board/placement.ts';
import { timeLeft } from '../../domain/duplicate/state.ts';
import type { Millis } from '../../domain/units.ts';
import { fromBase64url, toBase64url } from '../../share/bits/base64url.ts';
import type { Bytes } from '../../share/room/cryptography.ts';
import { openSigned, signedFor } from '../../share/room/envelope.ts';
import {
  type Roster,
  readRoster,
  readSaid,
  readScene,
  readTaken,
  readTime,
  type Said,
  type Scene,
  writeMessage,
} from '../../share/room/messages.ts';
import { deviceTopic, heardBy, TOPICS } from '../../share/room/topics.ts';
import { createHostClock } from './hostClock.ts';
import { createOutgoing, type SentLine } from './outgoing.ts';
import type { RoomPorts } from './ports.ts';
import { roomKey } from './refereeRoom.ts';

const SAY_AGAIN: Millis = 4_000;

/** The room as a player's device has it. What it shows is what the referee has signed. */
export type PlayerRoom = {
  readonly up: ReadonlySignal<boolean>;
  readonly scene: ReadonlySignal<Scene | null>;
  readonly people: ReadonlySignal<Roster['people']>;
  readonly taken: ReadonlySignal<readonly number[]>;
  readonly number: ReadonlySignal<number | null>;
  readonly claim: ReadonlySignal<Said['claim'] | 'waiting'>;
  /** What was sent in the move that is played, the last first. */
  readonly sent: ReadonlySignal<readonly SentLine[]>;
  readonly choose: (number: number | null) => void;
  /** Null: what lies there is no move; it is noted and nothing goes out. */
  readonly send: (placement: Placement | null) => void;
  /** By the referee's clock; null where none is known. */
  readonly left: () => Millis | null;
  readonly look: (here: boolean) => void;
  readonly close: () => void;
};

/** Null where the room's name is none. */
export function openPlayerRoom(room: string, ports: RoomPorts): PlayerRoom | null {
  const referee = roomKey(room);
  return referee && openRoom(room, referee, ports);
}

function openRoom(room: string, referee: Bytes, ports: RoomPorts): PlayerRoom {
  const { cryptography } = ports;
  const secret = ownSecret(ports);
  const device = toBase64url(cryptography.publicKey(secret));
  const topic = deviceTopic(room, 'says', device);
  const clock = createHostClock(ports.now);
  const scene = signal<Scene | null>(null);
  const people = signal<Roster['people']>([]);
  const taken = signal<readonly number[]>([]);
  const out = createOutgoing(ports.memory, room, ports.now);

  const say = async (): Promise<void> => {
    const sealed = cryptography.seal(referee, writeMessage(out.next()));
    if (sealed) {
      await link.publish(topic, await signedFor(cryptography, secret, topic, sealed), TOPICS.says.retained);
    }
  };

  const take = async (from: string, payload: Uint8Array): Promise<void> => {
    const read = await openSigned(cryptography, from, payload);
    if (!read || read.topic.room !== room) return;
    const { body } = read;
    switch (read.topic.kind) {
      case 'scene':
        return hearScene(readScene(body));
      case 'roster':
        people.value = readRoster(body)?.people ?? people.peek();
        return;
      case 'taken':
        taken.value = readTaken(body)?.numbers ?? taken.peek();
        return;
      case 'time': {
        const time = readTime(body);
        if (time) clock.hear(time.now);
        return;
      }
      case 'said': {
        const said = readSaid(body);
        if (said && read.topic.rest === device && out.answered(said)) clock.hear(said.now);
        return;
      }
      default:
    }
  };
  /** What was announced before this one, by a referee's page that was replaced or by somebody who kept it, is past. */
  const hearScene = (next: Scene | null) => {
    const now = scene.peek();
    if (!next) return;
    const older =
      now &&
      (next.session.id === now.session.id ? next.count < now.count : next.session.since < now.session.since);
    if (older) return;
    clock.hear(next.now);
    scene.value = next;
  };

  let queue = Promise.resolve();
  const link = ports.openLink({
    filters: [...heardBy.everyDevice(room), heardBy.device(room, device)],
    async will() {
      const goneTopic = deviceTopic(room, 'gone', device);
      const body = writeMessage({ line: out.newLine() });
      return { topic: goneTopic, payload: await signedFor(cryptography, secret, goneTopic, body) };
    },
    onMessage(from, payload) {
      queue = queue.then(() => take(from, payload));
    },
    onUp() {
      clock.forget();
      void say();
    },
  });
  const stop = ports.repeat(() => {
    if (out.isWaiting()) void say();
  }, SAY_AGAIN);

  const look = (here: boolean) => {
    if (!out.look(here)) return;
    if (here) clock.forget();
    void say();
  };
  ports.watchSight(look);

  return {
    up: link.up,
    scene: computed(() => scene.value),
    people: computed(() => people.value),
    taken: computed(() => taken.value),
    number: out.number,
    claim: out.claim,
    sent: computed(() => {
      const now = scene.value;
      return now ? out.sent.value.filter(({ game, n }) => game === now.game && n === now.n).reverse() : [];
    }),
    choose(number) {
      out.choose(number);
      void say();
    },
    send(placement) {
      const now = scene.peek();
      if (!now) return;
      const pressed = clock.now() ?? ports.now();
      out.send({ game: now.game, n: now.n, placement, pressed });
      if (placement) void say();
    },
    left() {
      const running = scene.value?.clock;
      const now = clock.now();
      return running && now !== null ? timeLeft(running, now) : (running?.left ?? null);
    },
    look,
    close() {
      stop();
      link.close();
    },
  };
}

/** One key for all rooms of this device: it says which device, not who sits at it. */
function ownSecret({ memory, cryptography }: RoomPorts): Bytes {
  const kept = fromBase64url(memory.read('device') ?? '');
  if (kept?.length === 32) return kept;
  const made = cryptography.newSecret();
  memory.write('device', toBase64url(made));
  return made;
}
