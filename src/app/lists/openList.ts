import type { Lexicon } from '../../lexicon/file.ts';
import type { Graph } from '../../lexicon/graph.ts';
import { createExpandedLists, graphOf, type OpenedList } from './expandedList.ts';
import type { ListPorts } from './listPorts.ts';
import type { Shelf } from './shelf.ts';
import { type ListId, listId, type SecondTier, type ShippedList, type WordList } from './wordList.ts';
import { runJob } from './workerJob.ts';

/** Milliseconds: a slow network may take minutes for a list; a verdict waits for its second tier no longer than this. */
const LIST_WITHIN = 300_000;
const TIER_WITHIN = 10_000;

/** The lists that are open and answer. */
type OpenLists = {
  /** Makes a list ready to answer: downloads it if it must, checks it, opens it. True when it is ready. */
  readonly load: (id: ListId) => Promise<boolean>;
  readonly get: (id: ListId) => Lexicon | null;
  /** Its words that the official list probably lacks; null where nobody knows. */
  readonly secondTier: (id: ListId) => Graph | null;
  readonly close: (id: ListId) => void;
  /** Counts the words of own lists whose files, of an earlier version, do not say their fingerprint. */
  readonly knowFingerprints: () => Promise<void>;
};

type OpeningPorts = Pick<ListPorts, 'shipped' | 'files' | 'expanded' | 'download' | 'sha256' | 'startWorker'>;

