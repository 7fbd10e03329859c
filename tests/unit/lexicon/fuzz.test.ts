import { gzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { nodeDecoding, nodeInflating } from '../../../lexicon/nodePlatform.ts';
import type { WorkerAnswer, WorkerJob } from '../../../src/app/lists/workerMessages.ts';
import { doJob } from '../../../src/app/lists/workerWork.ts';
import { crc32 } from '../../../src/lexicon/crc32.ts';
import { dice } from '../share/finishedGames.ts';
import { mutatedBytes } from '../share/mutating.ts';
import { dawgOne, dawgZero, kwgOf, zip } from './otherFiles.ts';
import { built, labelOf } from './words.ts';

const RUNS = Number(process.env.FUZZ_RUNS ?? 500);
/** Of each a list is built, packed and proven: in the soak a twentieth of what the others get. */
const IMPORTS = process.env.FUZZ_RUNS ? Math.ceil(RUNS / 20) : 200;
const TIMEOUT = { timeout: 1_800_000 };
const roll = dice(Number(process.env.FUZZ_SEED ?? 20_261_119));

const label = labelOf('pl');
const WORDS = ['kot', 'koty', 'kotek', 'niekot', 'ćma', 'ćmy', 'zażółć', 'żółw', 'żółwi'];
const { file: COMPILED } = built(label, WORDS);
const text = (words: string) => Uint8Array.from(Buffer.from(words));
const TEXT = text(WORDS.join('\n'));

test(
  `${RUNS} mutated compiled lists behind a valid checksum are refused or hold the words they say`,
  TIMEOUT,
  async () => {
    const kinds = await answers(RUNS, () => ({
      job: 'check',
      file: blob(sealed(mutatedBytes(roll, COMPILED, 16))),
    }));
    expect(kinds.get('failed')).toBeGreaterThan(RUNS / 2);
  },
);

test.each([
  [
    'texts',
    'lista.txt',
    [
      TEXT,
      text('1. kot\n2. pies\n'),
      text('["kot", "pies"]'),
      Uint8Array.from(Buffer.from('\ufeffżółw\ngęś\n', 'utf16le')),
    ],
  ],
  [
    'zips',
    'lista.zip',
    [
      zip([['osps.txt', TEXT, 8]]),
      zip([
        ['osps.txt', TEXT, 0],
        ['README.txt', TEXT, 8],
      ]),
      zip([['osps.sprawdzam', COMPILED, 0]]),
    ],
  ],
  ['gzips', 'lista.txt.gz', [Uint8Array.from(gzipSync(TEXT)), Uint8Array.from(gzipSync(TEXT, { level: 0 }))]],
  ['DAWGs', 'lista.dawg', [dawgOne(WORDS), dawgZero(WORDS)]],
  ['KWGs', 'lista.kwg', [kwgOf(WORDS)]],
] as const)(
  `${IMPORTS} mutated lists that are %s are refused or read`,
  TIMEOUT,
  async (_, fileName, files) => {
    const kinds = await answers(IMPORTS, (run) => ({
      job: 'import',
      file: blob(mutatedBytes(roll, files[run % files.length]!)),
      fileName,
      label,
    }));
    // Both happen, or it proves nothing.
    expect(kinds.get('failed')).toBeGreaterThan(IMPORTS / 200);
    expect(IMPORTS - kinds.get('failed')!).toBeGreaterThan(IMPORTS / 200);
  },
);

/** How often a worker answered how. */
async function answers(runs: number, job: (run: number) => WorkerJob): Promise<ReadonlyMap<string, number>> {
  const kinds = new Map<string, number>();
  for (let run = 0; run < runs; run += 1) {
    const answer = await answerTo(job(run));
    kinds.set(answer.kind, (kinds.get(answer.kind) ?? 0) + 1);
    // What throws is told so by the worker.
    expect(answer).not.toMatchObject({ failure: { why: 'worker-stopped' } });
  }
  return kinds;
}

async function answerTo(job: WorkerJob): Promise<WorkerAnswer> {
  let last: WorkerAnswer | null = null;
  const tools = { decoding: nodeDecoding, inflating: nodeInflating };
  await doJob(job, tools, (answer) => {
    last = answer;
  });
  return last!;
}

const blob = (bytes: Uint8Array<ArrayBuffer>) => new Blob([bytes]);

/** With the length and the checksum that it has now. */
function sealed(file: Uint8Array<ArrayBuffer>): Uint8Array<ArrayBuffer> {
  const view = new DataView(file.buffer);
  view.setUint32(8, file.length, true);
  view.setUint32(12, 0, true);
  view.setUint32(12, crc32(file), true);
  return file;
}
