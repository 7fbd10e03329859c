// The room of a duplicate game beside the site: an MQTT broker over WebSockets on the same port, and where to find it.
// It passes on only what whoever owns the topic has signed (src/share/room/README.md), so no stranger can overwrite
// what it keeps for those who come later.
import { createPublicKey, verify } from 'node:crypto';
import { Duplex } from 'node:stream';
import { createShares } from './roomShares.mjs';

export const BROKER_PATH = '/mqtt';
/** What a page asks for to find the room: which broker, and whose room it is. */
export const ROOM_PATH = '/room';
/** What a player types. */
export const JOIN_PATH = '/r';

/** Of what is said in a room: as in src/share/room/topics.ts. */
export const PROTOCOL = 1;
const ROOT = `sprawdzam/${PROTOCOL}`;

const TOPIC =
  /^sprawdzam\/1\/([\w-]{43})\/(?:referee\/([a-z]+)(?:\/[\w-]+){0,2}|device\/([\w-]{43})\/([a-z]+))$/;
/** Bytes at most by the kind of a topic: as in src/share/room/topics.ts. */
const MOST = {
  scene: 4_000,
  roster: 80_000,
  taken: 8_000,
  time: 300,
  said: 600,
  sheet: 1_600,
  words: 60_000,
  log: 200_000,
  says: 1_000,
  gone: 300,
};
const SIGNATURE = 64;
/** After the signature: which word of its writer it is. */
const STAMP = 10;
const MOST_CONNECTIONS = 1_000;
/** Of one connection: a player asks for seven. */
const MOST_FILTERS = 20;
/** What waits for somebody who does not read it. */
const MOST_UNREAD = 2_000_000;
/** The longest payload with its topic, and then some. */
const MOST_PACKET = 256_000;
/** Packets of any kind from one connection in a second; only this computer's may be more. */
const MOST_PACKETS = 5_000;
/** Nobody in a room sends exactly once; whoever does keeps no more than this waiting here. */
const MOST_TWICE = 10;
const ED25519 = Buffer.from('302a300506032b6570032100', 'hex');

/** True if the payload may stand on this topic. */
export function isSigned(topic, payload) {
  const [, room, refereeKind, device, deviceKind] = TOPIC.exec(topic) ?? [];
  const most = MOST[refereeKind ?? deviceKind];
  if (!room || !most || payload.length < SIGNATURE + STAMP || payload.length > most) return false;
  try {
    const der = Buffer.concat([ED25519, Buffer.from(device ?? room, 'base64url')]);
    const key = createPublicKey({ key: der, format: 'der', type: 'spki' });
    const message = Buffer.concat([Buffer.from(`${topic}\0`), payload.subarray(SIGNATURE)]);
    return verify(null, message, key, payload.subarray(0, SIGNATURE));
  } catch {
    return false;
  }
}

/** What the broker and the site know of their room. `name`: the referee's page, on this computer, says whose it is. */
export const newRoom = () => ({
  name: null,
  /** What the broker did not take. `slowed`: packets that waited for others of their address. */
  counted: { refused: 0, slowed: 0, unkept: 0, unread: 0 },
});

/** A broker on a server that listens already; `url`: somebody else's instead. */
export async function openRoom(server, { url, room = newRoom(), later } = {}) {
  const { counted } = room;
  if (url) return { counted, close: async () => undefined };
  const [{ Aedes }, { WebSocketServer }] = await Promise.all([import('aedes'), import('ws')]);
  const shares = createShares(later);
  /** What was said last on each topic. */
  const last = new Map();
  /** What was said before is not taken again, whoever has kept it. */
  const isNew = (topic, payload) => {
    const before = last.get(topic);
    if (!before) return true;
    const order = Buffer.compare(stampOf(payload), stampOf(before));
    return order > 0 || (order === 0 && payload.subarray(0, SIGNATURE).equals(before.subarray(0, SIGNATURE)));
  };
  /** By whoever leads the room that this site is for, from whichever computer. */
  const isLed = (topic) => room.name !== null && topic.startsWith(`${ROOT}/${room.name}/referee/`);
  const take = (address, packet, callback) => {
    const { topic, payload } = packet;
    if (!isSigned(topic, payload) || !isNew(topic, payload)) {
      counted.refused += 1;
      shares.refuse(address);
      return callback(new Error('refused'));
    }
    const kept = Buffer.from(payload.subarray(0, SIGNATURE + STAMP));
    const bytes = packet.retain ? payload.length : kept.length;
    if (isLed(topic) || shares.keeps(address, topic, bytes)) last.set(topic, kept);
    else if (packet.retain) {
      // Whoever is here hears it all the same, and a device says again what nobody has answered.
      packet.retain = false;
      counted.unkept += 1;
    }
    return callback(null);
  };
  const broker = await Aedes.createBroker({
    concurrency: 500,
    maxTopicLevels: 8,
    maxInflightInbound: MOST_TWICE,
    // What somebody misses is said again or kept, so nothing is put by for whoever went away.
    preConnect(_client, packet, callback) {
      packet.clean = true;
      callback(null, true);
    },
    // Whoever is refused loses the connection.
    authorizePublish({ req }, packet, callback) {
      const run = () => take(req.address, packet, callback);
      if (isLed(packet.topic) && isSigned(packet.topic, packet.payload)) return run();
      if (!shares.takesTurn(req.address, req, run)) counted.slowed += 1;
      return undefined;
    },
    authorizeSubscribe({ req }, subscription, callback) {
      req.filters = (req.filters ?? 0) + 1;
      const isOf = /^sprawdzam\/1\/[\w-]{43}\/(referee|device)\//.test(subscription.topic);
      callback(null, isOf && req.filters <= MOST_FILTERS ? subscription : null);
    },
  });
  const sockets = new WebSocketServer({
    noServer: true,
    maxPayload: MOST_PACKET,
    handleProtocols: () => 'mqtt',
  });
  server.on('upgrade', (request, socket, head) => {
    // Whoever goes away in the middle is no news.
    socket.on('error', () => undefined);
    request.address = socket.remoteAddress ?? '';
    const isWanted = pathOf(request) === BROKER_PATH && sockets.clients.size < MOST_CONNECTIONS;
    const wait = isWanted ? shares.enters(request.address, isOwn(socket)) : null;
    if (wait === null) return socket.destroy();
    socket.once('close', () => shares.leaves(request.address, request));
    const enter = () =>
      sockets.handleUpgrade(request, socket, head, (websocket) => {
        const gate = packetGate(isOwn(socket) ? Number.POSITIVE_INFINITY : MOST_PACKETS);
        const lets = (bytes) => {
          if (gate(bytes)) return true;
          counted.refused += 1;
          shares.refuse(request.address);
          return false;
        };
        broker.handle(streamOf(websocket, counted, lets), request);
      });
    return wait === 0 ? enter() : setTimeout(enter, wait).unref();
  });
  broker.on('clientError', () => undefined);
  broker.on('connectionError', () => undefined);
  return {
    counted,
    async close() {
      for (const socket of sockets.clients) socket.terminate();
      await new Promise((done) => broker.close(done));
    },
  };
}

