import { computed, type ReadonlySignal, signal } from '@preact/signals';
import type { Placement } from '../../domain/board/placement.ts';
import type { Partiar } from '../../domain/duplicate/partiar.ts';
import { timeLeft } from '../../domain/duplicate/state.ts';
import type { Millis } from '../../domain/units.ts';
import { fromBase64url, toBase64url } from '../../share/bits/base64url.ts';
import { readPartiarText } from '../../share/duplicate/partiarLink.ts';
import type { Bytes } from '../../share/room/cryptography.ts';
import { isBefore, openSigned, type Stamp, signedFor } from '../../share/room/envelope.ts';
import {
  type OverWords,
  type Roster,
  readOverWords,
  readRoster,
  readSaid,
  readScene,
  readSheet,
  readTaken,
  readTime,
  type Said,
  type Scene,
  type Sheet,
  writeMessage,
} from '../../share/room/messages.ts';
import { deviceTopic, heardBy, TOPICS, type TopicKind } from '../../share/room/topics.ts';
import { createHostClock } from './hostClock.ts';
import { createOutgoing, type SentLine } from './outgoing.ts';
import { createDrafts, type PlayerDraft } from './playerDraft.ts';
import type { RoomPorts } from './ports.ts';
import { roomKey } from './refereeRoom.ts';
import { createRefereeSight } from './refereeSight.ts';

const SAY_AGAIN: Millis = 4_000;

/** The room as a player's device has it. What it shows is what the referee has signed. */
export type PlayerRoom = {
  readonly up: ReadonlySignal<boolean>;
  readonly scene: ReadonlySignal<Scene | null>;
  readonly people: ReadonlySignal<Roster['people']>;
  readonly taken: ReadonlySignal<readonly number[]>;
  readonly number: ReadonlySignal<number | null>;
  readonly claim: ReadonlySignal<Said['claim'] | 'waiting'>;
  /** Does anybody lead the room? What it shows outlives whoever said it. */
  readonly referee: ReturnType<typeof createRefereeSight>['sight'];
  /** After the game: this player's sheet, and the words as they were judged. */
  readonly partiar: ReadonlySignal<Partiar | null>;
  readonly words: ReadonlySignal<OverWords | null>;
  /** What was sent in the move that is played, the last first. */
  readonly sent: ReadonlySignal<readonly SentLine[]>;
  /** What lies half laid on this screen; null before the referee has announced anything. */
  readonly draft: ReadonlySignal<PlayerDraft | null>;
  readonly lay: (draft: PlayerDraft) => void;
  readonly choose: (number: number | null) => void;
  /** Null: what lies there is no move; it is noted and nothing goes out. */
  readonly send: (placement: Placement | null) => void;
  /** By the referee's clock; null where none is known. */
  readonly left: () => Millis | null;
  readonly look: (here: boolean) => void;
  readonly close: () => void;
};

/** What laying and sending need; `keeps`: moves stay on this device, and after the time they are noted as late. */
export type Playing = Pick<PlayerRoom, 'sent' | 'lay' | 'send' | 'left'> & { readonly keeps?: true };

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
  const clock = createHostClock(ports.now, {
    read: () => ports.memory.read(`clock.${room}`),
    write: (text) => ports.memory.write(`clock.${room}`, text),
  });
  const scene = signal<Scene | null>(null);
  const people = signal<Roster['people']>([]);
  const taken = signal<readonly number[]>([]);
  const sheet = signal<Sheet | null>(null);
  const words = signal<OverWords | null>(null);
  const sight = createRefereeSight(ports.now);
  const out = createOutgoing(ports.memory, room, ports.now);
  const drafts = createDrafts(ports.memory, room);

  /** Two things said at once go out in their order: the broker cuts off who says something older. */
  let signing: Promise<unknown> = Promise.resolve();
  const say = async (): Promise<void> => {
    const says = out.next();
    const sealed = cryptography.seal(referee, writeMessage(says));
    const stamp = { since: says.seq, count: 0 };
    if (!sealed) return;
    const signed = signing.then(() => signedFor(cryptography, secret, topic, stamp, sealed));
    signing = signed.catch(() => undefined);
    await link.publish(topic, await signed, TOPICS.says.retained);
  };

  /** The last that was heard of each kind: what was said before it is past, whoever says it again. */
  const heard = new Map<TopicKind, Stamp>();
  const take = async (from: string, payload: Uint8Array): Promise<void> => {
    const read = await openSigned(cryptography, from, payload);
    if (!read || read.topic.room !== room) return;
    const { body, stamp } = read;
    const last = heard.get(read.topic.kind);
    if (last && isBefore(stamp, last)) return;
    heard.set(read.topic.kind, stamp);
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
        if (!time) return;
        clock.hear(time.now);
        sight.hear(time.closed === true);
        return;
      }
      case 'words':
        words.value = readOverWords(body) ?? words.peek();
        return;
      case 'sheet':
        if (read.topic.rest === device) sheet.value = readSheet(body) ?? sheet.peek();
        return;
      case 'said': {
        const said = readSaid(body);
        if (!said || read.topic.rest !== device) return;
        clock.hear(said.now);
        out.answered(said);
        return;
      }
      default:
    }
  };
  const hearScene = (next: Scene | null) => {
    if (!next) return;
    clock.hearKept(next.now);
    scene.value = next;
  };

  let queue = Promise.resolve();
  const link = ports.openLink({
    filters: [...heardBy.everyDevice(room), ...heardBy.device(room, device)],
    async will() {
      const goneTopic = deviceTopic(room, 'gone', device);
      const line = out.newLine();
      const body = writeMessage({ line });
      const stamp = { since: line, count: 0 };
      return { topic: goneTopic, payload: await signedFor(cryptography, secret, goneTopic, stamp, body) };
    },
    onMessage(from, payload) {
      queue = queue.then(() => take(from, payload));
    },
    onUp() {
      clock.forget();
      sight.begin();
      void say();
    },
  });
  const stop = ports.repeat(() => {
    if (out.isWaiting()) void say();
    sight.look(link.up.peek());
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
    referee: sight.sight,
    partiar: computed(() => {
      if (scene.value?.phase !== 'over' || sheet.value?.game !== scene.value.game) return null;
      const read = readPartiarText(sheet.value.code);
      return read.ok && read.value.number === out.number.value ? read.value : null;
    }),
    words: computed(() => (words.value?.game === scene.value?.game ? words.value : null)),
    claim: out.claim,
    sent: computed(() => {
      const now = scene.value;
      return now ? out.sent.value.filter(({ game, n }) => game === now.game && n === now.n).reverse() : [];
    }),
    draft: computed(() => scene.value && drafts.of(scene.value)),
    lay(draft) {
      const now = scene.peek();
      if (now) drafts.keep(now, draft);
    },
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
