/// <reference path="./u8Mqtt.d.ts" />
import { signal } from '@preact/signals';
import { mqtt_v4 } from 'u8-mqtt/esm/web/basic-v4.js';
import { wholePackets } from './mqttPackets.ts';

type Bytes = Uint8Array<ArrayBuffer>;

type LinkOptions = {
  readonly filters: readonly string[];
  readonly will: (() => Promise<{ readonly topic: string; readonly payload: Bytes }>) | null;
  readonly onMessage: (topic: string, payload: Uint8Array) => void;
  readonly onUp: () => void;
};

/** Seconds between two signs of life; after three of them without an answer either side gives the connection up. */
const PING_EVERY = 10;
const GIVEN_UP = 3 * PING_EVERY;
/**
 * While a connection lives its answers come, however late on a busy machine; the library would give them up after five
 * seconds, and everything would be said again by everybody. A lost connection ends the waiting anyway.
 */
const ANSWERS_KEPT = { td: 60_000, n: 60 };
/** So often it is asked without anything coming. */
const QUIET = 2;
const FIRST_WAIT = 300;
const LONGEST_WAIT = 3_000;

type Socket = Pick<WebSocket, 'close' | 'readyState' | 'send' | 'binaryType'> & {
  addEventListener: (
    kind: 'open' | 'close' | 'error' | 'message',
    listener: (event: { readonly data?: unknown }) => void,
  ) => void;
};

/** MQTT 3.1.1 over a WebSocket, at least once, and connected again for as long as it is open. */
export function mqttLink(
  address: string,
  client: string,
  openSocket: (address: string) => Socket = (url) => new WebSocket(url, ['mqtt']),
) {
  return ({ filters, will, onMessage, onUp }: LinkOptions) => {
    const up = signal(false);
    let closed = false;
    let wait = FIRST_WAIT;
    let line: ReturnType<typeof connection> | null = null;

    const connect = async (): Promise<void> => {
      const left = (await will?.()) ?? null;
      if (closed) return;
      const next = connection(openSocket(address), `${client}-${Date.now() % 1e9}`, filters, left, onMessage);
      line = next;
      next.ready.then(
        () => {
          wait = FIRST_WAIT;
          up.value = true;
          onUp();
        },
        () => undefined,
      );
      await next.lost;
      up.value = false;
      if (closed) return;
      setTimeout(connect, wait * (0.5 + Math.random()));
      wait = Math.min(LONGEST_WAIT, wait * 2);
    };
    void connect();
    return {
      up,
      async publish(topic: string, payload: Bytes, retained: boolean): Promise<boolean> {
        return line !== null && up.peek() && line.publish(topic, payload, retained);
      },
      async caughtUp(): Promise<boolean> {
        return line !== null && up.peek() && line.caughtUp();
      },
      close() {
        closed = true;
        up.value = false;
        line?.close();
      },
    };
  };
}

/** What the library needs of a socket, with a packet in every message. */
type WholeSocket = {
  readonly readyState: number;
  readonly send: (packet: Bytes) => void;
  onopen: (() => void) | null;
  onmessage: ((event: { readonly data: Uint8Array }) => void) | null;
  onclose: ((event: { readonly wasClean: true }) => void) | null;
};

function connection(
  socket: Socket,
  client_id: string,
  filters: readonly string[],
  will: { readonly topic: string; readonly payload: Bytes } | null,
  onMessage: LinkOptions['onMessage'],
) {
  let lose = () => {};
  const lost = new Promise<void>((resolve) => {
    lose = resolve;
  });
  const gone = lost.then(() => false as const);
  let heard = Date.now();
  /** So many came that the broker had kept. */
  let kept = 0;
  socket.binaryType = 'arraybuffer';
  const whole: WholeSocket = {
    readyState: socket.readyState,
    send: (packet) => socket.send(packet),
    onopen: null,
    onmessage: null,
    onclose: null,
  };
  const take = wholePackets((data) => whole.onmessage?.({ data }));
  socket.addEventListener('open', () => whole.onopen?.());
  socket.addEventListener('message', ({ data }) => {
    heard = Date.now();
    if (data instanceof ArrayBuffer && !take(new Uint8Array(data))) socket.close();
  });
  socket.addEventListener('close', lose);
  socket.addEventListener('error', lose);
  const watch = setInterval(() => {
    if (Date.now() - heard < GIVEN_UP * 1_000) return;
    socket.close();
    lose();
  }, 1_000);
  void lost.then(() => {
    clearInterval(watch);
    // Otherwise the library goes on pinging it for as long as the page is open.
    whole.onclose?.({ wasClean: true });
  });

  const mqtt = mqtt_v4({
    keep_alive: PING_EVERY,
    rotate: ANSWERS_KEPT,
    log_conn() {},
    on_error() {},
    on_mqtt_type: {
      mqtt_publish(packet) {
        if (packet.retain) kept += 1;
        if (packet.qos > 0) void mqtt.puback(packet);
        onMessage(packet.topic, packet.payload);
      },
    },
  });
  mqtt.with_websock(whole);
  const hello = {
    client_id,
    keep_alive: GIVEN_UP,
    flags: { clean_start: true },
    ...(will && { will: { topic: will.topic, payload: will.payload, qos: 1 } }),
  };
  const ready = (async () => {
    await mqtt.connect(hello);
    if (filters.length > 0) await mqtt.subscribe(filters.map((filter) => [filter, { qos: 1 }]));
  })();
  ready.catch(() => {
    socket.close();
    lose();
  });
  return {
    ready,
    lost,
    async publish(topic: string, payload: Bytes, retain: boolean): Promise<boolean> {
      const sent = mqtt.pub({ topic, payload, qos: 1, retain }).then(
        ([, expired]) => expired === undefined,
        () => false,
      );
      return Promise.race([sent, gone]);
    },
    /** No packet says that all of it has come: a broker that is asked, and asked again, and has sent none in between has no more. */
    async caughtUp(): Promise<boolean> {
      for (let quiet = 0; quiet < QUIET; ) {
        const before = kept;
        const answered = mqtt.ping().then(
          () => true,
          () => false,
        );
        if (!(await Promise.race([answered, gone]))) return false;
        quiet = kept === before ? quiet + 1 : 0;
      }
      return true;
    },
    close() {
      mqtt.disconnect().catch(() => undefined);
      socket.close();
      lose();
    },
  };
}
