import { batch, computed, effect, type ReadonlySignal, signal } from '@preact/signals';
import type { DuplicateState } from '../../domain/duplicate/state.ts';
import type { Millis } from '../../domain/units.ts';
import { fromBase64url, toBase64url } from '../../share/bits/base64url.ts';
import type { Bytes } from '../../share/room/cryptography.ts';
import { isBefore, openSigned, type Stamp, signedFor } from '../../share/room/envelope.ts';
import { readGone, readSays, type Said, writeMessage } from '../../share/room/messages.ts';
import { heardBy, refereeTopic, TOPICS, type TopicKind } from '../../share/room/topics.ts';
import type { Hall } from '../duplicate/hall.ts';
import { createDeviceBook, type DeviceBook } from './deviceBook.ts';
import { createLogCopy } from './logCopy.ts';
import type { RoomPorts } from './ports.ts';
import { sceneOf } from './scene.ts';
import { createSheets } from './sheets.ts';
import { createStamps } from './stamps.ts';

const TIME_EVERY: Millis = 3_000;
/** So long after a connection, and until all has come that the room keeps, it is heard before anything is said: another computer may lead it by now. */
const LISTEN: Millis = 250;
const MOST_WAITING = 5_000;
/** So many are opened without a pause, so that the page answers to its referee between them. */
const MOST_TOGETHER = 50;
/** What comes within it is drawn together; whoever comes alone waits for nothing. */
const DRAWN_EVERY: Millis = 100;

type Arrived = { readonly topic: string; readonly payload: Uint8Array };

/** The room as its referee has it: who is in, what came late, what is wrong. It knows no broker, only a link. */
export type RefereeRoom = Omit<DeviceBook, 'take' | 'gone' | 'saidTo' | 'claims'> & {
  /** The room's name: the referee's public key. */
  readonly name: string;
  readonly up: ReadonlySignal<boolean>;
  /** Another computer with the same key was opened later: this one says nothing more. */
  readonly replaced: ReadonlySignal<boolean>;
  /** Messages that nobody signed, that were too long or could not be read. */
  readonly garbage: ReadonlySignal<number>;
  /** Goes on without saying anything: another game is led, or another page leads it. */
  readonly close: () => void;
  /** Closes the room, and says so. */
  readonly end: () => Promise<void>;
};

