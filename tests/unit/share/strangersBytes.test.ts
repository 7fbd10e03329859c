import { expect, test } from 'vitest';
import { nodeDecoding, nodeInflating } from '../../../lexicon/nodePlatform.ts';
import type { WorkerAnswer } from '../../../src/app/lists/workerMessages.ts';
import { doJob } from '../../../src/app/lists/workerWork.ts';
import { crc32 } from '../../../src/lexicon/crc32.ts';
import {
  readGone,
  readLogHead,
  readLogPart,
  readRoster,
  readSaid,
  readSays,
  readScene,
  readTaken,
  readTime,
  writeMessage,
} from '../../../src/share/room/messages.ts';
import { built, labelOf } from '../lexicon/words.ts';
import { dice } from './finishedGames.ts';

const MESSAGES = Number(process.env.FUZZ_RUNS ?? 5_000);
/** A list is opened, counted and walked through: a tenth of what the soak gives the others. */
const LISTS = process.env.FUZZ_RUNS ? Math.ceil(Number(process.env.FUZZ_RUNS) / 10) : 500;
const TIMEOUT = { timeout: 600_000 };
const roll = dice(Number(process.env.FUZZ_SEED ?? 20_261_119));

/** Bytes turned, left out, doubled, exchanged. */
function mutated(bytes: Uint8Array, from = 0): Uint8Array<ArrayBuffer> {
  const list = [...bytes];
  for (let times = 1 + roll(3); times > 0; times -= 1) {
    const at = from + roll(list.length - from);
    const kind = roll(5);
    if (kind === 0) list.splice(at, 1 + roll(4));
    else if (kind === 1) list.splice(at, 0, ...list.slice(at, at + roll(12)));
    else if (kind === 2) list[at] = roll(256);
    else list[at] = (list[at] ?? 0) ^ (1 << roll(8));
  }
  return Uint8Array.from(list);
}

const READERS = [
  readScene,
  readRoster,
  readTaken,
  readTime,
  readSaid,
  readSays,
  readGone,
  readLogHead,
  readLogPart,
];
const MESSAGE: readonly unknown[] = [
  { people: [{ number: 1, name: 'Hráč' }] },
  { numbers: [1, 2, 3] },
  { now: 1_763_000_000_000 },
  { now: 5, claim: 'yes', seq: 3, move: { seq: 3, as: 'taken' } },
  { seq: 4, number: 7, line: 1, here: true, move: null },
  { line: 12 },
  { parts: 3, entries: 900, seed: null, claims: [] },
  [{ at: 1, type: 'move' }],
];

test(`${MESSAGES} mutated messages of a room are refused or read, never thrown`, TIMEOUT, () => {
  const messages = MESSAGE.map(writeMessage);
  let read = 0;
  for (let run = 0; run < MESSAGES; run += 1) {
    const bytes = mutated(messages[run % messages.length]!);
    for (const reader of READERS) if (reader(bytes) !== null) read += 1;
  }
  expect(read).toBeGreaterThan(MESSAGES / 100);
  expect(read).toBeLessThan(MESSAGES * 2);
});

test(
  `${LISTS} mutated compiled lists behind a valid checksum are refused or hold the words they say`,
  TIMEOUT,
  async () => {
    const { file } = built(labelOf('pl'), [
      'kot',
      'koty',
      'kotek',
      'niekot',
      'ćma',
      'ćmy',
      'zażółć',
      'żółw',
      'żółwi',
    ]);
    const kinds = new Map<string, number>();
    for (let run = 0; run < LISTS; run += 1) {
      const answer = await checked(sealed(mutated(file, 16)));
      kinds.set(answer.kind, (kinds.get(answer.kind) ?? 0) + 1);
      // What throws is told so by the worker.
      expect(answer).not.toMatchObject({ failure: { why: 'worker-stopped' } });
    }
    expect(kinds.get('failed')).toBeGreaterThan(LISTS / 2);
  },
);

/** With the length and the checksum that it has now. */
function sealed(file: Uint8Array<ArrayBuffer>): Uint8Array<ArrayBuffer> {
  const view = new DataView(file.buffer);
  view.setUint32(8, file.length, true);
  view.setUint32(12, 0, true);
  view.setUint32(12, crc32(file), true);
  return file;
}

async function checked(file: Uint8Array<ArrayBuffer>): Promise<WorkerAnswer> {
  let last: WorkerAnswer | null = null;
  const tools = { decoding: nodeDecoding, inflating: nodeInflating };
  await doJob({ job: 'check', file: new Blob([file]) }, tools, (answer) => {
    last = answer;
  });
  return last!;
}
