import type { PlayWorker } from '../plays/playSearch.ts';
import type { FolderPorts } from './folderLists.ts';
import type { ListId, ShippedList } from './wordList.ts';
import type { LexiconWorker } from './workerJob.ts';

/** Files by address. */
export type ListFiles = {
  read(address: string): Promise<Uint8Array<ArrayBuffer> | null>;
  write(address: string, bytes: Uint8Array<ArrayBuffer>): Promise<void>;
  remove(address: string): Promise<void>;
  addresses(): Promise<string[]>;
};

/** What the model needs of the browser. */
export type ListPorts = {
  readonly shipped: readonly ShippedList[];
  readonly files: ListFiles;
  /** Lists as they lie in memory: copies that may vanish. */
  readonly expanded: ListFiles;
  readonly download: (
    address: string,
    onProgress: (done: number) => void,
    /** What is longer, or takes longer, is given up: bytes and milliseconds. */
    limits: { readonly most: number; readonly within: number },
  ) => Promise<
    | { readonly ok: true; readonly bytes: Uint8Array<ArrayBuffer> }
    | { readonly ok: false; readonly status: number | null }
  >;
  readonly sha256: (bytes: Uint8Array<ArrayBuffer>) => Promise<string>;
  readonly startWorker: () => LexiconWorker;
  /** The phone's own way of passing a file on; null where it has none. */
  readonly share: ((name: string, bytes: Uint8Array<ArrayBuffer>) => Promise<boolean>) | null;
  /** The organizer's folder. */
  readonly folder: FolderPorts;
  readonly startPlayWorker: () => PlayWorker;
  readonly save: (name: string, bytes: Uint8Array<ArrayBuffer>) => void;
  /** Is a game or a tournament on this list? Then it stays. */
  readonly isInUse: (id: ListId) => boolean;
};
