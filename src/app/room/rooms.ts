import { computed, effect, type ReadonlySignal, signal } from '@preact/signals';
import type { Millis } from '../../domain/units.ts';
import { fromBase64url, toBase64url } from '../../share/bits/base64url.ts';
import type { Bytes } from '../../share/room/cryptography.ts';
import { readRoomKey, writeRoomKey } from '../../share/room/keyFile.ts';
import { PROTOCOL } from '../../share/room/topics.ts';
import type { Hall } from '../duplicate/hall.ts';
import type { Halls } from '../duplicate/halls.ts';
import { openPlayerRoom, type PlayerRoom } from './playerRoom.ts';
import type { RoomMemory, RoomPorts } from './ports.ts';
import { openRefereeRoom, type RefereeRoom } from './refereeRoom.ts';
import { type TakenOver, takeOverRoom } from './takeOver.ts';

/** So often the referee's page asks what the site has refused. */
const ASK_EVERY: Millis = 10_000;

/** What the site that served this page knows of a room. */
type RoomSite = {
  /** The broker's address. */
  readonly broker: string;
  /** The room that is open there; null before the referee has opened one. */
  readonly room: string | null;
  /** This site's address for other computers. */
  readonly address: string;
  /** What its rooms speak; null where it does not say. */
  readonly protocol: number | null;
  /** Messages that its broker did not take. */
  readonly refused: number;
};

/** `fits`: false for a page from before the site was renewed, which would hear nothing in its rooms. */
type FoundSite = RoomSite & { readonly fits: boolean };

type RoomsPorts = {
  /** Null where this site has no room. */
  readonly site: () => Promise<RoomSite | null>;
  /** Tells the site whose room it is, empty for nobody's; false where this computer may not. */
  readonly nameRoom: (name: string) => Promise<boolean>;
  readonly portsFor: (broker: string) => RoomPorts;
  readonly memory: RoomMemory;
};

type OpenRoom = {
  readonly hall: string;
  readonly room: RefereeRoom;
  /** Messages that were not taken: by the site's broker, and by this page. */
  readonly refused: ReadonlySignal<number>;
  /** What players type, where the site knows the room; otherwise the long one. */
  readonly address: string;
  /** With the room's key in it: for a code. */
  readonly link: string;
};

/** The rooms of this device: the one it leads, the one it plays in. */
export type Rooms = {
  readonly site: () => Promise<FoundSite | null>;
  /** The room that this device leads. */
  readonly open: ReadonlySignal<OpenRoom | null>;
  /** False where this site has no room, or another kind of it. */
  readonly lead: (hall: Hall, halls: Halls) => Promise<boolean>;
  /** Leads again what was led before a reload. */
  readonly resume: (hall: Hall, halls: Halls) => Promise<void>;
  /** The next game of a tournament is played in the room that the last one was played in. */
  readonly goOn: (from: Hall, to: Hall, halls: Halls) => Promise<void>;
  /** Ends the room, and says so. */
  readonly close: () => void;
  readonly keyFile: () => string;
  /** The games that a key file opened; null where it is no key file or there is no room. */
  readonly takeOver: (keyFile: string, halls: Halls) => Promise<readonly TakenOver[] | null>;
  /** Null where there is no such room. */
  readonly join: (name: string, broker: string) => PlayerRoom | null;
};

export function createRooms({ site: askSite, nameRoom, portsFor, memory }: RoomsPorts): Rooms {
  const open = signal<OpenRoom | null>(null);
  let stopAsking = () => {};
  /** A site that was started anew knows its room again when the referee is back; whoever plays in it knows it still. */
  const site = async (): Promise<FoundSite | null> => {
    const found = await askSite();
    const fits = found?.protocol === PROTOCOL;
    return found && { ...found, fits, room: found.room ?? memory.read('joined') };
  };
  const secret = (fresh: () => Bytes): Bytes => {
    const kept = fromBase64url(memory.read('key') ?? '');
    if (kept?.length === 32) return kept;
    const made = fresh();
    memory.write('key', toBase64url(made));
    return made;
  };
  const ownSecret = () => secret(() => portsFor('').cryptography.newSecret());
  const leave = () => {
    stopAsking();
    const before = open.peek()?.room ?? null;
    open.value = null;
    return before;
  };
  /** One after the other: two screens ask for the same room, and a page must not lead it twice. */
  let leading = Promise.resolve(true);
  const lead = (hall: Hall, halls: Halls): Promise<boolean> => {
    leading = leading.then(
      () => leadNow(hall, halls),
      () => leadNow(hall, halls),
    );
    return leading;
  };
  const leadNow = async (hall: Hall, halls: Halls): Promise<boolean> => {
    if (open.peek()?.hall === hall.id) return true;
    const found = await site();
    if (!found?.fits) return false;
    leave()?.close();
    const ports = portsFor(found.broker);
    const room = openRefereeRoom(hall, ownSecret(), halls.ports.seeds.read(hall.id), ports, () =>
      halls.series(hall).map(({ state }) => state.peek()),
    );
    const link = `${found.address}#/duplicate/join-${room.name}`;
    const known = (await nameRoom(room.name)) || found.room === room.name;
    const refused = signal(found.refused);
    const stops = [
      effect(() => {
        if (room.up.value && !room.replaced.value) void nameRoom(room.name);
      }),
      ports.repeat(() => {
        void askSite().then((site) => {
          refused.value = site?.refused ?? refused.peek();
        });
      }, ASK_EVERY),
    ];
    stopAsking = () => {
      for (const stop of stops) stop();
    };
    open.value = {
      hall: hall.id,
      room,
      refused: computed(() => refused.value + room.garbage.value),
      address: known ? `${found.address}r` : link,
      link,
    };
    memory.write('led', hall.id);
    return true;
  };
  return {
    site,
    open,
    lead,
    async resume(hall, halls) {
      if (memory.read('led') === hall.id) await lead(hall, halls);
    },
    async goOn(from, to, halls) {
      if (memory.read('led') === from.id) await lead(to, halls);
    },
    close() {
      memory.write('led', '');
      void leave()?.end();
      void nameRoom('');
    },
    keyFile: () => writeRoomKey(ownSecret()),
    async takeOver(text, halls) {
      const key = readRoomKey(text);
      const found = key && (await site());
      if (!key || !found?.fits) return null;
      memory.write('key', toBase64url(key));
      const taken = await takeOverRoom(key, halls, portsFor(found.broker));
      const last = taken.at(-1);
      if (last) memory.write('led', last.game);
      return taken;
    },
    join(name, broker) {
      memory.write('joined', name);
      return openPlayerRoom(name, portsFor(broker));
    },
  };
}