/**
 * Follows MQTT packets through whatever pieces they come in; false where one says that it is longer than any may be,
 * which the broker would wait for in its memory, and where they are too many.
 */
export function packetGate(mostInSecond, now = () => performance.now()) {
  let [rest, length, scale] = [0, 0, 0];
  let [packets, since] = [0, now()];
  return (bytes) => {
    if (now() - since >= 1_000) [packets, since] = [0, now()];
    for (let at = 0; at < bytes.length; ) {
      if (rest > 0) {
        const here = Math.min(rest, bytes.length - at);
        rest -= here;
        at += here;
      } else if (scale === 0) {
        // Its kind; after it comes its length, seven bits a byte.
        packets += 1;
        [length, scale] = [0, 1];
        at += 1;
      } else {
        length += (bytes[at] & 0x7f) * scale;
        scale = bytes[at] < 0x80 ? 0 : scale * 128;
        if (scale === 0) rest = length;
        at += 1;
      }
      if (length > MOST_PACKET || packets > mostInSecond) return false;
    }
    return true;
  };
}

/** The broker waits for nobody: whoever does not read what he asked for loses the connection. */
function streamOf(websocket, counted, lets) {
  const send = (bytes, done) => {
    if (websocket.readyState !== websocket.OPEN) return done(new Error('gone'));
    websocket.send(bytes);
    if (websocket.bufferedAmount > MOST_UNREAD) {
      counted.unread += 1;
      websocket.terminate();
    }
    return done();
  };
  const stream = new Duplex({
    read: () => websocket.resume(),
    write: (bytes, _encoding, done) => send(bytes, done),
    // A packet comes in several pieces.
    writev: (pieces, done) => send(Buffer.concat(pieces.map(({ chunk }) => chunk)), done),
    destroy(error, done) {
      websocket.terminate();
      done(error);
    },
  });
  websocket.on('message', (bytes) => {
    if (!lets(bytes)) return websocket.terminate();
    if (!stream.push(bytes)) websocket.pause();
    return undefined;
  });
  websocket.on('close', () => {
    stream.push(null);
    stream.destroy();
  });
  websocket.on('error', () => undefined);
  stream.on('error', () => undefined);
  return stream;
}

const stampOf = (payload) => payload.subarray(SIGNATURE, SIGNATURE + STAMP);

/** `address`: this computer's for others. Answers what is about the room; false for everything else. */
export function roomAnswers({ url, address = () => null, room = newRoom() } = {}) {
  return (request, response) => {
    const path = pathOf(request);
    if (path === JOIN_PATH && request.method === 'GET') {
      response.writeHead(302, { Location: './#/duplicate/join' }).end();
      return true;
    }
    if (path !== ROOM_PATH) return false;
    if (request.method === 'GET') {
      const { name, counted } = room;
      const said = { protocol: PROTOCOL, broker: url ?? null, room: name, address: address(), counted };
      response
        .writeHead(200, { 'Content-Type': 'application/json', 'Cache-Control': 'no-store' })
        .end(JSON.stringify(said));
    } else if (request.method === 'PUT' && isFromHere(request.socket)) {
      readText(request, 43, (text) => {
        if (/^([\w-]{43})?$/.test(text)) room.name = text || null;
        response.writeHead(text === (room.name ?? '') ? 204 : 400).end();
      });
    } else response.writeHead(405).end();
    return true;
  };
}

/** From this very computer, by whichever of its addresses. */
const isFromHere = (socket) => isOwn(socket) || /^(::1|(::ffff:)?127\.)/.test(socket.remoteAddress ?? '');
const isOwn = ({ remoteAddress, localAddress }) => remoteAddress === localAddress;

function readText(request, most, take) {
  let text = '';
  request.on('data', (bytes) => {
    if (text.length <= most) text += bytes;
  });
  request.on('end', () => take(text));
}

const pathOf = ({ url }) => /^[^?#]*/.exec(url ?? '')[0];
