import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { effect } from '@preact/signals';
import { afterEach, expect, test } from 'vitest';
import { WebSocket } from 'ws';
import { BROKER_PATH, isSigned, openRoom, roomAnswers } from '../../../../.tools/room.mjs';
import type { LinkOptions, RoomLink } from '../../../../src/app/room/ports.ts';
import { mqttLink } from '../../../../src/platform/mqttLink.ts';
import { wholePackets } from '../../../../src/platform/mqttPackets.ts';
import { roomCryptography } from '../../../../src/platform/roomCryptography.ts';
import { toBase64url } from '../../../../src/share/bits/base64url.ts';
import { signedFor } from '../../../../src/share/room/envelope.ts';
import { deviceTopic, refereeTopic, TOPICS } from '../../../../src/share/room/topics.ts';

const ends: (() => void | Promise<void>)[] = [];
afterEach(async () => {
  for (const end of ends.splice(0).reverse()) await end();
});

/** `now`: the time by which the broker counts what is too much. */
async function broker(now?: () => number) {
  const server = createServer((request, response) => {
    if (!roomAnswers()(request, response)) response.writeHead(404).end();
  });
  const room = await openRoom(server, now ? { now } : {});
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  ends.push(async () => {
    await room.close();
    server.closeAllConnections();
    server.close();
  });
  return { room, port };
}

/** `from`: another address than the broker's own. */
const STRANGER = '127.0.0.2';

function linkTo(port: number, options: Partial<LinkOptions> = {}, from = '127.0.0.1'): RoomLink {
  const open = mqttLink(
    `ws://127.0.0.1:${port}${BROKER_PATH}`,
    `c${Math.random()}`,
    (url) => new WebSocket(url, ['mqtt'], { localAddress: from }) as never,
  );
  const link = open({ filters: [], will: null, onMessage() {}, onUp() {}, ...options });
  ends.push(link.close);
  return link;
}

const isUp = (link: RoomLink) =>
  new Promise<void>((resolve) => {
    effect(() => {
      if (link.up.value) resolve();
    });
  });

const cryptography = roomCryptography();
const referee = cryptography.newSecret();
const name = toBase64url(cryptography.publicKey(referee));
const FIRST = { since: 1, count: 1 };

test('the broker keeps what the referee signed for those who come later, and cuts off who writes there unsigned', async () => {
  const { room, port } = await broker();
  const topic = refereeTopic(name, 'taken');
  const body = new TextEncoder().encode('{"numbers":[1]}');
  const good = await signedFor(cryptography, referee, topic, FIRST, body);
  const first = linkTo(port);
  await isUp(first);
  expect(await first.publish(topic, good, true)).toBe(true);

  const stranger = linkTo(port);
  await isUp(stranger);
  expect(await stranger.publish(topic, body, true)).toBe(false);
  expect(await stranger.publish('elsewhere', good, true)).toBe(false);
  expect(room.counted.refused).toBeGreaterThan(0);

  const heard = await new Promise<Uint8Array>((resolve) => {
    linkTo(port, { filters: [topic], onMessage: (_topic, payload) => resolve(payload) });
  });
  expect([...heard]).toEqual([...good]);
});

test('whoever is cut off is missed by the will, and comes back', async () => {
  const { port } = await broker();
  const device = cryptography.newSecret();
  const key = toBase64url(cryptography.publicKey(device));
  const topic = deviceTopic(name, 'gone', key);
  const payload = await signedFor(cryptography, device, topic, FIRST, new TextEncoder().encode('{"line":1}'));
  let missed = () => {};
  const gone = new Promise<void>((resolve) => {
    missed = resolve;
  });
  await isUp(linkTo(port, { filters: [topic], onMessage: missed }));
  const sockets: WebSocket[] = [];
  const open = mqttLink(`ws://127.0.0.1:${port}${BROKER_PATH}`, 'device', (url) => {
    const socket = new WebSocket(url, ['mqtt']);
    sockets.push(socket);
    return socket as never;
  });
  let ups = 0;
  let again = () => {};
  const back = new Promise<void>((resolve) => {
    again = resolve;
  });
  const link = open({
    filters: [],
    will: async () => ({ topic, payload }),
    onMessage() {},
    onUp() {
      ups += 1;
      if (ups === 2) again();
    },
  });
  ends.push(link.close);
  await isUp(link);
  sockets[0]!.terminate();
  await gone;
  await back;
});

test('the broker bounds every kind of topic as the app does', () => {
  for (const [kind, { by, most }] of Object.entries(TOPICS)) {
    const topic =
      by === 'referee'
        ? refereeTopic(name, kind as keyof typeof TOPICS)
        : deviceTopic(name, kind as keyof typeof TOPICS, name);
    expect(isSigned(topic, new Uint8Array(most))).toBe(false);
  }
});

test('packets are whole, however the broker has cut them up', () => {
  const packets = [
    Uint8Array.of(0x40, 2, 0, 1),
    Uint8Array.from([0x30, 0xc8, 1, ...Array(200).fill(7)]),
    Uint8Array.of(0xd0, 0),
    Uint8Array.of(0x40, 2, 0, 2),
  ];
  const all = packets.flatMap((packet) => [...packet]);
  for (const size of [1, 2, 3, 50, 205, 1_000]) {
    const given: number[][] = [];
    const take = wholePackets((packet) => given.push([...packet]));
    for (let at = 0; at < all.length; at += size) take(Uint8Array.from(all.slice(at, at + size)));
    expect(given).toEqual(packets.map((packet) => [...packet]));
  }
});

