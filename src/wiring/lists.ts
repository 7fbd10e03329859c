import { shippedLists } from 'virtual:shipped-lists';
import { createLists, type Lists } from '../app/lists/lists.ts';
import type { ListId } from '../app/lists/wordList.ts';
import { download } from '../platform/download.ts';
import { fileCache } from '../platform/fileCache.ts';
import { saveFile } from '../platform/files.ts';
import { sha256 } from '../platform/sha256.ts';
import { fileShareSheet } from '../platform/sharing.ts';
import { getBytes, putFile } from '../platform/webdav.ts';
import { openListFiles } from '../storage/listFiles.ts';
import type { LogGuard } from '../storage/logGuard.ts';

/** Wires the word lists to the browser. Loaded after the first screen: nothing on the way to it needs a list. */
export function wireLists(isInUse: (id: ListId) => boolean, guard: LogGuard): Lists {
  const hasCache = 'caches' in globalThis;
  return createLists({
    shipped: shippedLists,
    files: hasCache ? fileCache('lex-v1') : openListFiles(guard),
    expanded: hasCache ? fileCache('lex-open-v1') : openListFiles(guard, 'sprawdzam-open-lists'),
    download,
    sha256,
    startWorker: () =>
      new Worker(new URL('./listWorker.ts', import.meta.url), { type: 'module', name: 'word lists' }),
    startPlayWorker: () =>
      new Worker(new URL('./playWorker.ts', import.meta.url), { type: 'module', name: 'plays' }),
    folder: { get: getBytes, put: putFile },
    save: saveFile,
    share: fileShareSheet('x.txt', 'text/plain'),
    isInUse,
  });
}
