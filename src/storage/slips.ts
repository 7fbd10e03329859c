import type { Connection } from './connection.ts';
import type { KeyValue } from './journal.ts';
import { withTimeout } from './patience.ts';
import type { Safety } from './vault.ts';

const STORE = 'slips';
const PREFIX = 'sprawdzam.slip.';

export type SlipRow = { readonly tournament: string; readonly digest: string; readonly text: string };

/**
 * The slips that reached an organizer, as they came. Each is in the second place first, at once, and stays there until
 * the database has it.
 */
export type SlipStore = {
  readonly all: () => Promise<readonly SlipRow[]>;
  readonly keep: (slip: SlipRow) => Promise<Safety>;
  readonly remove: (tournament: string) => Promise<void>;
};

export function openSlips(
  connection: Connection,
  storage: KeyValue,
  wait: (ms: number) => Promise<void>,
): SlipStore {
  const put = async (slip: SlipRow) => {
    const transaction = (await connection.open()).transaction(STORE, 'readwrite', { durability: 'strict' });
    await Promise.all([transaction.store.put(slip), transaction.done]);
  };
  const keep = async (slip: SlipRow): Promise<Safety> => {
    const key = `${PREFIX}${slip.tournament}.${slip.digest}`;
    const inCopy = tried(() => storage.setItem(key, JSON.stringify(slip)));
    const inDatabase = await withTimeout(put(slip), wait).then(
      () => true,
      () => false,
    );
    if (!inDatabase) return inCopy ? 'copy' : 'memory';
    tried(() => storage.removeItem(key));
    return 'database';
  };

  return {
    async all() {
      const copies = copiesIn(storage);
      const read = connection.open().then((db): Promise<readonly SlipRow[]> => db.getAll(STORE));
      const stored = await withTimeout(read, wait).catch(() => []);
      for (const slip of copies) keep(slip);
      return [
        ...new Map(
          [...stored, ...copies].map((slip) => [`${slip.tournament}.${slip.digest}`, slip]),
        ).values(),
      ];
    },
    keep,
    async remove(tournament) {
      for (const slip of copiesIn(storage)) {
        if (slip.tournament === tournament) storage.removeItem(`${PREFIX}${tournament}.${slip.digest}`);
      }
      const transaction = (await connection.open()).transaction(STORE, 'readwrite', { durability: 'strict' });
      const all = IDBKeyRange.bound([tournament, ''], [tournament, '\uffff']);
      await Promise.all([transaction.store.delete(all), transaction.done]);
    },
  };
}

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
