import { computed, effect, type ReadonlySignal, signal } from '@preact/signals';
import type { Millis } from '../../domain/units.ts';
import { fromBase64url, toBase64url } from '../../share/bits/base64url.ts';
import type { Bytes } from '../../share/room/cryptography.ts';
import { openSigned, signedFor } from '../../share/room/envelope.ts';
import { readGone, readSays, readScene, type Said, writeMessage } from '../../share/room/messages.ts';
import { heardBy, refereeTopic, TOPICS, type TopicKind } from '../../share/room/topics.ts';
import type { Hall } from '../duplicate/hall.ts';
import { createDeviceBook, type DeviceBook } from './deviceBook.ts';
import { createLogCopy } from './logCopy.ts';
import type { RoomPorts } from './ports.ts';
import { sceneOf } from './scene.ts';

const TIME_EVERY: Millis = 3_000;
const MOST_WAITING = 5_000;

/** The room as its referee has it: who is in, what came late, what is wrong. It knows no broker, only a link. */
export type RefereeRoom = Omit<DeviceBook, 'take' | 'gone' | 'saidTo' | 'claims'> & {
  /** The room's name: the referee's public key. */
  readonly name: string;
  readonly up: ReadonlySignal<boolean>;
  /** Another computer with the same key was opened later: this one says nothing more. */
  readonly replaced: ReadonlySignal<boolean>;
  /** Messages that nobody signed, that were too long or could not be read. */
  readonly garbage: ReadonlySignal<number>;
  readonly close: () => void;
};

export function openRefereeRoom(
  hall: Hall,
  secret: Bytes,
  seed: string | null,
  ports: RoomPorts,
): RefereeRoom {
  const { cryptography, memory } = ports;
  const name = toBase64url(cryptography.publicKey(secret));
  const session = { since: ports.now(), id: ports.newId() };
  const garbage = signal(0);
  const replaced = signal(false);
  const series = hall.state.peek().start.series ?? hall.id;
  /** Whom an answer is owed, as soon as what it says is safe. */
  const owed = new Set<string>();
  const book = createDeviceBook(hall, ports.now, {
    read: () => memory.read(`claims.${series}`),
    write: (text) => memory.write(`claims.${series}`, text),
    owe(device) {
      owed.add(device);
      void settle();
    },
  });

  const say = async (kind: TopicKind, rest: string, body: Bytes): Promise<boolean> => {
    if (replaced.peek()) return false;
    const topic = refereeTopic(name, kind, rest);
    const { retained, sealed } = TOPICS[kind];
    const ready = sealed ? cryptography.seal(cryptography.publicKey(secret), body) : body;
    return (
      ready !== null && link.publish(topic, await signedFor(cryptography, secret, topic, ready), retained)
    );
  };
  const copy = createLogCopy((rest, body) => say('log', rest, body), hall.id);

  let settling = false;
  let again = false;
  /** First the log is safe here and in the room, then a device is told. One at a time: what comes meanwhile goes together. */
  const settle = async (): Promise<void> => {
    again = true;
    if (settling) return;
    settling = true;
    while (again) {
      again = false;
      const devices = [...owed];
      const claims = book.claims();
      if (!(await copy.write(hall.game.peek().entries, { seed, claims }))) break;
      await untilSaved(hall);
      for (const device of devices) {
        owed.delete(device);
        if (!(await say('said', device, writeMessage(book.saidTo(device) satisfies Said)))) owed.add(device);
      }
      await sayTakenIfNew();
    }
    settling = false;
  };

  let spoken = '';
  let count = 0;
  const saySceneIfNew = () => {
    const scene = sceneOf(hall.id, hall.state.value);
    const text = JSON.stringify(scene);
    if (text === spoken) return;
    spoken = text;
    count += 1;
    void say('scene', '', writeMessage({ ...scene, session, count, now: ports.now() }));
  };
  let told = '';
  /** Together for all who came meanwhile: everybody hears it, and three hundred come at once. */
  const sayTakenIfNew = async () => {
    const numbers = book.taken.peek();
    if (numbers.join() === told) return;
    told = numbers.join();
    await say('taken', '', writeMessage({ numbers }));
  };
  const sayEverything = () => {
    const { participants } = hall.state.peek().start;
    const people = participants.map(({ number, name: who }) => ({ number, name: who }));
    spoken = '';
    copy.forget();
    void say('roster', '', writeMessage({ people }));
    told = '-';
    saySceneIfNew();
    void settle();
  };

  const take = async (topic: string, payload: Uint8Array): Promise<void> => {
    const read = await openSigned(cryptography, topic, payload);
    if (!read) {
      garbage.value += 1;
      return;
    }
    const { by, kind } = read.topic;
    if (kind === 'scene') hearScene(read.body);
    else if (kind === 'gone') {
      const gone = readGone(read.body);
      if (gone) book.gone(by, gone.line);
    } else if (kind === 'says') {
      const plain = cryptography.unseal(secret, read.body);
      const says = plain && readSays(plain);
      if (says) book.take(by, says);
      else garbage.value += 1;
    }
  };
  /** Of two computers with the key the later one leads. */
  const hearScene = (body: Bytes) => {
    const other = readScene(body)?.session;
    if (!other || other.id === session.id) return;
    if (other.since > session.since) replaced.value = true;
  };

  let waiting = 0;
  let queue = Promise.resolve();
  const link = ports.openLink({
    filters: heardBy.referee(name),
    will: null,
    onMessage(topic, payload) {
      if (waiting >= MOST_WAITING) {
        garbage.value += 1;
        return;
      }
      waiting += 1;
      queue = queue
        .then(() => take(topic, payload))
        .finally(() => {
          waiting -= 1;
        });
    },
    onUp: sayEverything,
  });
  const stops = [
    effect(saySceneIfNew),
    // Whatever the referee does is in the room too.
    effect(() => {
      if (hall.game.value.entries.length > 0) void settle();
    }),
    ports.repeat(() => void say('time', '', writeMessage({ now: ports.now() })), TIME_EVERY),
  ];
  return {
    ...book,
    name,
    up: link.up,
    replaced: computed(() => replaced.value),
    garbage: computed(() => garbage.value),
    close() {
      for (const stop of stops) stop();
      link.close();
    },
  };
}

/** Whatever was added is in the database, or it is known that it cannot be. */
function untilSaved({ saving }: Hall): Promise<void> {
  return new Promise((resolve) => {
    let stop: (() => void) | null = null;
    let done = false;
    stop = effect(() => {
      if (saving.value === 'saving') return;
      done = true;
      stop?.();
      resolve();
    });
    if (done) stop();
  });
}

/** A room's name read from an address; null for what is none. */
export function roomKey(name: string): Bytes | null {
  const key = fromBase64url(name);
  return key?.length === 32 ? key : null;
}
