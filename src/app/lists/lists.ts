import { fitsLexicon, lexiconTitle, type WantedLexicon } from '../../domain/rules/wantedLexicon.ts';
import { createPlaySearch, type PlaySearch } from '../plays/playSearch.ts';
import type { Judgement } from '../shell/ports.ts';
import { askList } from './askLists.ts';
import { createFolderLists, type FolderLists } from './folderLists.ts';
import { createImporter, type Importer } from './importing.ts';
import type { ListPorts } from './listPorts.ts';
import { createOpenLists } from './openList.ts';
import { createShelf, type Removal, type Shelf } from './shelf.ts';
import type { ListId, WordList } from './wordList.ts';

/** The word lists of this phone, as the screens and the judge know them. */
export type Lists = Pick<Shelf, 'lists' | 'statuses' | 'look'> &
  Omit<Importer, 'fetching'> &
  FolderLists & {
    /** Makes a list ready to answer: downloads it if it must, checks it, opens it. True when it is ready. */
    load(id: ListId): Promise<boolean>;
    isReady(id: ListId): boolean;
    /** Null while the list is not ready to answer. */
    judge(words: readonly string[], id: ListId, wanted?: WantedLexicon | null): Judgement | null;
    /** The plays of a position by one of the lists. */
    readonly plays: PlaySearch;
    exportList(id: ListId): Promise<boolean>;
    /** Hands the list's file to another phone; null where this one cannot. */
    readonly shareList: ((id: ListId) => Promise<boolean>) | null;
    remove(id: ListId): Promise<Removal>;
  };

export function createLists(ports: ListPorts): Lists {
  const shelf = createShelf(ports);
  const open = createOpenLists(shelf, ports);
  const importer = createImporter(shelf, ports, { onAdded: ({ id }) => void open.load(id) });
  const { fetching: _, ...importing } = importer;
  const { lists, statuses } = shelf;
  // Chrome passes on no file whose ending it does not know; the other phone knows a list by its first bytes.
  const share =
    ports.share && ((name: string, bytes: Uint8Array<ArrayBuffer>) => ports.share!(`${name}.txt`, bytes));
  const handOver = async (
    id: ListId,
    how: (name: string, bytes: Uint8Array<ArrayBuffer>) => Promise<boolean>,
  ): Promise<boolean> => {
    const list = shelf.find(id);
    const bytes = list && (await shelf.read(list));
    return list && bytes ? how(fileName(list), bytes) : false;
  };
  return {
    lists,
    statuses,
    async look() {
      await shelf.look();
      void open.knowFingerprints();
    },
    ...importing,
    ...createFolderLists(shelf, ports, importer),
    load: open.load,
    plays: createPlaySearch({
      startWorker: ports.startPlayWorker,
      open: async (id) => ((await open.load(id)) ? open.get(id) : null),
    }),
    isReady: (id) => open.get(id) !== null,
    judge(words, id, wanted = null) {
      const [list, lexicon] = [shelf.find(id), open.get(id)];
      const tier = open.secondTier(id);
      // Who asks for no other list, or has the one that is asked for, is answered by this one alone.
      const official =
        wanted && list && tier && !fitsLexicon(wanted, list) ? { name: wanted.name, lacks: tier } : null;
      return list && lexicon && askList(words, list, lexicon, official);
    },
    exportList: (id) =>
      handOver(id, async (name, bytes) => {
        ports.save(name, bytes);
        return true;
      }),
    shareList: share && ((id) => handOver(id, share)),
    async remove(id) {
      const removal = await shelf.remove(id);
      if (removal === 'removed') open.close(id);
      return removal;
    },
  };
}

function fileName(list: WordList): string {
  return `${lexiconTitle(list).replace(/[^\p{L}\p{N} ._-]/gu, '_')}.sprawdzam`;
}
