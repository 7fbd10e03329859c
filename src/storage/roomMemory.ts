import { createStore, entries, set } from 'idb-keyval';
import type { LogGuard } from './logGuard.ts';

type Quick = {
  readonly read: (key: string) => string | null;
  readonly write: (key: string, text: string) => void;
};
type Memory = Pick<Quick, 'read'> & {
  /** Settled when a killed browser would have it still. */
  readonly write: (key: string, text: string) => Promise<void>;
};

/** The database does not keep a room waiting. */
const PATIENCE = 2_000;
/** Where the quick place says how many writes it has seen: it forgets the last ones only, and this with them. */
const COUNT = 'count';
/** `n`: which write it was. */
type Row = { readonly n: number; readonly text: string };

/**
 * Whose room it is, who leads it, which device this is, what it has sent: read at once from a place that loses its last
 * seconds when the browser is killed, and kept in the database, which does not.
 */
export async function openRoomMemory(
  guard: LogGuard,
  quick: Quick,
  wait: (ms: number) => Promise<void>,
): Promise<Memory> {
  const store = createStore('sprawdzam-rooms', 'memory');
  const found = entries<string, Row>(store).catch(() => []);
  const kept = new Map(await Promise.race([found, wait(PATIENCE).then(() => [])]));
  return lastingMemory(quick, kept, (key, row) => guard.write(() => set(key, row, store)));
}

/** `kept`: what the lasting place had when it was opened. */
export function lastingMemory(
  quick: Quick,
  kept: Map<string, Row>,
  put: (key: string, row: Row) => Promise<void>,
): Memory {
  const seen = () => Number(quick.read(COUNT)) || 0;
  let count = seen();
  for (const [key, { n, text }] of kept) {
    if (n > seen()) quick.write(key, text);
    count = Math.max(count, n);
  }
  quick.write(COUNT, String(count));
  return {
    read: (key) => quick.read(key) ?? kept.get(key)?.text ?? null,
    async write(key, text) {
      // Another window counts too.
      count = Math.max(count, seen()) + 1;
      const row = { n: count, text };
      quick.write(key, text);
      quick.write(COUNT, String(count));
      kept.set(key, row);
      await put(key, row).catch(() => undefined);
    },
  };
}
