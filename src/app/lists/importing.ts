import { type ReadonlySignal, signal } from '@preact/signals';
import type { ImportReport } from '../../lexicon/importText.ts';
import { LANGUAGE_CODES, LANGUAGES, type LanguageCode } from '../../lexicon/language.ts';
import type { ListPorts } from './listPorts.ts';
import { type Importing, type ListFailure, leftOutOf } from './listStatus.ts';
import type { Shelf } from './shelf.ts';
import { type WordList, wordListOf } from './wordList.ts';
import { type RunningJob, runJob } from './workerJob.ts';
import type { WorkerAnswer, WorkerJob } from './workerMessages.ts';

/** Lines of a file that gave nothing: so many say how it is written. */
const MOST_EXAMPLES = 3;

type NewList = {
  readonly language: LanguageCode;
  readonly name: string;
  readonly edition: string;
  readonly official: boolean;
};

/** Adds a person's own list; one at a time, and a later one ends an earlier. */
export type Importer = {
  /** Languages that a list can be built for. */
  readonly languages: readonly LanguageCode[];
  readonly importing: ReadonlySignal<Importing>;
  readonly importText: (file: File, list: NewList) => Promise<void>;
  /** `fingerprint`: of the words that are wanted; a list of others is refused. */
  readonly importCompiled: (file: Blob, name: string, fingerprint?: string) => Promise<void>;
  /** A list is on its way to this phone. */
  readonly fetching: (name: string) => void;
  /** Stores a list that was doubted: somebody looked at it and wants it. */
  readonly acceptDoubted: () => Promise<void>;
  /** Says of a file that was chosen why it is none. */
  readonly refuseFile: (name: string, failure: ListFailure) => void;
  readonly cancelImport: () => void;
  readonly endImport: () => void;
};

type Waiting = {
  readonly list: WordList;
  readonly file: Uint8Array<ArrayBuffer>;
  readonly report: ImportReport | null;
};

type Ports = Pick<ListPorts, 'sha256' | 'startWorker'>;

export function createImporter(
  shelf: Shelf,
  ports: Ports,
  { onAdded }: { readonly onAdded: (list: WordList) => void },
): Importer {
  const importing = signal<Importing>({ kind: 'nothing' });
  let job: RunningJob | null = null;
  /** A list that waits for its answer. */
  let waiting: Waiting | null = null;

  async function run(name: string, work: WorkerJob, fingerprint = ''): Promise<void> {
    cancel();
    waiting = null;
    importing.value = { kind: 'working', name, step: 'reading', done: 0, of: 1 };
    const running = runJob(ports.startWorker, work, ({ step, done, of }) => {
      if (job === running) importing.value = { kind: 'working', name, step, done, of };
    });
    job = running;
    const answer = await running.answer;
    const wanted = () => job === running;
    if (!wanted()) return;
    const outcome: Importing =
      answer === null ? { kind: 'nothing' } : await taken(name, answer, wanted, fingerprint);
    if (!wanted()) return;
    job = null;
    importing.value = outcome;
  }

  /** Until the list is stored: what the worker has already answered is given up too. */
  function cancel(): void {
    if (!job) return;
    job.cancel();
    job = null;
    importing.value = { kind: 'nothing' };
  }

  async function taken(
    name: string,
    answer: Exclude<WorkerAnswer, { kind: 'progress' }>,
    wanted: () => boolean,
    fingerprint: string,
  ): Promise<Importing> {
    if (answer.kind === 'failed') return { kind: 'failed', name, failure: answer.failure };
    if (answer.kind === 'opened') return { kind: 'nothing' };
    const { header, file } = answer;
    if (header.words === 0) {
      const lines =
        answer.kind === 'imported' ? leftOutOf(answer.report).flatMap((reason) => reason.examples) : [];
      return { kind: 'failed', name, failure: { why: 'no-words', lines: lines.slice(0, MOST_EXAMPLES) } };
    }
    if (fingerprint !== '' && header.fingerprint !== fingerprint)
      return { kind: 'failed', name, failure: { why: 'other-words' } };
    const sum = await ports.sha256(file);
    const read = wordListOf(header, 'own', file.length, sum);
    const { doubts } = answer;
    const report = answer.kind === 'imported' ? answer.report : null;
    const kept = await shelf.read(read);
    if (!wanted()) return { kind: 'nothing' };
    if (doubts.length > 0 && kept === null) {
      waiting = { list: read, file, report };
      return { kind: 'doubted', list: read, report, doubts, examples: answer.examples };
    }
    return stored(read, file, report);
  }

  /** The very list that is here already needs no second copy, unless its file has gone. */
  async function stored(
    read: WordList,
    file: Uint8Array<ArrayBuffer>,
    report: ImportReport | null,
  ): Promise<Importing> {
    const list = shelf.find(read.id) ?? read;
    if ((await shelf.read(list)) === null) {
      if (!(await shelf.store(list, file)))
        return {
          kind: 'failed',
          name: list.name,
          failure: { why: 'not-stored', message: `${file.length}` },
        };
      shelf.add(list);
      onAdded(list);
    }
    return { kind: 'done', list, report };
  }

  return {
    languages: LANGUAGE_CODES,
    importing,
    importText(file, { language, name, edition, official }) {
      const { letters, prefix } = LANGUAGES[language];
      const marks = { official, authoritative: true, doubted: false };
      const label = { language, letters, prefix, name, edition, ...marks };
      return run(name, { job: 'import', file, fileName: file.name, label });
    },
    importCompiled: (file, name, fingerprint) => run(name, { job: 'check', file }, fingerprint),
    fetching(name) {
      cancel();
      importing.value = { kind: 'working', name, step: 'reading', done: 0, of: 1 };
    },
    async acceptDoubted() {
      const taking = waiting;
      waiting = null;
      if (taking) importing.value = await stored(taking.list, taking.file, taking.report);
    },
    refuseFile(name, failure) {
      cancel();
      importing.value = { kind: 'failed', name, failure };
    },
    cancelImport: cancel,
    endImport() {
      waiting = null;
      importing.value = { kind: 'nothing' };
    },
  };
}