export function createOpenLists(shelf: Shelf, ports: OpeningPorts): OpenLists {
  const open = new Map<ListId, Lexicon>();
  const tiers = new Map<ListId, Graph>();
  const loading = new Map<ListId, Promise<boolean>>();
  const tierLoading = new Map<ListId, Promise<void>>();
  const expanded = createExpandedLists(ports);

  function load(id: ListId): Promise<boolean> {
    // An open list whose second tier is still on its way would say yes where the referee decides.
    const already = loading.get(id);
    if (already !== undefined) return already;
    if (open.has(id)) {
      // A second tier that could not be had is tried again, and nobody waits for it twice.
      if (!tiers.has(id)) void tierOnce(id);
      return Promise.resolve(true);
    }
    const now = Promise.all([loadNow(id), tierOnce(id)])
      .then(([isOpen]) => isOpen)
      .catch((error: unknown) => shelf.fail(id, { why: 'worker-stopped', message: String(error) }))
      .finally(() => loading.delete(id));
    loading.set(id, now);
    return now;
  }

  async function loadNow(id: ListId): Promise<boolean> {
    const list = shelf.find(id);
    if (list === null) return false;
    const kept = await expanded.read(id);
    if (kept !== null) return ready(list, kept, true);
    const stored = await verified(list, await shelf.read(list));
    if (stored !== null) return openNow(list, stored, true);
    const announced = ports.shipped.find((entry) => entry.id === id);
    if (announced === undefined) return shelf.fail(id, { why: 'missing' });
    const fetched = await fetchShipped(announced);
    if (fetched === null) return false;
    const offline = await shelf.store(list, fetched);
    return openNow(list, fetched, offline);
  }

  function tierOnce(id: ListId): Promise<void> {
    const already = tierLoading.get(id);
    if (already !== undefined) return already;
    const now = loadTier(id)
      .catch(() => undefined)
      .finally(() => tierLoading.delete(id));
    tierLoading.set(id, now);
    return now;
  }

  /** Where it cannot be had, the list judges without it. */
  async function loadTier(id: ListId): Promise<void> {
    const tier = ports.shipped.find((entry) => entry.id === id)?.tier ?? null;
    if (tier === null) return;
    const key = tierKey(tier);
    const kept = await expanded.read(key);
    if (kept !== null) {
      tiers.set(id, graphOf(kept));
      return;
    }
    const file = await tierFile(tier);
    const answer = file && (await runJob(ports.startWorker, { job: 'open', file }).answer);
    if (answer?.kind !== 'opened') return;
    tiers.set(id, graphOf(answer));
    void expanded.keep(key, answer, known());
  }

  /** What may have an expanded copy: every list there is, and the second tiers of those we ship. */
  function known(): readonly string[] {
    const ofTiers = ports.shipped.flatMap(({ tier }) => (tier === null ? [] : [tierKey(tier)]));
    return [...shelf.lists.value.map(({ id }) => id), ...ofTiers];
  }

  async function tierFile({ url, sha256, bytes }: SecondTier): Promise<Uint8Array<ArrayBuffer> | null> {
    const kept = await ports.files.read(url).catch(() => null);
    if (kept !== null && (await ports.sha256(kept)) === sha256) return kept;
    const got = await ports.download(url, () => {}, { most: bytes, within: TIER_WITHIN });
    if (!got.ok || (await ports.sha256(got.bytes)) !== sha256) return null;
    await ports.files.write(url, got.bytes).catch(() => undefined);
    return got.bytes;
  }

  async function verified(list: WordList, bytes: Uint8Array<ArrayBuffer> | null) {
    if (bytes === null) return null;
    shelf.setStatus(list.id, { kind: 'verifying' });
    const sum = await ports.sha256(bytes);
    if (listId(list.language, sum) === list.id) return bytes;
    // A damaged copy is worth nothing; a shipped one is fetched again.
    await shelf.drop(list);
    return null;
  }

  async function fetchShipped(list: ShippedList): Promise<Uint8Array<ArrayBuffer> | null> {
    const progress = (done: number) =>
      shelf.setStatus(list.id, { kind: 'downloading', done, of: list.bytes });
    progress(0);
    const got = await ports.download(list.url, progress, { most: list.bytes, within: LIST_WITHIN });
    if (!got.ok) {
      const { status } = got;
      shelf.fail(list.id, status === null ? { why: 'no-connection' } : { why: 'no-answer', status });
      return null;
    }
    shelf.setStatus(list.id, { kind: 'verifying' });
    const sum = await ports.sha256(got.bytes);
    if (sum === list.sha256) return got.bytes;
    shelf.fail(list.id, { why: 'wrong-checksum', expected: list.sha256, got: sum });
    return null;
  }

  async function openNow(list: WordList, file: Uint8Array<ArrayBuffer>, offline: boolean): Promise<boolean> {
    shelf.setStatus(list.id, { kind: 'opening' });
    const answer = await runJob(ports.startWorker, { job: 'open', file }).answer;
    if (answer === null) return false;
    if (answer.kind === 'failed') return shelf.fail(list.id, answer.failure);
    if (answer.kind !== 'opened') return false;
    // Written while the list already answers; a list that is not stored has no room for a copy either.
    if (offline) void expanded.keep(list.id, answer, known());
    return ready(list, answer, offline);
  }

  function ready({ id }: WordList, opened: OpenedList, offline: boolean): true {
    open.set(id, { ...opened.header, graph: graphOf(opened) });
    shelf.know(id, opened.header.fingerprint);
    shelf.setStatus(id, { kind: 'ready', offline });
    return true;
  }

  async function knowFingerprints(): Promise<void> {
    for (const list of shelf.lists.value) {
      if (list.origin !== 'own' || list.fingerprint !== '') continue;
      const header = (await expanded.read(list.id))?.header ?? (await headerOf(list));
      if (header) shelf.know(list.id, header.fingerprint);
    }
  }

  async function headerOf(list: WordList) {
    const file = await shelf.read(list);
    const answer = file && (await runJob(ports.startWorker, { job: 'open', file }).answer);
    if (answer?.kind !== 'opened') return null;
    // So that it is counted once.
    await expanded.keep(list.id, answer, known());
    return answer.header;
  }

  return {
    load,
    knowFingerprints,
    get: (id) => open.get(id) ?? null,
    secondTier: (id) => tiers.get(id) ?? null,
    close(id) {
      open.delete(id);
      void expanded.drop(id);
    },
  };
}

const tierKey = ({ sha256 }: SecondTier): string => `tier-${sha256.slice(0, 12)}`;