test('an answer that comes after a longer packet in pieces is not kept waiting for the next one', async () => {
  const { port } = await broker();
  const topic = refereeTopic(name, 'roster');
  const long = await signedFor(cryptography, referee, topic, FIRST, new Uint8Array(20_000));
  const heard: number[] = [];
  const link = linkTo(port, { filters: [topic], onMessage: (_topic, { length }) => heard.push(length) });
  await isUp(link);
  for (let i = 0; i < 10; i += 1) expect(await link.publish(topic, long, false)).toBe(true);
  expect(await link.publish(topic, long, true)).toBe(true);
});

test('what was said before is not taken again, and whoever comes later hears the newest', async () => {
  const { room, port } = await broker();
  const topic = refereeTopic(name, 'scene');
  const said = (count: number) =>
    signedFor(cryptography, referee, topic, { since: 1, count }, Uint8Array.of(count));
  const [old, now] = await Promise.all([said(1), said(2)]);
  const first = linkTo(port);
  await isUp(first);
  expect(await first.publish(topic, old, true)).toBe(true);
  expect(await first.publish(topic, now, true)).toBe(true);
  // Sent twice by a link that did not hear the answer.
  expect(await first.publish(topic, now, true)).toBe(true);

  const stranger = linkTo(port, {}, STRANGER);
  await isUp(stranger);
  expect(await stranger.publish(topic, old, true)).toBe(false);
  expect(room.counted.refused).toBe(1);
  const heard = await new Promise<Uint8Array>((resolve) => {
    linkTo(port, { filters: [topic], onMessage: (_topic, payload) => resolve(payload) });
  });
  expect([...heard]).toEqual([...now]);
});

test('whoever asks for everything and reads nothing loses the connection, and nobody waits for him', async () => {
  const { room, port } = await broker();
  const topic = refereeTopic(name, 'log', 'game/0');
  const sockets: WebSocket[] = [];
  const open = mqttLink(`ws://127.0.0.1:${port}${BROKER_PATH}`, 'silent', (url) => {
    const socket = new WebSocket(url, ['mqtt'], { localAddress: STRANGER });
    sockets.push(socket);
    return socket as never;
  });
  const silent = open({ filters: [topic], will: null, onMessage() {}, onUp() {} });
  ends.push(silent.close);
  await isUp(silent);
  sockets[0]!.pause();
  const link = linkTo(port);
  await isUp(link);
  for (let count = 1; room.counted.unread === 0; count += 1) {
    const stamp = { since: 1, count };
    const long = await signedFor(cryptography, referee, topic, stamp, new Uint8Array(190_000));
    expect(await link.publish(topic, long, true)).toBe(true);
    expect(count).toBeLessThan(400);
  }
});

test('whoever floods waits, and the others do not', async () => {
  const { room, port } = await broker(() => 0);
  const [flooding, good] = [linkTo(port, {}, STRANGER), linkTo(port)];
  await Promise.all([isUp(flooding), isUp(good)]);
  const device = cryptography.newSecret();
  const topic = deviceTopic(name, 'says', toBase64url(cryptography.publicKey(device)));
  const payloads = await Promise.all(
    Array.from({ length: 900 }, (_, count) =>
      signedFor(cryptography, device, topic, { since: 1, count }, new Uint8Array(10)),
    ),
  );
  let last = false;
  const all = payloads.map((payload) => flooding.publish(topic, payload, true));
  all.at(-1)!.then(() => {
    last = true;
  });
  const mine = refereeTopic(name, 'taken');
  expect(
    await good.publish(mine, await signedFor(cryptography, referee, mine, FIRST, new Uint8Array(9)), true),
  ).toBe(true);
  expect(last).toBe(false);
  await Promise.all(all);
  expect(room.counted.slowed).toBeGreaterThan(0);
  expect(room.counted.refused).toBe(0);
});

test('whoever sends garbage again and again stays outside for a while', async () => {
  const { room, port } = await broker(() => 0);
  const topic = refereeTopic(name, 'scene');
  for (let i = 0; i < 30; i += 1) {
    const link = linkTo(port, {}, STRANGER);
    await isUp(link);
    expect(await link.publish(topic, Uint8Array.of(i), true)).toBe(false);
    link.close();
  }
  expect(room.counted.refused).toBe(30);
  const next = new WebSocket(`ws://127.0.0.1:${port}${BROKER_PATH}`, ['mqtt'], { localAddress: STRANGER });
  await new Promise((resolve) => next.once('error', resolve));
  await isUp(linkTo(port));
});

test('the referee’s computer may tell three hundred devices in one second', async () => {
  const { room, port } = await broker(() => 0);
  const link = linkTo(port);
  await isUp(link);
  const sent = Array.from({ length: 700 }, async (_, i) => {
    const device = toBase64url(new Uint8Array(32).map((_zero, at) => (at === 0 ? i % 256 : i >> 8)));
    const topic = refereeTopic(name, 'said', device);
    const payload = await signedFor(cryptography, referee, topic, { since: 1, count: i }, new Uint8Array(9));
    return link.publish(topic, payload, false);
  });
  await Promise.all(sent);
  expect([room.counted.refused, room.counted.slowed]).toEqual([0, 0]);
});
