import type { OnProgress } from '../../lexicon/build.ts';
import type { Decoding } from '../../lexicon/encoding.ts';
import { type Lexicon, type ListHeader, readListFile } from '../../lexicon/file.ts';
import { importText, type TextSource } from '../../lexicon/importText.ts';
import { countWords } from '../../lexicon/walk.ts';
import type { WorkerAnswer, WorkerJob } from './workerMessages.ts';

export type Reply = (message: WorkerAnswer, transfer: Transferable[]) => void;

/** What the worker does with its one job. */
export async function doJob(work: WorkerJob, decoding: Decoding, answer: Reply): Promise<void> {
  try {
    if (work.job === 'open') openList(work.file, answer);
    if (work.job === 'check') await checkList(work.file, answer);
    if (work.job === 'import') await importList(work, decoding, answer);
  } catch (error) {
    answer({ kind: 'failed', failure: { why: 'worker-stopped', message: String(error) } }, []);
  }
}

function openList(file: Uint8Array<ArrayBuffer>, answer: Reply): void {
  const opened = readListFile(file);
  if (!opened.ok) {
    answer({ kind: 'failed', failure: opened.error }, []);
    return;
  }
  const nodes = opened.value.graph.nodes;
  answer({ kind: 'opened', header: headerOf(opened.value), nodes }, [nodes.buffer]);
}

/** A compiled file from another phone must not only be whole: it must hold as many words as it says. */
async function checkList(blob: Blob, answer: Reply): Promise<void> {
  const file = new Uint8Array(await blob.arrayBuffer());
  const opened = readListFile(file);
  if (!opened.ok) return answer({ kind: 'failed', failure: opened.error }, []);
  const header = headerOf(opened.value);
  const words = countWords(opened.value.graph);
  if (words !== header.words) {
    const failure = { why: 'damaged', part: 'words', expected: `${header.words}`, got: `${words}` } as const;
    return answer({ kind: 'failed', failure }, []);
  }
  return answer({ kind: 'checked', header, file }, [file.buffer]);
}

async function importList(
  { file: blob, label }: Extract<WorkerJob, { job: 'import' }>,
  decoding: Decoding,
  answer: Reply,
): Promise<void> {
  const tell = everyPercent((step, done, of) => answer({ kind: 'progress', step, done, of }, []));
  const imported = await importText(label, blobSource(blob), decoding, tell);
  if (!imported.ok) return answer({ kind: 'failed', failure: imported.error }, []);
  const { file, lexicon, report } = imported.value;
  return answer({ kind: 'imported', header: headerOf(lexicon), file, report }, [file.buffer]);
}

function headerOf({ graph: _, ...header }: Lexicon): ListHeader {
  return header;
}

/** In pieces: a file of many megabytes is never in memory as a whole. */
function blobSource(blob: Blob): TextSource {
  const piece = 1 << 20;
  return {
    size: blob.size,
    async *chunks() {
      for (let at = 0; at < blob.size; at += piece) {
        yield new Uint8Array(await blob.slice(at, at + piece).arrayBuffer());
      }
    },
  };
}

/** The page is told of every whole percent, not of every piece. */
function everyPercent(tell: OnProgress): OnProgress {
  let last = '';
  return (step, done, of) => {
    const now = `${step} ${Math.floor((100 * done) / Math.max(1, of))}`;
    if (now !== last) tell(step, done, of);
    last = now;
  };
}
