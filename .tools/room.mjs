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

const TOPIC =
  /^sprawdzam\/([\w-]{43})\/(?:referee\/([a-z]+)(?:\/[\w-]+){0,2}|device\/([\w-]{43})\/([a-z]+))$/;
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
const MOST_TOPICS = 20_000;
/** What waits for somebody who does not read it. */
const MOST_UNREAD = 2_000_000;
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

/** A broker on a server that listens already; `url`: somebody else's instead. Resolves with what it has counted. */
export async function openRoom(server, { url, now } = {}) {
  const counted = { refused: 0, slowed: 0, unread: 0 };
  if (url) return { counted, close: async () => undefined };
  const [{ Aedes }, { WebSocketServer }] = await Promise.all([import('aedes'), import('ws')]);
  const shares = createShares(now);
  /** What was said last on each topic. */
  const last = new Map();
  /** What was said before is not taken again, whoever has kept it. */
  const isNew = (topic, payload) => {
    const before = last.get(topic);
    if (!before) return last.size < MOST_TOPICS;
    const order = Buffer.compare(stampOf(payload), stampOf(before));
    return order > 0 || (order === 0 && payload.subarray(0, SIGNATURE).equals(before.subarray(0, SIGNATURE)));
  };
  const mayStand = (address, { topic, payload, retain }) =>
    isSigned(topic, payload) &&
    isNew(topic, payload) &&
    (!retain || shares.keeps(address, topic, payload.length));
  const broker = await Aedes.createBroker({
    concurrency: 500,
    maxTopicLevels: 8,
    // Whoever is refused loses the connection.
    authorizePublish({ req }, packet, callback) {
      const wait = shares.waits(req.address);
      const decide = () => {
        const may = mayStand(req.address, packet);
        if (may) {
          last.set(packet.topic, Buffer.from(packet.payload.subarray(0, SIGNATURE + STAMP)));
          return callback(null);
        }
        counted.refused += 1;
        shares.refuse(req.address);
        return callback(new Error('refused'));
      };
      if (wait === 0) return decide();
      counted.slowed += 1;
      return setTimeout(decide, wait);
    },
    authorizeSubscribe(_client, subscription, callback) {
      callback(
        null,
        /^sprawdzam\/[\w-]{43}\/(referee|device)\//.test(subscription.topic) ? subscription : null,
      );
    },
  });
  const sockets = new WebSocketServer({ noServer: true, maxPayload: 256_000, handleProtocols: () => 'mqtt' });
  server.on('upgrade', (request, socket, head) => {
    // Whoever goes away in the middle is no news.
    socket.on('error', () => undefined);
    request.address = socket.remoteAddress ?? '';
    const enters =
      pathOf(request) === BROKER_PATH &&
      sockets.clients.size < MOST_CONNECTIONS &&
      shares.enters(request.address, isOwn(socket));
    if (!enters) return socket.destroy();
    socket.once('close', () => shares.leaves(request.address));
    return sockets.handleUpgrade(request, socket, head, (websocket) => {
      broker.handle(streamOf(websocket, counted), request);
    });
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

/** The broker waits for nobody: whoever does not read what he asked for loses the connection. */
function streamOf(websocket, counted) {
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
    if (!stream.push(bytes)) websocket.pause();
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

/** `address`: this computer's for others. Answers what is about the room; false for everything else. The referee's page, on this computer, says whose it is. */
export function roomAnswers({ url, address = () => null } = {}) {
  let room = null;
  return (request, response) => {
    const path = pathOf(request);
    if (path === JOIN_PATH && request.method === 'GET') {
      response.writeHead(302, { Location: './#/duplicate/join' }).end();
      return true;
    }
    if (path !== ROOM_PATH) return false;
    if (request.method === 'GET') {
      response
        .writeHead(200, { 'Content-Type': 'application/json', 'Cache-Control': 'no-store' })
        .end(JSON.stringify({ broker: url ?? null, room, address: address() }));
    } else if (request.method === 'PUT' && isFromHere(request.socket)) {
      readText(request, 43, (text) => {
        if (/^[\w-]{43}$/.test(text)) room = text;
        response.writeHead(text === room ? 204 : 400).end();
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
