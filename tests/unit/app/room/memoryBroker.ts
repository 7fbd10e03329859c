import { signal } from '@preact/signals';
import type { LinkOptions, OpenLink } from '../../../../src/app/room/ports.ts';

type Line = LinkOptions & {
  up: boolean;
  readonly lost: () => void;
  readonly isCut: () => boolean;
  /** What was kept for it has come. */
  caught: Promise<void>;
  will_: { topic: string; payload: Uint8Array } | null;
  connect: () => Promise<void>;
};

const matches = (filter: string, topic: string): boolean => {
  const [wants, has] = [filter.split('/'), topic.split('/')];
  for (const [i, want] of wants.entries()) {
    if (want === '#') return true;
    if (want !== '+' && want !== has[i]) return false;
  }
  return wants.length === has.length;
};

/** A broker in memory that can lose its memory, and cut single devices off. */
export function memoryBroker() {
  let retained = new Map<string, Uint8Array>();
  let lines: Line[] = [];
  /** What is kept comes to whoever connects only when this is done. */
  let busy: Promise<void> = Promise.resolve();
  const seen: { readonly topic: string; readonly payload: Uint8Array }[] = [];

  const deliver = (topic: string, payload: Uint8Array, keep: boolean) => {
    seen.push({ topic, payload });
    if (keep) retained.set(topic, payload);
    for (const line of lines)
      if (line.up && line.filters.some((filter) => matches(filter, topic))) line.onMessage(topic, payload);
  };

  const openLink =
    (isCut: () => boolean = () => false): OpenLink =>
    (options) => {
      const up = signal(false);
      const line: Line = {
        ...options,
        up: false,
        caught: Promise.resolve(),
        will_: null,
        isCut,
        lost() {
          up.value = false;
        },
        async connect() {
          if (isCut() || line.up) return;
          line.will_ = (await options.will?.()) ?? null;
          line.up = true;
          up.value = true;
          line.caught = busy.then(() => {
            for (const [topic, payload] of retained)
              if (options.filters.some((filter) => matches(filter, topic))) options.onMessage(topic, payload);
          });
          options.onUp();
        },
      };
      lines.push(line);
      void line.connect();
      return {
        up,
        async publish(topic, payload, keep) {
          if (!line.up || isCut()) return false;
          deliver(topic, payload, keep);
          return true;
        },
        async caughtUp() {
          await line.caught;
          return line.up;
        },
        close() {
          line.up = false;
          lines = lines.filter((one) => one !== line);
        },
      };
    };
  const drop = (line: Line) => {
    if (!line.up) return;
    line.up = false;
    line.lost();
    if (line.will_) deliver(line.will_.topic, line.will_.payload, false);
  };
  return {
    openLink,
    /** What a stranger in the network does. */
    publish: deliver,
    seen,
    /** It has more to do than it can: until it is let go on, nothing that is kept comes to whoever connects. */
    stall(): () => void {
      let goOn = () => {};
      busy = new Promise((resolve) => {
        goOn = resolve;
      });
      return goOn;
    },
    retained: () => retained,
    /** Every connection that may come back does. */
    async reconnect() {
      await Promise.all(lines.map((line) => line.connect()));
    },
    /** Those that cannot reach it any more are missed. */
    dropCut() {
      for (const line of lines) if (line.isCut()) drop(line);
    },
    async restart() {
      for (const line of lines) {
        line.up = false;
        line.lost();
      }
      retained = new Map();
      await Promise.all(lines.map((line) => line.connect()));
    },
  };
}
