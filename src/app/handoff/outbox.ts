import { type ReadonlySignal, signal } from '@preact/signals';
import { fnv } from '../../domain/checksum.ts';
import type { Millis } from '../../domain/units.ts';
import { type DropFolder, readDropFolder } from '../../share/drop/folder.ts';
import { MOST_TEXT } from '../../share/slip/link.ts';

/** A file on its way into the organizer's folder. */
export type Parcel = {
  readonly name: string;
  /** The folder as it came with the card. */
  readonly address: string;
  readonly text: string;
  /** Who played: for the list of what is waiting. */
  readonly about: string;
  readonly since: Millis;
  readonly tries: number;
  readonly trouble: Trouble | null;
  /** Null while it waits. */
  readonly sentAt: Millis | null;
  /** Another file lay in the folder under its name: it went there under another one. Parcels of older versions lack it. */
  readonly displaced?: boolean;
};

/** `status`: the server's answer; null when there was none. */
type Trouble = { readonly status: number | null };

export type PutOutcome =
  | { readonly kind: 'stored' }
  | { readonly kind: 'exists' }
  | { readonly kind: 'refused'; readonly status: number }
  | { readonly kind: 'unreachable' };

/** What a folder says of one of its files. */
export type Lying =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'too-large' | 'moved' | 'refused' | 'unreachable' };

export type OutboxPorts = {
  readonly store: {
    readonly all: () => Promise<readonly Parcel[]>;
    readonly put: (parcel: Parcel) => Promise<void>;
    readonly remove: (name: string) => Promise<void>;
  };
  readonly put: (folder: DropFolder, name: string, text: string) => Promise<PutOutcome>;
  /** What lies there; no more than `most` of it. */
  readonly get: (folder: DropFolder, name: string, most: number) => Promise<Lying>;
  readonly now: () => Millis;
  readonly later: (run: () => void, after: Millis) => () => void;
};

export type Outbox = {
  readonly parcels: ReadonlySignal<readonly Parcel[]>;
  /** Puts a file on its way; one that is on its way or has arrived is not sent twice. */
  readonly add: (parcel: Pick<Parcel, 'name' | 'address' | 'text' | 'about'>) => Promise<void>;
  /** Tries everything that waits, now. */
  readonly send: () => Promise<void>;
  /** Gives up a file that nobody takes. */
  readonly forget: (name: string) => Promise<void>;
};

/** The pause before each new attempt; the last one is repeated for as long as it takes. */
const PAUSES: readonly Millis[] = [2_000, 5_000, 15_000, 60_000, 300_000];
/** How many that have arrived are remembered, so that the screen can say so. */
const MOST_SENT = 100;

/**
 * Sends without asking for attention: what could not be sent waits, survives a closed app, and is tried again. A file's
 * name is its identity, so that a second attempt after a lost answer is no second file.
 */
export async function loadOutbox(ports: OutboxPorts): Promise<Outbox> {
  const parcels = signal<readonly Parcel[]>(await ports.store.all().catch(() => []));
  let sending: Promise<void> | null = null;
  let cancel = () => {};

  const keep = async (parcel: Parcel) => {
    parcels.value = [...parcels.value.filter(({ name }) => name !== parcel.name), parcel];
    // A store that refuses costs the memory of a restart, not the attempt.
    await ports.store.put(parcel).catch(() => undefined);
  };

  const forget = async (name: string) => {
    parcels.value = parcels.value.filter((parcel) => parcel.name !== name);
    await ports.store.remove(name).catch(() => undefined);
  };

  const attempt = async (parcel: Parcel) => {
    // Given up while others were on their way, or while it was itself: it stays forgotten.
    const isForgotten = () => !parcels.value.includes(parcel);
    if (isForgotten()) return;
    const folder = readDropFolder(parcel.address);
    if (!folder) return forget(parcel.name);
    const { displaced, ...outcome } = await deliver(ports, folder, parcel);
    if (isForgotten()) return;
    const arrived = outcome.kind === 'stored';
    const trouble = arrived ? null : { status: outcome.kind === 'refused' ? outcome.status : null };
    const sentAt = arrived ? ports.now() : null;
    await keep({ ...parcel, tries: parcel.tries + 1, trouble, sentAt, displaced });
  };

  const work = async () => {
    cancel();
    for (const parcel of waitingIn(parcels.value)) await attempt(parcel);
    for (const { name } of sentIn(parcels.value).slice(0, -MOST_SENT)) await forget(name);
    const left = waitingIn(parcels.value);
    if (left.length === 0) return;
    const tries = Math.min(...left.map((parcel) => parcel.tries));
    cancel = ports.later(send, PAUSES[Math.min(Math.max(tries, 1), PAUSES.length) - 1] ?? 0);
  };

  const send = (): Promise<void> => {
    sending ??= work().finally(() => {
      sending = null;
    });
    return sending;
  };

  send();
  return {
    parcels,
    send,
    forget,
    async add({ name, address, text, about }) {
      const known = parcels.value.find((parcel) => parcel.name === name);
      if (known?.sentAt) return;
      if (!known) {
        await keep({ name, address, text, about, since: ports.now(), tries: 0, trouble: null, sentAt: null });
      }
      // One that is being sent just now did not see this parcel.
      await sending;
      await send();
    },
  };
}

type Delivery = { readonly displaced: boolean } & Exclude<PutOutcome, { readonly kind: 'exists' }>;

/**
 * A file that is there already may be this one, whose answer was lost, or somebody else's: everybody with a card may write
 * into the folder. Then it goes there under a name that follows from its own text.
 */
async function deliver(
  { put, get }: OutboxPorts,
  folder: DropFolder,
  { name, text }: Pick<Parcel, 'name' | 'text'>,
): Promise<Delivery> {
  const outcome = await put(folder, name, text);
  if (outcome.kind !== 'exists') return { ...outcome, displaced: false };
  const lying = await isThere(name);
  if (lying === 'same') return { kind: 'stored', displaced: false };
  if (lying === 'unreachable') return { kind: 'unreachable', displaced: false };
  // A folder that may only be written to does not tell whose it is.
  const displaced = lying === 'other';
  const other = name.replace(/\.slip$/, `-${fnv(text).toString(16).padStart(8, '0')}.slip`);
  const again = await put(folder, other, text);
  if (again.kind !== 'exists') return { ...again, displaced };
  const second = await isThere(other);
  if (second === 'unreachable') return { kind: 'unreachable', displaced };
  return second === 'other' ? { kind: 'refused', status: 412, displaced } : { kind: 'stored', displaced };

  async function isThere(what: string): Promise<'same' | 'other' | 'unreadable' | 'unreachable'> {
    const found = await get(folder, what, MOST_TEXT);
    if (found.kind === 'text') return found.text.trim() === text.trim() ? 'same' : 'other';
    if (found.kind === 'unreachable') return 'unreachable';
    return found.kind === 'too-large' ? 'other' : 'unreadable';
  }
}

export const waitingIn = (parcels: readonly Parcel[]) => parcels.filter(({ sentAt }) => sentAt === null);
const sentIn = (parcels: readonly Parcel[]) => parcels.filter(({ sentAt }) => sentAt !== null);