export function openRefereeRoom(
  hall: Hall,
  secret: Bytes,
  seed: string | null,
  ports: RoomPorts,
  /** All games of the tournament, for what the players are told after each. */
  games: () => readonly DuplicateState[] = () => [hall.state.peek()],
): RefereeRoom {
  const { cryptography, memory } = ports;
  const publicKey = cryptography.publicKey(secret);
  const name = toBase64url(publicKey);
  const stamps = createStamps(ports);
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

  /** False while the room is only heard. */
  let speaking = false;
  const say = async (kind: TopicKind, rest: string, body: Bytes, stamp = stamps.next()): Promise<boolean> => {
    if (replaced.peek() || !speaking) return false;
    const topic = refereeTopic(name, kind, rest);
    const { retained, sealed } = TOPICS[kind];
    const ready = sealed ? cryptography.seal(publicKey, body) : body;
    if (ready === null) return false;
    return link.publish(topic, await signedFor(cryptography, secret, topic, stamp, ready), retained);
  };
  const copy = createLogCopy((rest, body) => say('log', rest, body), hall.id);
  const sheets = createSheets(say, hall.id, games);

  let settling = false;
  /** Something has changed that the room has not been told. */
  let isNews = false;
  /** First the log is safe here and in the room, then it is told. One at a time: what comes meanwhile goes together. */
  const settle = async (): Promise<void> => {
    isNews = true;
    if (settling) return;
    settling = true;
    while (isNews && speaking) {
      isNews = false;
      const scene = sceneOf(hall.id, hall.state.peek());
      const answers = [...owed].map((device) => ({ device, said: book.saidTo(device) }));
      owed.clear();
      const [written] = await Promise.all([
        copy.write(hall.game.peek().entries, { seed, claims: book.claims() }),
        untilSaved(hall),
      ]);
      if (written) await sayScene(scene);
      const told = answers.map(async ({ device, said }) => {
        const body = writeMessage({ ...said, now: ports.now() } satisfies Said);
        if (!written || !(await say('said', device, body))) owed.add(device);
      });
      await Promise.all([...told, written && sayTaken()]);
      if (!written) break;
    }
    settling = false;
  };

  let spoken = '';
  let lastScene: Stamp = { since: 0, count: 0 };
  const sayScene = async (scene: ReturnType<typeof sceneOf>): Promise<void> => {
    const text = JSON.stringify(scene);
    if (text === spoken) return;
    lastScene = stamps.next();
    if (await say('scene', '', writeMessage({ ...scene, now: ports.now() }), lastScene)) spoken = text;
  };
  let told = '';
  /** Together for all who came meanwhile: everybody hears it, and three hundred come at once. */
  const sayTaken = async (): Promise<void> => {
    const numbers = book.taken.peek();
    if (numbers.join() === told) return;
    if (await say('taken', '', writeMessage({ numbers }))) told = numbers.join();
  };
  const sayEverything = () => {
    const { participants } = hall.state.peek().start;
    const people = participants.map(({ number, name: who }) => ({ number, name: who }));
    copy.forget();
    sheets.forget();
    [spoken, told] = ['', '-'];
    void say('roster', '', writeMessage({ people }));
    void settle();
  };
  let begun = false;
  const speak = async (): Promise<void> => {
    stopListening();
    if (speaking || replaced.peek()) return;
    speaking = true;
    // Killed and opened anew, it must know that it was this computer that spoke.
    if (!begun) await stamps.begin();
    begun = true;
    sayEverything();
  };
  let stopListening = () => {};
  const listen = () => {
    stopListening();
    speaking = false;
    let wanted = true;
    const stop = ports.repeat(async () => {
      stop();
      // A busy computer has not read in that time what the room keeps.
      if (await link.caughtUp()) queue(() => void (wanted && speak()));
    }, LISTEN);
    stopListening = () => {
      wanted = false;
      stop();
    };
  };

  const GARBAGE = () => {
    garbage.value += 1;
  };
  /** What a message does, once it is opened. */
  const open = async ({ topic, payload }: Arrived): Promise<() => void> => {
    const read = await openSigned(cryptography, topic, payload);
    if (!read) return GARBAGE;
    const { by, kind } = read.topic;
    if (kind === 'scene') return () => hearScene(read.stamp);
    if (kind === 'gone') {
      const gone = readGone(read.body);
      return () => gone && book.gone(by, gone.line);
    }
    if (kind !== 'says') return () => undefined;
    const plain = cryptography.unseal(secret, read.body);
    const says = plain && readSays(plain);
    return says ? () => book.take(by, says) : GARBAGE;
  };
  const hearScene = (stamp: Stamp) => {
    if (stamps.isForeign(stamp)) replaced.value = true;
    else if (stamps.isOurs(stamp)) void speak();
    // Somebody has said again what was said before: whoever comes now would believe it.
    if (isBefore(stamp, lastScene)) spoken = '';
  };

  /** Messages, and what is to be done when those before it are opened. */
  const arrived: (Arrived | (() => void))[] = [];
  let taking = false;
  /** What comes while others are opened is taken together: the screens are drawn once for all of them. */
  const take = async (): Promise<void> => {
    if (taking) return;
    taking = true;
    while (arrived.length > 0) {
      const next = arrived.splice(0, MOST_TOGETHER);
      const opened = await Promise.all(next.map((one) => (typeof one === 'function' ? one : open(one))));
      batch(() => {
        for (const act of opened) act();
      });
      if (arrived.length === 0) await ports.pause(DRAWN_EVERY);
    }
    taking = false;
  };
  const queue = (one: (typeof arrived)[number]) => {
    arrived.push(one);
    void take();
  };
  const link = ports.openLink({
    filters: heardBy.referee(name),
    will: null,
    onMessage(topic, payload) {
      if (arrived.length >= MOST_WAITING) return GARBAGE();
      queue({ topic, payload });
    },
    onUp: listen,
  });
  const stops = [
    // Whatever the referee does is in the room too.
    effect(() => {
      if (hall.game.value.entries.length > 0) void settle();
    }),
    ports.repeat(() => {
      void say('time', '', writeMessage({ now: ports.now() }));
      void sheets.say(hall.state.peek(), book.claims());
      // What did not get through, or was said over, is said again.
      if (isNews || owed.size > 0 || spoken === '') void settle();
    }, TIME_EVERY),
  ];
  const close = () => {
    for (const stop of stops) stop();
    stopListening();
    link.close();
  };
  return {
    ...book,
    name,
    up: link.up,
    replaced: computed(() => replaced.value),
    garbage: computed(() => garbage.value),
    close,
    async end() {
      await say('time', '', writeMessage({ now: ports.now(), closed: true }));
      close();
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
