import type { DuplicateEntry } from '../../domain/duplicate/fact.ts';
import type { SaveState } from '../shell/ports.ts';

export type StoredDuplicate = { readonly id: string; readonly entries: readonly DuplicateEntry[] };

type DuplicateStore = {
  readonly load: () => Promise<{
    readonly logs: readonly StoredDuplicate[];
    /** False: games that are only in the database are not among these. */
    readonly databaseAnswers: boolean;
  }>;
  /** All or nothing. The second copy is written before this returns, the promise tells of the database. */
  readonly add: (id: string, ...entries: readonly DuplicateEntry[]) => Promise<SaveState>;
  readonly heal: (id: string) => Promise<SaveState>;
  readonly reread: (id: string, discard: boolean) => Promise<StoredDuplicate | null>;
  readonly release: (id: string) => void;
  readonly remove: (id: string) => Promise<void>;
  readonly forget: (id: string) => void;
};

/** What one window tells the others: rows that were added from `seq` on, or that a game is gone. */
export type HallNews =
  | {
      readonly what: 'rows';
      readonly id: string;
      readonly seq: number;
      readonly rows: readonly DuplicateEntry[];
    }
  | { readonly what: 'removed'; readonly id: string };

export type HallPorts = {
  readonly store: DuplicateStore;
  readonly now: () => number;
  readonly repeat: (run: () => void, span: number) => () => void;
  readonly newId: () => string;
  /** 64 hexadecimal digits that nobody can guess. */
  readonly newSeed: () => string;
  /** Seeds are kept apart from the log until the game is over: whoever reads the log must not know the racks. */
  readonly seeds: {
    readonly read: (id: string) => string | null;
    readonly write: (id: string, seed: string) => void;
  };
  /** The game whose room of devices this device leads; null for none. */
  readonly ledRoom: () => string | null;
  readonly broadcast: (news: HallNews) => void;
  readonly onBroadcast: (listener: (news: HallNews) => void) => void;
  readonly fullScreen: (wanted: boolean) => void;
  /** Opens another window on an address of this app. */
  readonly openWindow: (hash: string) => void;
  /** This app's address without what is behind `#`. */
  readonly base: string;
  /** The device's own way of passing a link on; null where it has none. */
  readonly share: ((text: string, link: string) => Promise<boolean>) | null;
  readonly copy: (text: string) => Promise<boolean>;
  readonly qr: (text: string) => readonly (readonly boolean[])[];
};
