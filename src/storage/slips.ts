import { type Connection, whole } from './connection.ts';
import type { KeyValue } from './journal.ts';
import type { Safety } from './kept.ts';
import { isFull } from './logGuard.ts';
import { withTimeout } from './patience.ts';

export const SLIPS = 'slips';
const PREFIX = 'sprawdzam.slip.';

export type SlipRow = { readonly tournament: string; readonly digest: string; readonly text: string };

/**
 * The slips that reached an organizer, as they came. Each is in the second place first, at once, and stays there until
 * the database has it. They leave the database together with their tournament's log: see `tournaments.ts`.
 */
export type SlipStore = {
  /** Every slip of both places; what was left in the second place goes into the database now. */
  readonly all: () => Promise<readonly SlipRow[]>;
  /** The slips of one tournament, also those that another window is just storing. */
  readonly of: (tournament: string) => Promise<readonly SlipRow[]>;
  readonly keep: (slip: SlipRow) => Promise<Safety>;
  /** Clears a tournament's slips out of the second place. */
  readonly forget: (tournament: string) => void;
};

export function openSlips(
  connection: Connection,
  storage: KeyValue,
  wait: (ms: number) => Promise<void>,
): SlipStore {
  const read = async (which?: IDBKeyRange): Promise<readonly SlipRow[]> =>
    (await connection.open()).getAll(SLIPS, which);
  const put = (slip: SlipRow) =>
    connection.guard.write(async () => {
      const transaction = (await connection.open()).transaction(SLIPS, 'readwrite', { durability: 'strict' });
      await whole(transaction, transaction.store.put(slip));
    });
  const keep = async (slip: SlipRow): Promise<Safety> => {
    const key = keyOf(slip);
    const inCopy = tried(() => storage.setItem(key, JSON.stringify(slip)));
    const taken = await withTimeout(put(slip), wait).then(
      async () => ((await connection.guard.soundness()) === 'doubtful' ? 'full' : 'taken'),
      (error) => (isFull(error) ? 'full' : 'refused'),
    );
    // Nor is the second place any safer on a full disk: it takes everything in memory and says nothing.
    if (taken === 'full' || (taken === 'refused' && !inCopy)) return 'memory';
    if (taken === 'refused') return 'copy';
    tried(() => storage.removeItem(key));
    return 'database';
  };

  return {
    async all() {
      const copies = copiesIn(storage);
      const stored = await withTimeout(read(), wait).catch(() => []);
      for (const slip of copies) keep(slip);
      return together(stored, copies);
    },
    async of(tournament) {
      const copies = copiesIn(storage).filter((slip) => slip.tournament === tournament);
      const stored = await withTimeout(read(rowsOf(tournament)), wait).catch(() => []);
      return together(stored, copies);
    },
    keep,
    forget(tournament) {
      for (const slip of copiesIn(storage)) {
        if (slip.tournament === tournament) tried(() => storage.removeItem(keyOf(slip)));
      }
    },
  };
}

/** Every key that begins with this tournament: nothing sorts behind an array. */
export const rowsOf = (tournament: string): IDBKeyRange => IDBKeyRange.bound([tournament], [tournament, []]);

const keyOf = ({ tournament, digest }: SlipRow): string => `${PREFIX}${tournament}.${digest}`;

const together = (stored: readonly SlipRow[], copies: readonly SlipRow[]): readonly SlipRow[] => [
  ...new Map([...stored, ...copies].map((slip) => [keyOf(slip), slip])).values(),
];

/** A browser that forbids storage, or has no room there, has no second place. */
function tried(work: () => void): boolean {
  try {
    work();
    return true;
  } catch {
    return false;
  }
}

function copiesIn(storage: KeyValue): readonly SlipRow[] {
  try {
    const keys = Array.from({ length: storage.length }, (_, i) => storage.key(i) ?? '');
    return keys.filter((key) => key.startsWith(PREFIX)).flatMap((key) => readCopy(storage.getItem(key)));
  } catch {
    // A browser that forbids storage has no second place; the database may still work.
    return [];
  }
}

/** What comes out of storage may be anything. */
function readCopy(text: string | null): readonly SlipRow[] {
  try {
    const { tournament, digest, text: slip } = JSON.parse(text ?? '{}');
    const whole = [tournament, digest, slip].every((part) => typeof part === 'string');
    return whole ? [{ tournament, digest, text: slip }] : [];
  } catch {
    return [];
  }
}
