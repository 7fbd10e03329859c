import { effect } from '@preact/signals';
import { afterEach, expect, test, vi } from 'vitest';
import { mqttLink } from '../../../src/platform/mqttLink.ts';

afterEach(() => void vi.useRealTimers());

type Heard = { readonly data?: unknown };

/** A broker's end of a connection, by hand: what it is sent, and what it says. */
function handMade() {
  const listeners = new Map<string, (event: Heard) => void>();
  const sent: Uint8Array[] = [];
  return {
    sent,
    /** The first packet of a kind, by the upper half of its first byte. */
    packet: (kind: number) => sent.find(([first = 0]) => first >> 4 === kind),
    says: (...bytes: number[]) => listeners.get('message')?.({ data: Uint8Array.from(bytes).buffer }),
    breaks: () => listeners.get('close')?.({}),
    socket: {
      binaryType: 'arraybuffer' as BinaryType,
      readyState: 1 as const,
      send: (packet: unknown) => void sent.push(packet as Uint8Array),
      close() {},
      addEventListener: (kind: string, listener: (event: Heard) => void) =>
        void listeners.set(kind, listener),
    },
  };
}
const [CONNACK, PUBLISH, PUBACK, PINGREQ, PINGRESP] = [0x20, 3, 0x40, 12, 0xd0];
const turn = () => new Promise((resolve) => setImmediate(resolve));

async function connected(toFake: readonly ('Date' | 'setInterval' | 'clearInterval')[] = ['Date']) {
  vi.useFakeTimers({ toFake: [...toFake], now: 1_000_000 });
  const broker = handMade();
  const link = mqttLink(
    'ws://hall',
    'one',
    () => broker.socket,
  )({
    filters: [],
    will: null,
    onMessage() {},
    onUp() {},
  });
  await vi.waitFor(() => expect(broker.sent).not.toEqual([]));
  broker.says(CONNACK, 2, 0, 0);
  await new Promise<void>((resolve) => {
    effect(() => {
      if (link.up.value) resolve();
    });
  });
  let answer: boolean | null = null;
  void link.publish('topic', Uint8Array.of(1), true).then((has) => {
    answer = has;
  });
  await vi.waitFor(() => expect(broker.packet(PUBLISH)).toBeDefined());
  return { broker, link, answer: () => answer };
}

test('the answer of a busy broker is waited for as long as the connection stands', async () => {
  const { broker, link, answer } = await connected();
  for (let second = 0; second < 60; second += 1) {
    vi.setSystemTime(Date.now() + 2_000);
    broker.says(PINGRESP, 0);
  }
  await turn();
  expect(answer()).toBe(null);
  // Behind the topic's five letters and their length.
  const [high = 0, low = 0] = broker.packet(PUBLISH)!.subarray(2 + 2 + 5);
  broker.says(PUBACK, 2, high, low);
  await turn();
  expect(answer()).toBe(true);
  link.close();
});

test('a connection that breaks answers for what waits', async () => {
  const { broker, link, answer } = await connected();
  broker.breaks();
  await turn();
  expect(answer()).toBe(false);
  link.close();
});

test('a connection that broke is sent no signs of life any more', async () => {
  const { broker, link } = await connected(['Date', 'setInterval', 'clearInterval']);
  const pings = () => broker.sent.filter(([first = 0]) => first >> 4 === PINGREQ).length;
  vi.advanceTimersByTime(10_000);
  await turn();
  expect(pings()).toBe(1);
  broker.breaks();
  await turn();
  vi.advanceTimersByTime(60_000);
  await turn();
  expect(pings()).toBe(1);
  link.close();
});
