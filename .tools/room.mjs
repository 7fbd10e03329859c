// The room of a duplicate game beside the site: an MQTT broker over WebSockets on the same port, and where to find it.
// It passes on only what whoever owns the topic has signed (src/share/room/README.md), so no stranger can overwrite
// what it keeps for those who come later.
import { createPublicKey, verify } from 'node:crypto';

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
  log: 200_000,
  says: 1_000,
  gone: 300,
};
const SIGNATURE = 64;
/** What one connection may send in a second, and how many there may be. */
const MOST_PACKETS = 400;
const MOST_CONNECTIONS = 1_000;
const MOST_TOPICS = 20_000;
const ED25519 = Buffer.from('302a300506032b6570032100', 'hex');

/** True if the payload may stand on this topic. */
export function isSigned(topic, payload) {
  const [, room, refereeKind, device, deviceKind] = TOPIC.exec(topic) ?? [];
  const most = MOST[refereeKind ?? deviceKind];
  if (!room || !most || payload.length < SIGNATURE || payload.length > most) return false;
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
export async function openRoom(server, { url } = {}) {
  const counted = { dropped: 0, flooded: 0 };
  if (url) return { counted, close: async () => undefined };
  const [{ Aedes }, { createWebSocketStream, WebSocketServer }] = await Promise.all([
    import('aedes'),
    import('ws'),
  ]);
  const topics = new Set();
  const broker = await Aedes.createBroker({
    concurrency: 500,
    maxTopicLevels: 8,
    // Whoever is refused loses the connection.
    authorizePublish(client, { topic, payload, retain }, callback) {
      const known = topics.has(topic) || topics.size < MOST_TOPICS;
      if (!known || (client && isFlood(client)) || !isSigned(topic, payload)) {
        counted.dropped += 1;
        return callback(new Error('refused'));
      }
      if (retain) topics.add(topic);
      return callback(null);
    },
    authorizeSubscribe(_client, subscription, callback) {
      callback(
        null,
        /^sprawdzam\/[\w-]{43}\/(referee|device)\//.test(subscription.topic) ? subscription : null,
      );
    },
  });
  const isFlood = (client) => {
    const second = Math.floor(Date.now() / 1000);
    if (client.second !== second) Object.assign(client, { second, packets: 0 });
    client.packets += 1;
    if (client.packets <= MOST_PACKETS) return false;
    counted.flooded += 1;
    return true;
  };
  const sockets = new WebSocketServer({ noServer: true, maxPayload: 256_000, handleProtocols: () => 'mqtt' });
  server.on('upgrade', (request, socket, head) => {
    // Whoever goes away in the middle is no news.
    socket.on('error', () => undefined);
    if (pathOf(request) !== BROKER_PATH || sockets.clients.size >= MOST_CONNECTIONS) return socket.destroy();
    return sockets.handleUpgrade(request, socket, head, (websocket) => {
      const stream = createWebSocketStream(websocket);
      stream.on('error', () => undefined);
      broker.handle(stream, request);
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
function isFromHere({ remoteAddress, localAddress }) {
  return remoteAddress === localAddress || /^(::1|(::ffff:)?127\.)/.test(remoteAddress ?? '');
}

function readText(request, most, take) {
  let text = '';
  request.on('data', (bytes) => {
    if (text.length <= most) text += bytes;
  });
  request.on('end', () => take(text));
}

const pathOf = ({ url }) => /^[^?#]*/.exec(url ?? '')[0];
