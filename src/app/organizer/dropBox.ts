import { type ReadonlySignal, signal } from '@preact/signals';
import type { Millis } from '../../domain/units.ts';
import { type DropFolder, readDropFolder } from '../../share/drop/folder.ts';
import { MOST_LISTING, slipNamesIn } from '../../share/drop/listing.ts';
import { MOST_TEXT } from '../../share/slip/link.ts';
import type { Desk } from './desk.ts';

const BOX_TROUBLES = [
  'address',
  'offline',
  'unreachable',
  'password',
  'missing',
  'moved',
  'not-a-folder',
  'too-large',
  'refused',
] as const;

type BoxTrouble = {
  readonly why: (typeof BOX_TROUBLES)[number];
  /** The server's answer, where there was one. */
  readonly status: number | null;
};

export type FolderAnswer =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'too-large' | 'moved' | 'unreachable' }
  | { readonly kind: 'refused'; readonly status: number };

export type BoxPorts = {
  readonly list: (folder: DropFolder, most: number) => Promise<FolderAnswer>;
  readonly get: (folder: DropFolder, name: string, most: number) => Promise<FolderAnswer>;
  readonly isOnline: () => boolean;
  /** Can anybody see the page? */
  readonly inSight: () => boolean;
  readonly repeat: (run: () => void, span: Millis) => () => void;
  /** Which files of a tournament's folder were read, and the digest of the slip in each. */
  readonly files: {
    readonly read: (tournament: string) => Promise<ReadonlyMap<string, string>>;
    readonly write: (tournament: string, files: ReadonlyMap<string, string>) => Promise<void>;
  };
};

export type BoxLook = {
  readonly at: Millis;
  /** How many slips lie in the folder, how many of them are news, how many cannot be read. */
  readonly found: number;
  readonly fresh: number;
  readonly unreadable: number;
  /** Null if everything that lies there was read. */
  readonly trouble: BoxTrouble | null;
};

/** The tournament's drop folder as the organizer empties it. Nothing is ever written or deleted there. */
export type DropBox = {
  readonly busy: ReadonlySignal<boolean>;
  readonly last: ReadonlySignal<BoxLook | null>;
  /** Reads what has not been read yet; what could not be understood is tried once more. */
  readonly collect: () => Promise<void>;
  /** Collects now and again and again, as long as the page is in sight; returns how to stop. */
  readonly watch: () => () => void;
};

const EVERY: Millis = 20_000;
/** Files asked for at a time: a phone's network is slow to answer, not slow to carry. */
const TOGETHER = 4;

export function openDropBox(desk: Desk, ports: BoxPorts, now: () => Millis): DropBox {
  const busy = signal(false);
  const last = signal<BoxLook | null>(null);
  /**
   * By name and digest: a name alone says nothing, since anybody can put a file there, and of a tournament that came
   * from an older copy the desk may lack what was once read.
   */
  let files: Map<string, string> | null = null;
  /** Since the app was opened, whatever became of them. */
  const read = new Set<string>();
  const unreadable = new Set<string>();

  const look = async (): Promise<BoxLook> => {
    files ??= new Map(await ports.files.read(desk.id).catch(() => []));
    const known = files;
    const before = known.size;
    const isRead = (name: string) => read.has(name) || desk.hasSlip(known.get(name) ?? '');
    const counts = { at: now(), found: 0, fresh: 0, unreadable: unreadable.size };
    const folder = readDropFolder(desk.tournament.peek().settings.dropFolder);
    if (!folder) return { ...counts, trouble: { why: 'address', status: null } };
    if (!ports.isOnline()) return { ...counts, trouble: { why: 'offline', status: null } };
    const listing = await ports.list(folder, MOST_LISTING);
    if (listing.kind !== 'text') return { ...counts, trouble: troubleOf(listing) };
    const names = slipNamesIn(listing.text);
    if (!names.ok) {
      const why = names.error.why === 'too-large' ? 'too-large' : 'not-a-folder';
      return { ...counts, trouble: { why, status: null } };
    }
    counts.found = names.value.length;
    const wanted = names.value.filter((name) => !isRead(name) && !unreadable.has(name));
    const remember = () =>
      known.size > before ? ports.files.write(desk.id, known).catch(() => undefined) : undefined;
    for (let from = 0; from < wanted.length; from += TOGETHER) {
      const some = wanted.slice(from, from + TOGETHER);
      const texts = await Promise.all(some.map((name) => ports.get(folder, name, MOST_TEXT)));
      for (const [i, got] of texts.entries()) {
        // A file that was taken away between the listing and now is nobody's trouble.
        if (got.kind === 'refused' && got.status === 404) continue;
        if (got.kind !== 'text' && got.kind !== 'too-large') {
          await remember();
          return { ...counts, trouble: troubleOf(got) };
        }
        // Anybody can put a file there: none of them may keep the others from being read, not even by a fault of ours.
        const receipt = got.kind === 'text' ? await desk.collect(got.text).catch(() => null) : null;
        if (receipt && receipt.kind !== 'unreadable') {
          read.add(some[i]!);
          known.set(some[i]!, receipt.report.digest);
          if (receipt.kind === 'slip' && receipt.decision.kind !== 'same') counts.fresh += 1;
        } else {
          unreadable.add(some[i]!);
          counts.unreadable = unreadable.size;
        }
      }
    }
    await remember();
    return { ...counts, trouble: null };
  };

  const run = async () => {
    if (busy.peek()) return;
    busy.value = true;
    try {
      last.value = await look();
    } finally {
      busy.value = false;
    }
  };

  return {
    busy,
    last,
    collect() {
      unreadable.clear();
      return run();
    },
    watch() {
      const again = () => {
        // A server that said no is not asked again by itself: many lock out whoever tries the same password for hours.
        if (ports.inSight() && mayPass(last.peek()?.trouble ?? null)) run();
      };
      // Opening the screen is asking: the address may have been corrected since.
      if (ports.inSight()) run();
      return ports.repeat(again, EVERY);
    },
  };
}

/** Is this an address that slips can be put into and collected from? */
export const isFolderAddress = (address: string): boolean => readDropFolder(address) !== null;

const mayPass = (trouble: BoxTrouble | null): boolean =>
  trouble === null || trouble.why === 'offline' || trouble.why === 'unreachable';

function troubleOf(got: Exclude<FolderAnswer, { readonly kind: 'text' }>): BoxTrouble {
  if (got.kind !== 'refused') return { why: got.kind, status: null };
  const { status } = got;
  if (status === 401 || status === 403) return { why: 'password', status };
  if (status === 404 || status === 410) return { why: 'missing', status };
  return { why: status === 405 || status === 501 ? 'not-a-folder' : 'refused', status };
}
