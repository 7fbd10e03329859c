import { lettersText } from '../../lexicon/alphabet.ts';
import type { OnProgress } from '../../lexicon/build.ts';
import { type Doubt, doubtsOf } from '../../lexicon/doubts.ts';
import { type Lexicon, type ListHeader, readListFile, relabelled } from '../../lexicon/file.ts';
import { MOST_LIST_WORDS } from '../../lexicon/importText.ts';
import type { FileSource } from '../../lexicon/reading/fileSource.ts';
import { importFile, type Tools } from '../../lexicon/reading/importFile.ts';
import { surveyGraph } from '../../lexicon/survey.ts';
import { countWords, walkWords } from '../../lexicon/walk.ts';
import type { WorkerAnswer, WorkerJob } from './workerMessages.ts';

const EXAMPLES = 6;
/**
 * More than twice the Polish list, whose reading takes a second. Two hundred bytes may stand for as many words as are
 * taken at all, and take two: nobody waits but whoever looks at it, and can end it.
 */
export const MOST_COMPILED = 800_000;

type Reply = (message: WorkerAnswer, transfer: Transferable[]) => void;

/** What the worker does with its one job. */
export async function doJob(work: WorkerJob, tools: Tools, answer: Reply): Promise<void> {
  try {
    if (work.job === 'open') openList(work.file, answer);
    if (work.job === 'check') checkList(new Uint8Array(await work.file.arrayBuffer()), answer);
    if (work.job === 'import') await importList(work, tools, answer);
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
  const header = headerOf(opened.value);
  // A file of the first version does not say it; the graph goes away with the answer, so that it is counted now.
  const { fingerprint } = header.fingerprint === '' ? surveyGraph(opened.value.graph) : header;
  const nodes = opened.value.graph.nodes;
  answer({ kind: 'opened', header: { ...header, fingerprint }, nodes }, [nodes.buffer]);
}

function checkList(bytes: Uint8Array<ArrayBuffer>, answer: Reply): void {
  const checked = checkedList(bytes);
  answer(checked, checked.kind === 'checked' ? [checked.file.buffer] : []);
}

/** A compiled file from another phone must not only be whole: it must hold the words that it says. */
function checkedList(bytes: Uint8Array<ArrayBuffer>): Extract<WorkerAnswer, { kind: 'checked' | 'failed' }> {
  if (bytes.length > MOST_COMPILED) {
    return { kind: 'failed', failure: { why: 'packed-too-large', most: MOST_COMPILED } };
  }
  const opened = readListFile(bytes);
  if (!opened.ok) return { kind: 'failed', failure: opened.error };
  const { language, words, fingerprint, doubted } = opened.value;
  // Counted first: a stranger's graph may run in circles, and a walk through it would never end.
  const counted = countWords(opened.value.graph);
  if (counted !== words) {
    const told = { part: 'words', expected: `${words}`, got: `${counted ?? 'no end of them'}` };
    return { kind: 'failed', failure: { why: 'damaged', ...told } };
  }
  if (counted > MOST_LIST_WORDS) {
    return { kind: 'failed', failure: { why: 'too-many-words', expected: MOST_LIST_WORDS, got: counted } };
  }
  const survey = surveyGraph(opened.value.graph);
  const expected = `${words} ${fingerprint || survey.fingerprint}`;
  const got = `${survey.words} ${survey.fingerprint}`;
  if (expected !== got) return { kind: 'failed', failure: { why: 'damaged', part: 'words', expected, got } };
  const found = doubtsOf(language, survey, null);
  const doubts: readonly Doubt[] = doubted && found.length === 0 ? [{ why: 'doubted-before' }] : found;
  const marks = { doubted: doubts.length > 0, fingerprint: survey.fingerprint };
  const file = relabelled(bytes, marks);
  if (!file.ok) return { kind: 'failed', failure: file.error };
  const header = { ...headerOf(opened.value), ...marks };
  return { kind: 'checked', header, file: file.value, doubts, examples: someWords(opened.value, doubts) };
}

async function importList(
  { file: blob, fileName, label }: Extract<WorkerJob, { job: 'import' }>,
  tools: Tools,
  answer: Reply,
): Promise<void> {
  const tell = everyPercent((step, done, of) => answer({ kind: 'progress', step, done, of }, []));
  const read = await importFile(label, blobSource(blob, fileName), tools, tell);
  if (!read.ok) return answer({ kind: 'failed', failure: read.error }, []);
  if (read.value.kind === 'compiled') return checkList(read.value.file, answer);
  const { file, lexicon, report, doubts } = read.value;
  const examples = someWords(lexicon, doubts);
  return answer({ kind: 'imported', header: headerOf(lexicon), file, report, doubts, examples }, [
    file.buffer,
  ]);
}

/** Here and there one of its words, for the question. */
function someWords({ graph, words }: Lexicon, doubts: readonly Doubt[]): readonly string[] {
  const some: string[] = [];
  if (doubts.length === 0) return some;
  const apart = Math.max(1, Math.floor(words / EXAMPLES));
  let at = 0;
  walkWords(graph, (numbers, length) => {
    if (at % apart === 0 && some.length < EXAMPLES) some.push(lettersText(graph.alphabet, numbers, length));
    at += 1;
  });
  return some;
}

function headerOf({ graph: _, ...header }: Lexicon): ListHeader {
  return header;
}

/** In pieces: a file of many megabytes is never in memory as a whole. */
const blobSource = (blob: Blob, name: string): FileSource => ({
  name,
  size: blob.size,
  read: async (from, to) => new Uint8Array(await blob.slice(from, to).arrayBuffer()),
});

/** The page is told of every whole percent, not of every piece. */
function everyPercent(tell: OnProgress): OnProgress {
  let last = '';
  return (step, done, of) => {
    const now = `${step} ${Math.floor((100 * done) / Math.max(1, of))}`;
    if (now !== last) tell(step, done, of);
    last = now;
  };
}
