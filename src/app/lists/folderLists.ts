import type { WantedLexicon } from '../../domain/rules/wantedLexicon.ts';
import { type DropFolder, readDropFolder } from '../../share/drop/folder.ts';
import type { Importer } from './importing.ts';
import type { ListPorts } from './listPorts.ts';
import type { ListFailure } from './listStatus.ts';
import type { Shelf } from './shelf.ts';
import type { ListId } from './wordList.ts';

type FolderBytes =
  | { readonly kind: 'bytes'; readonly bytes: Uint8Array<ArrayBuffer> }
  | { readonly kind: 'too-large' | 'moved' | 'unreachable' }
  | { readonly kind: 'refused'; readonly status: number };

export type FolderPorts = {
  /** No more than `most` bytes of it. */
  readonly get: (folder: DropFolder, name: string, most: number) => Promise<FolderBytes>;
  /** `exists`: a file of that name lies there already, and was left as it is. */
  readonly put: (
    folder: DropFolder,
    name: string,
    bytes: Uint8Array<ArrayBuffer>,
  ) => Promise<
    | { readonly kind: 'stored' | 'exists' | 'unreachable' }
    | { readonly kind: 'refused'; readonly status: number }
  >;
};

/** A list of this app in the organizer's folder: one phone gives it to everybody who has the card. */
export type FolderLists = {
  /** Takes the list that a card names; what lies there under its name but has other words is refused. */
  readonly takeFromFolder: (address: string, wanted: WantedLexicon) => Promise<void>;
  /** True when it lies there, now or from before. */
  readonly putIntoFolder: (address: string, id: ListId) => Promise<boolean>;
};

/** Compiled, twelve million words take less. */
const MOST_FILE = 8_000_000;

/** By its words, so that lists of one name lie side by side. */
const folderListName = (fingerprint: string): string => `list-${fingerprint}.sprawdzam`;

export function createFolderLists(
  shelf: Pick<Shelf, 'find' | 'read'>,
  { folder: ports }: Pick<ListPorts, 'folder'>,
  importer: Pick<Importer, 'importCompiled' | 'refuseFile' | 'fetching'>,
): FolderLists {
  return {
    async takeFromFolder(address, { name, fingerprint = '' }) {
      const folder = readDropFolder(address);
      if (!folder || fingerprint === '') return importer.refuseFile(name, { why: 'missing' });
      importer.fetching(name);
      const got = await ports.get(folder, folderListName(fingerprint), MOST_FILE);
      if (got.kind !== 'bytes') return importer.refuseFile(name, failureOf(got));
      await importer.importCompiled(new Blob([got.bytes]), name, fingerprint);
    },
    async putIntoFolder(address, id) {
      const folder = readDropFolder(address);
      const list = shelf.find(id);
      const bytes = list && (await shelf.read(list));
      if (!folder || !bytes || list.fingerprint === '') return false;
      const { kind } = await ports.put(folder, folderListName(list.fingerprint), bytes);
      return kind === 'stored' || kind === 'exists';
    },
  };
}

function failureOf(got: Exclude<FolderBytes, { readonly kind: 'bytes' }>): ListFailure {
  if (got.kind === 'refused') {
    return got.status === 404 || got.status === 410
      ? { why: 'not-in-folder' }
      : { why: 'no-answer', status: got.status };
  }
  if (got.kind === 'too-large') return { why: 'packed-too-large', most: MOST_FILE };
  return { why: got.kind === 'moved' ? 'not-in-folder' : 'no-connection' };
}
