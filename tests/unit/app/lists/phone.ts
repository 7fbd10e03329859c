import { createHash } from 'node:crypto';
import { nodeDecoding, nodeInflating } from '../../../../lexicon/nodePlatform.ts';
import type { ListFiles, ListPorts } from '../../../../src/app/lists/listPorts.ts';
import type { ShippedList } from '../../../../src/app/lists/wordList.ts';
import type { LexiconWorker } from '../../../../src/app/lists/workerJob.ts';
import { doJob } from '../../../../src/app/lists/workerWork.ts';
import type { PlayWorker } from '../../../../src/app/plays/playSearch.ts';
import { createPlayWork } from '../../../../src/app/plays/playWork.ts';
import { built, labelOf } from '../../lexicon/words.ts';

export const polish = shipped('pl', ['da', 'dam', 'nieda', 'żal']);
export const slovak = shipped('sk', ['kôň', 'žaba'], false);

export function shipped(language: 'pl' | 'sk', words: string[], authoritative = true) {
  const { file, lexicon } = built(labelOf(language, { authoritative }), words);
  const sha256 = sumOf(file);
  const id = `${language}-${sha256.slice(0, 12)}`;
  const { name, edition, official, doubted, fingerprint, words: count } = lexicon;
  const about = { id, language, name, edition, official, authoritative, doubted, fingerprint, words: count };
  const entry: ShippedList = { ...about, bytes: file.length, sha256, url: `lex/${id}.bin`, tier: null };
  return { file, entry };
}

/** The browser as the model sees it: storage, a network and a worker, all of them able to fail. */
export function aPhone() {
  const stored = new Map<string, Uint8Array<ArrayBuffer>>();
  const expanded = new Map<string, Uint8Array<ArrayBuffer>>();
  const saved = new Map<string, Uint8Array<ArrayBuffer>>();
  const phone = {
    stored,
    expanded,
    saved,
    used: new Set<string>(),
    /** The organizer's. */
    folder: new Map<string, Uint8Array<ArrayBuffer>>(),
    network: 'fine' as 'fine' | 'none' | 'damaging',
    full: false,
    ports: {} as ListPorts,
  };
  const filesIn = (place: Map<string, Uint8Array<ArrayBuffer>>): ListFiles => ({
    read: async (address) => place.get(address)?.slice() ?? null,
    write: async (address, bytes) => {
      if (phone.full) throw new DOMException('full', 'QuotaExceededError');
      place.set(address, bytes.slice());
    },
    remove: async (address) => void place.delete(address),
    addresses: async () => [...place.keys()],
  });
  phone.ports = {
    shipped: [polish.entry, slovak.entry],
    files: filesIn(stored),
    expanded: filesIn(expanded),
    download: async (address, onProgress) => {
      const list = [polish, slovak].find(({ entry }) => entry.url === address);
      if (phone.network === 'none' || list === undefined) return { ok: false, status: null };
      const bytes = list.file.slice();
      if (phone.network === 'damaging') bytes[50]! ^= 1;
      onProgress(bytes.length);
      return { ok: true, bytes };
    },
    sha256: async (bytes) => sumOf(bytes),
    startWorker: workerHere,
    share: async (name, bytes) => {
      saved.set(`shared ${name}`, bytes);
      return true;
    },
    folder: {
      get: async (_, name) => {
        const bytes = phone.folder.get(name);
        return bytes ? { kind: 'bytes', bytes: bytes.slice() } : { kind: 'refused', status: 404 };
      },
      put: async (_, name, bytes) => {
        if (phone.folder.has(name)) return { kind: 'exists' };
        phone.folder.set(name, bytes.slice());
        return { kind: 'stored' };
      },
    },
    startPlayWorker: playWorkerHere,
    save: (name, bytes) => void saved.set(name, bytes),
    isInUse: (id) => phone.used.has(id),
  };
  return phone;
}

export const textFile = (text: string, name = 'lista.txt'): File => new File([text], name);

/** The worker's work, done here. */
function workerHere(): LexiconWorker {
  const worker: LexiconWorker = {
    onmessage: null,
    onerror: null,
    terminate: () => {},
    postMessage: (job) => {
      void doJob(job, { decoding: nodeDecoding, inflating: nodeInflating }, (data) =>
        worker.onmessage?.({ data } as MessageEvent),
      );
    },
  };
  return worker;
}

/** The same for plays: messages are copied, as between threads. */
export function playWorkerHere(): PlayWorker {
  const worker: PlayWorker = { onmessage: null, onerror: null, terminate: () => {}, postMessage: () => {} };
  const work = createPlayWork((data) => worker.onmessage?.({ data: structuredClone(data) } as MessageEvent));
  worker.postMessage = (job) => queueMicrotask(() => work(structuredClone(job)));
  return worker;
}

export const silentWorker = (): LexiconWorker => ({ ...workerHere(), postMessage: () => {} });

function sumOf(bytes: Uint8Array): string {
  return createHash('sha256').update(bytes).digest('hex');
}
