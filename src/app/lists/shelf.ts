import { type ReadonlySignal, signal } from '@preact/signals';
import { readHeader } from '../../lexicon/file.ts';
import type { ListPorts } from './listPorts.ts';
import type { ListFailure, ListStatus } from './listStatus.ts';
import { type ListId, type WordList, wordListOf } from './wordList.ts';

export type Removal = 'removed' | 'in-use' | 'shipped' | 'missing';

/** Which lists there are, where each is kept, and how far each has come. */
export type Shelf = {
  readonly lists: ReadonlySignal<readonly WordList[]>;
  readonly statuses: ReadonlySignal<ReadonlyMap<ListId, ListStatus>>;
  readonly find: (id: ListId) => WordList | null;
  readonly setStatus: (id: ListId, status: ListStatus) => void;
  /** Always false, so that whoever fails can say so in one breath. */
  readonly fail: (id: ListId, failure: ListFailure) => false;
  /** Finds what is on this phone and throws out shipped lists of older versions that nothing uses. */
  readonly look: () => Promise<void>;
  readonly read: (list: WordList) => Promise<Uint8Array<ArrayBuffer> | null>;
  /** True when what was written can be read back whole. */
  readonly store: (list: WordList, bytes: Uint8Array<ArrayBuffer>) => Promise<boolean>;
  /** Its bytes are worth nothing: the list stays known, its file goes. */
  readonly drop: (list: WordList) => Promise<void>;
  /** Its file is here now. */
  readonly add: (list: WordList) => void;
  /** Its words were counted. */
  readonly know: (id: ListId, fingerprint: string) => void;
  readonly remove: (id: ListId) => Promise<Removal>;
};

type ShelfPorts = Pick<ListPorts, 'shipped' | 'files' | 'isInUse'>;

const SHIPPED_PLACE = 'lex/';
const OWN_PLACE = 'own/';

const addressOf = ({ id, origin }: WordList): string =>
  `${origin === 'own' ? OWN_PLACE : SHIPPED_PLACE}${id}.bin`;

export function createShelf({ shipped, files, isInUse }: ShelfPorts): Shelf {
  const ours = shipped.map((list): WordList => ({ ...list, origin: 'shipped' }));
  const lists = signal<readonly WordList[]>(ours);
  const statuses = signal<ReadonlyMap<ListId, ListStatus>>(new Map());

  const find = (id: ListId) => lists.value.find((list) => list.id === id) ?? null;
  const setStatus = (id: ListId, status: ListStatus) => {
    statuses.value = new Map(statuses.value).set(id, status);
  };
  /** A list that is being opened, or is open, is further than `stored`. */
  const isStored = (id: ListId) => {
    const { kind } = statuses.value.get(id) ?? { kind: 'absent' };
    if (kind === 'absent' || kind === 'failed') setStatus(id, { kind: 'stored' });
  };

  async function look(): Promise<void> {
    const found: WordList[] = [];
    for (const address of await files.addresses().catch(() => [])) {
      const shippedHere = ours.find((list) => address === addressOf(list));
      if (shippedHere !== undefined) {
        isStored(shippedHere.id);
        continue;
      }
      if (shipped.some(({ tier }) => tier?.url === address)) continue;
      const list = await kept(address);
      if (list !== null) found.push(list);
    }
    const known = new Set(found.map(({ id }) => id));
    const added = lists.value.filter(({ id, origin }) => origin === 'own' && !known.has(id));
    lists.value = [...ours, ...found, ...added];
    for (const { id } of ours) if (!statuses.value.has(id)) setStatus(id, { kind: 'absent' });
    for (const { id } of found) isStored(id);
  }

  async function kept(address: string): Promise<WordList | null> {
    const origin = address.startsWith(OWN_PLACE) ? 'own' : 'earlier';
    // One file that cannot be read must not take the other lists away.
    const bytes = await files.read(address).catch(() => null);
    const read = bytes === null ? null : readHeader(bytes);
    const id = address.replace(/^.*\//, '').replace(/\.bin$/, '');
    if (origin === 'earlier' && !isInUse(id)) {
      await files.remove(address).catch(() => undefined);
      return null;
    }
    if (bytes === null || read === null || !read.ok) return null;
    return { ...wordListOf(read.value.header, origin, bytes.length, ''), id };
  }

  return {
    lists,
    statuses,
    find,
    setStatus,
    fail(id, failure) {
      setStatus(id, { kind: 'failed', failure });
      return false;
    },
    look,
    read: (list) => files.read(addressOf(list)).catch(() => null),
    async store(list, bytes) {
      try {
        await files.write(addressOf(list), bytes);
        return (await files.read(addressOf(list)))?.length === bytes.length;
      } catch {
        return false;
      }
    },
    // What cannot be taken away is written over.
    drop: (list) => files.remove(addressOf(list)).catch(() => undefined),
    add(list) {
      if (find(list.id) === null) lists.value = [...lists.value, list];
      setStatus(list.id, { kind: 'stored' });
    },
    know(id, fingerprint) {
      if (find(id)?.fingerprint === fingerprint) return;
      lists.value = lists.value.map((list) => (list.id === id ? { ...list, fingerprint } : list));
    },
    async remove(id) {
      const list = find(id);
      if (list === null) return 'missing';
      if (list.origin === 'shipped') return 'shipped';
      if (isInUse(id)) return 'in-use';
      await files.remove(addressOf(list));
      lists.value = lists.value.filter((other) => other.id !== id);
      return 'removed';
    },
  };
}
