import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { effect } from '@preact/signals';
import { afterEach, expect, test, vi } from 'vitest';
import { WebSocket } from 'ws';
import {
  BROKER_PATH,
  isSigned,
  newRoom,
  openRoom,
  PROTOCOL,
  packetGate,
  roomAnswers,
} from '../../../../.tools/room.mjs';
import type { LinkOptions, RoomLink } from '../../../../src/app/room/ports.ts';
import { mqttLink } from '../../../../src/platform/mqttLink.ts';
import { MOST_PACKET, wholePackets } from '../../../../src/platform/mqttPackets.ts';
import { roomCryptography } from '../../../../src/platform/roomCryptography.ts';
import { toBase64url } from '../../../../src/share/bits/base64url.ts';
import { signedFor } from '../../../../src/share/room/envelope.ts';
import { deviceTopic, refereeTopic, PROTOCOL as SPOKEN, TOPICS } from '../../../../src/share/room/topics.ts';

const ends: (() => void | Promise<void>)[] = [];
afterEach(async () => {
  for (const end of ends.splice(0).reverse()) await end();
});

/** `later`: when the broker goes on with what is too much for a second. */
async function broker(later?: (run: () => void, span: number) => unknown) {
  const known = newRoom();
  const answers = roomAnswers({ room: known });
  const server = createServer((request, response) => {
    if (!answers(request, response)) response.writeHead(404).end();
  });
  const room = await openRoom(server, { room: known, ...(later && { later }) });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  ends.push(async () => {
    await room.close();
    server.closeAllConnections();
    server.close();
  });
  return { room, port, known };
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

test('a connection has caught up when it has heard all that the broker keeps for it', async () => {
  const { port } = await broker();
  const first = linkTo(port);
  await isUp(first);
  const games = Array.from({ length: 12 }, (_, i) => refereeTopic(name, 'log', `game/${i}`));
  for (const topic of games) {
    const part = await signedFor(cryptography, referee, topic, FIRST, new Uint8Array(20_000));
    expect(await first.publish(topic, part, true)).toBe(true);
  }
  const heard = new Set<string>();
  const late = linkTo(port, {
    filters: [refereeTopic(name, 'log', '#')],
    onMessage: (topic) => heard.add(topic),
  });
  expect(await late.caughtUp()).toBe(false);
  await isUp(late);
  expect(await late.caughtUp()).toBe(true);
  expect(heard.size).toBe(games.length);
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

test('the broker speaks and bounds every kind of topic as the app does', () => {
  expect(PROTOCOL).toBe(SPOKEN);
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
    for (let at = 0; at < all.length; at += size)
      expect(take(Uint8Array.from(all.slice(at, at + size)))).toBe(true);
    expect(given).toEqual(packets.map((packet) => [...packet]));
  }
});

test('a packet longer than any of a room is not waited for', () => {
  const header = (length: number) =>
    Uint8Array.of(0x30, (length & 127) | 128, ((length >> 7) & 127) | 128, length >> 14);
  const given: number[] = [];
  const take = wholePackets(({ length }) => given.push(length));
  expect(take(header(MOST_PACKET - 4))).toBe(true);
  expect(take(new Uint8Array(MOST_PACKET - 4))).toBe(true);
  expect(given).toEqual([MOST_PACKET]);
  expect(take(header(MOST_PACKET - 3))).toBe(false);
});

test('a packet whose length has no end is not waited for', () => {
  const take = wholePackets(() => undefined);
  expect(take(Uint8Array.of(0x30, 0xff, 0xff, 0xff))).toBe(true);
  expect(take(Uint8Array.of(0xff))).toBe(false);
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

/** Of a device of its own, as many as are asked for. */
async function saysOf(count: number, device = cryptography.newSecret()) {
  const topic = deviceTopic(name, 'says', toBase64url(cryptography.publicKey(device)));
  const signed = (i: number) =>
    signedFor(cryptography, device, topic, { since: 1, count: i }, new Uint8Array(10));
  return { topic, payloads: await Promise.all(Array.from({ length: count }, (_, i) => signed(i))) };
}

test('whoever floods waits; a neighbour behind the same address waits for the next second at most, others do not', async () => {
  let seconds: (() => void)[] = [];
  const { room, port } = await broker((run) => seconds.push(run));
  const [flooding, neighbour, good] = [linkTo(port, {}, STRANGER), linkTo(port, {}, STRANGER), linkTo(port)];
  await Promise.all([isUp(flooding), isUp(neighbour), isUp(good)]);
  const flood = await saysOf(1_200);
  const all = Promise.all(flood.payloads.map((payload) => flooding.publish(flood.topic, payload, true)));
  let over = false;
  void all.then(() => {
    over = true;
  });
  await vi.waitFor(() => expect(room.counted.slowed).toBeGreaterThan(0));
  const one = await saysOf(1);
  const before = room.counted.slowed;
  const heard = neighbour.publish(one.topic, one.payloads[0]!, true);
  const mine = refereeTopic(name, 'taken');
  expect(
    await good.publish(mine, await signedFor(cryptography, referee, mine, FIRST, new Uint8Array(9)), true),
  ).toBe(true);
  const pass = () => {
    for (const run of seconds.splice(0)) run();
  };
  await vi.waitFor(() => expect(room.counted.slowed).toBeGreaterThan(before));
  pass();
  expect(await heard).toBe(true);
  expect(over).toBe(false);
  const passing = setInterval(pass, 5);
  await all;
  clearInterval(passing);
  seconds = [];
  expect(room.counted.refused).toBe(0);
});

test('where garbage comes from again and again whoever comes is let in slowly, and the site tells the referee', async () => {
  const { room, port } = await broker(() => undefined);
  const topic = refereeTopic(name, 'scene');
  for (let i = 0; i < 30; i += 1) {
    const link = linkTo(port, {}, STRANGER);
    await isUp(link);
    expect(await link.publish(topic, Uint8Array.of(i), true)).toBe(false);
    link.close();
  }
  expect(room.counted.refused).toBe(30);
  const since = performance.now();
  const link = linkTo(port, {}, STRANGER);
  await isUp(link);
  expect(performance.now() - since).toBeGreaterThan(900);
  const { topic: says, payloads } = await saysOf(1);
  expect(await link.publish(says, payloads[0]!, true)).toBe(true);
  const site = await (await fetch(`http://127.0.0.1:${port}/room`)).json();
  expect(site).toMatchObject({ protocol: PROTOCOL, counted: { refused: 30 } });
});

test('a stranger who fills the broker takes nobody’s place: what there is no room for is passed on, the referee’s own is kept', async () => {
  const { room, port, known } = await broker();
  known.name = name;
  const stranger = linkTo(port, {}, STRANGER);
  await isUp(stranger);
  // A room of the stranger's own, with as many sheets in it as anybody may keep, and more.
  const own = cryptography.newSecret();
  const elsewhere = toBase64url(cryptography.publicKey(own));
  const made = Array.from({ length: 1_100 }, async (_, i) => {
    const topic = refereeTopic(elsewhere, 'sheet', String(i));
    return stranger.publish(topic, await signedFor(cryptography, own, topic, FIRST, new Uint8Array(9)), true);
  });
  expect(await Promise.all(made)).not.toContain(false);
  expect(room.counted.unkept).toBe(100);

  const anna = await saysOf(1);
  const hears = new Promise<void>((resolve) => {
    const listener = linkTo(port, { filters: [anna.topic], onMessage: () => resolve() });
    void isUp(listener).then(() => stranger.publish(anna.topic, anna.payloads[0]!, true));
  });
  await hears;
  // Another computer with the referee's key, behind the same address.
  const topic = refereeTopic(name, 'scene');
  const scene = await signedFor(cryptography, referee, topic, FIRST, Uint8Array.of(7));
  expect(await stranger.publish(topic, scene, true)).toBe(true);
  const heard = await new Promise<Uint8Array>((resolve) => {
    linkTo(port, { filters: [topic], onMessage: (_topic, payload) => resolve(payload) });
  });
  expect([...heard]).toEqual([...scene]);
});

test('the referee’s computer may tell three hundred devices in one second', async () => {
  const { room, port } = await broker(() => undefined);
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

test('packets are followed through any pieces: one that is too long and one too many are seen as soon as they begin', () => {
  const packets = [
    Uint8Array.of(0xc0, 0),
    Uint8Array.from([0x30, 0xc8, 1, ...Array(200).fill(0xff)]),
    Uint8Array.of(0x40, 2, 0, 1),
  ].flatMap((packet) => [...packet]);
  for (const size of [1, 2, 3, 50, 1_000]) {
    let at = 0;
    const gate = packetGate(6, () => at);
    const all = () => {
      let [left, isIn] = [packets, true];
      for (; left.length > 0; left = left.slice(size)) isIn = gate(Uint8Array.from(left.slice(0, size)));
      return isIn;
    };
    expect([all(), all()]).toEqual([true, true]);
    at = 1_000;
    expect([all(), all()]).toEqual([true, true]);
    expect(gate(Uint8Array.of(0xc0))).toBe(false);
  }
  const gate = packetGate(10);
  expect(gate(Uint8Array.of(0x30, 0xff, 0xff))).toBe(true);
  expect(gate(Uint8Array.of(0xff))).toBe(false);
});

/** A client that says what it likes, byte by byte. */
async function rawClient(port: number, bytes: readonly number[], from = STRANGER) {
  const socket = new WebSocket(`ws://127.0.0.1:${port}${BROKER_PATH}`, ['mqtt'], { localAddress: from });
  const heard: number[][] = [];
  socket.on('message', (data: Buffer) => heard.push([...data]));
  const closed = new Promise<void>((resolve) => {
    socket.once('close', () => resolve());
  });
  await new Promise((resolve) => {
    socket.once('open', resolve);
  });
  ends.push(() => socket.terminate());
  socket.send(Uint8Array.from(bytes));
  return { socket, heard, closed };
}
const text = (of: string) => [of.length >> 8, of.length & 255, ...new TextEncoder().encode(of)];
const packet = (kind: number, body: readonly number[]) => {
  const length = body.length < 128 ? [body.length] : [(body.length & 127) | 128, body.length >> 7];
  return [kind, ...length, ...body];
};

test('whoever announces a packet that no room needs is cut off before it comes', async () => {
  const { room, port } = await broker();
  const { closed } = await rawClient(port, [
    ...packet(0x10, [...text('MQTT'), 4, 2, 0, 60, ...text('x')]),
    ...[0x30, 0xff, 0xff, 0xff, 0x7f],
  ]);
  await closed;
  expect(room.counted.refused).toBe(1);
});

test('nothing is put by for whoever asks for it and goes away', async () => {
  const { port } = await broker();
  const topic = refereeTopic(name, 'time');
  const unclean = packet(0x10, [...text('MQTT'), 4, 0, 0, 60, ...text('away')]);
  const all = [...text(refereeTopic(name, 'log', '#')), 1, ...text(topic), 1];
  const first = await rawClient(port, [...unclean, ...packet(0x82, [0, 1, ...all])]);
  await vi.waitFor(() => expect(first.heard.flat().slice(4, 5)).toEqual([0x90]));
  first.socket.terminate();
  await first.closed;
  const link = linkTo(port);
  await isUp(link);
  for (let count = 1; count <= 3; count += 1) {
    const payload = await signedFor(cryptography, referee, topic, { since: 1, count }, new Uint8Array(9));
    expect(await link.publish(topic, payload, false)).toBe(true);
  }
  // Back, and alive: no session was kept, and there is nothing between the two answers.
  const again = await rawClient(port, [...unclean, 0xc0, 0]);
  await vi.waitFor(() => expect(again.heard.flat()).toEqual([0x20, 2, 0, 0, 0xd0, 0]));
});
