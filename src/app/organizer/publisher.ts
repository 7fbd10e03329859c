import { type ReadonlySignal, signal } from '@preact/signals';
import type { Millis } from '../../domain/units.ts';
import { type DropFolder, readDropFolder } from '../../share/drop/folder.ts';
import { readJsonText } from '../../share/text/json.ts';
import type { Desk } from './desk.ts';
import { PAGE_NAME } from './outputs/resultsFile.ts';
import type { Notes } from './ports.ts';

/** Of this device, not of the tournament: another organizer's phone need not write the page too. */
type Publishing = {
  readonly on: boolean;
  /** Where the page goes; empty for the tournament's drop folder. */
  readonly address: string;
};

type Published =
  | { readonly kind: 'never' | 'putting' | 'waiting' | 'unreachable' | 'no-folder' }
  | { readonly kind: 'refused'; readonly status: number }
  | { readonly kind: 'put'; readonly at: Millis };

export type PagePorts = {
  /** Puts a page into a folder, in the place of the one that is there. */
  readonly put: (
    folder: DropFolder,
    name: string,
    content: string,
  ) => Promise<
    | { readonly kind: 'stored' }
    | { readonly kind: 'unreachable' }
    | { readonly kind: 'refused'; readonly status: number }
  >;
  readonly isOnline: () => boolean;
  readonly repeat: (run: () => void, span: Millis) => () => void;
};

/** Keeps the page of results in a folder as the tournament is now. */
export type Publisher = {
  readonly settings: ReadonlySignal<Publishing>;
  readonly state: ReadonlySignal<Published>;
  readonly change: (settings: Publishing) => void;
  /** Where spectators read it; null where there is no folder. */
  readonly address: () => string | null;
  /** From now on every change is put there; returns how to stop. */
  readonly watch: (page: () => string) => () => void;
  readonly again: () => void;
};

/** Several results that come together make one page. */
const EVERY: Millis = 2_000;
/** Looks that pass before a server that did not answer is asked again. */
const PATIENCE = 10;

export function openPublisher(
  desk: Pick<Desk, 'id' | 'tournament'>,
  notes: Notes,
  ports: PagePorts,
  now: () => Millis,
): Publisher {
  const key = publishKey(desk.id);
  const settings = signal(readPublishing(notes.read(key)));
  const state = signal<Published>({ kind: 'never' });
  /** What is to be put is newer than what is there. */
  let due = true;
  let patience = 0;
  let busy = false;

  const folder = () => readDropFolder(settings.peek().address || desk.tournament.peek().settings.dropFolder);

  const look = async (page: () => string) => {
    if (!settings.peek().on || !due || busy) return;
    if (patience > 0) {
      patience -= 1;
      return;
    }
    const to = folder();
    if (!to) {
      state.value = { kind: 'no-folder' };
      return;
    }
    if (!ports.isOnline()) {
      state.value = { kind: 'waiting' };
      return;
    }
    busy = true;
    due = false;
    state.value = { kind: 'putting' };
    const answer = await ports.put(to, PAGE_NAME, page());
    busy = false;
    if (answer.kind === 'stored') {
      state.value = { kind: 'put', at: now() };
    } else if (answer.kind === 'unreachable') {
      state.value = { kind: 'unreachable' };
      due = true;
      patience = PATIENCE;
    } else {
      // A server that said no is asked again after the next change, or when the organizer says so.
      state.value = answer;
    }
  };

  return {
    settings,
    state,
    change(next) {
      settings.value = next;
      notes.write(key, JSON.stringify(next));
      due = true;
      patience = 0;
      state.value = { kind: 'never' };
    },
    address() {
      const to = folder();
      return to && new URL(PAGE_NAME, to.url).href;
    },
    watch(page) {
      const forget = desk.tournament.subscribe(() => {
        due = true;
      });
      const stop = ports.repeat(() => void look(page), EVERY);
      return () => {
        forget();
        stop();
      };
    },
    again() {
      due = true;
      patience = 0;
    },
  };
}

export const publishKey = (tournament: string): string => `publish-${tournament}`;

function readPublishing(text: string | null): Publishing {
  const off: Publishing = { on: false, address: '' };
  const read = readJsonText(text ?? '');
  if (typeof read !== 'object' || read === null || !('on' in read) || !('address' in read)) return off;
  const { on, address } = read;
  return typeof address === 'string' ? { on: on === true, address: address.slice(0, 200) } : off;
}
