import type { Millis } from '../../domain/units.ts';
import { toBase64url } from '../../share/bits/base64url.ts';
import { writeDuplicateBackup } from '../../share/duplicate/duplicateBackup.ts';
import { readDuplicate } from '../../share/duplicate/duplicateFile.ts';
import type { Bytes } from '../../share/room/cryptography.ts';
import { openSigned } from '../../share/room/envelope.ts';
import { type LogHead, readLogHead, readLogPart } from '../../share/room/messages.ts';
import { heardBy } from '../../share/room/topics.ts';
import type { Halls } from '../duplicate/halls.ts';
import type { RoomPorts } from './ports.ts';
import { goOnAfter } from './stamps.ts';

/** The room gives what it has at once; a slow network gets a little longer. */
const PATIENCE: Millis = 6_000;

export type TakenOver = { readonly game: string; readonly entries: number };

type Found = { head: LogHead | null; readonly parts: Map<number, readonly unknown[]> };

/** Reads every game whose whole log lies in the room, and brings it to this device, its seed and its claims too. */
export async function takeOverRoom(
  secret: Bytes,
  halls: Halls,
  ports: RoomPorts,
): Promise<readonly TakenOver[]> {
  const room = toBase64url(ports.cryptography.publicKey(secret));
  const found = await logsIn(room, secret, ports);
  const taken: TakenOver[] = [];
  for (const [game, { head, parts }] of found) {
    if (!head) continue;
    const facts = Array.from({ length: head.parts }, (_, i) => parts.get(i) ?? []).flat();
    const file = readDuplicate({ format: 'sprawdzam-game', version: 1, id: game, facts });
    if (facts.length < head.entries || !file.ok) continue;
    if (head.seed !== null) halls.ports.seeds.write(game, head.seed);
    const [start] = file.value.entries;
    const series = (start?.fact.type === 'start' && start.fact.series) || game;
    const claims = head.claims.map(({ number, device }) => [number, device]);
    ports.memory.write(`claims.${series}`, JSON.stringify({ claims, rejected: [] }));
    await halls.restore(writeDuplicateBackup([file.value]));
    taken.push({ game, entries: file.value.entries.length });
  }
  return taken;
}

function logsIn(room: string, secret: Bytes, ports: RoomPorts): Promise<ReadonlyMap<string, Found>> {
  const found = new Map<string, Found>();
  const isWhole = () =>
    found.size > 0 &&
    [...found.values()].every(({ head, parts }) => head !== null && parts.size >= head.parts);
  return new Promise((resolve) => {
    let queue = Promise.resolve();
    let ended = false;
    const end = () => {
      if (ended) return;
      ended = true;
      stop();
      link.close();
      resolve(found);
    };
    const take = async (topic: string, payload: Uint8Array) => {
      const read = await openSigned(ports.cryptography, topic, payload);
      const [game = '', part = ''] = read?.topic.rest.split('/') ?? [];
      const plain = read && ports.cryptography.unseal(secret, read.body);
      if (!plain || !/^[\w-]{1,64}$/.test(game)) return;
      if (read) goOnAfter(ports.memory, read.stamp);
      const one = found.get(game) ?? { head: null, parts: new Map() };
      found.set(game, one);
      if (part === 'head') one.head = readLogHead(plain);
      else one.parts.set(Number(part), readLogPart(plain) ?? []);
    };
    let waited = 0;
    let caughtUp = false;
    const stop = ports.repeat(() => {
      waited += 250;
      // All that the room has was read, and for a while nothing new came.
      if (waited >= PATIENCE || (caughtUp && isWhole() && waited >= 500)) end();
    }, 250);
    const link = ports.openLink({
      filters: heardBy.successor(room),
      will: null,
      onMessage(topic, payload) {
        waited = 0;
        queue = queue.then(() => take(topic, payload));
      },
      async onUp() {
        const has = await link.caughtUp();
        // What has come by then is opened too: a slow computer may take its time for it.
        await queue;
        caughtUp = has;
      },
    });
  });
}
