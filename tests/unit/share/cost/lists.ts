import { gzipSync } from 'node:zlib';
import { nodeDecoding, nodeInflating } from '../../../../lexicon/nodePlatform.ts';
import type { WorkerJob } from '../../../../src/app/lists/workerMessages.ts';
import { doJob, MOST_COMPILED } from '../../../../src/app/lists/workerWork.ts';
import { built, labelOf } from '../../lexicon/words.ts';
import type { Decoder } from './measuring.ts';

/** Word lists are read in a worker, with a way to end it: a large one takes as long as it takes. */
const LIST_BYTES = 16_000_000;
const LETTERS = 'aaaaiiiooeeennzzwwyyrrcmksptdulłbjg';
const label = labelOf('pl');

const job = async (work: WorkerJob): Promise<void> => {
  await doJob(work, { decoding: nodeDecoding, inflating: nodeInflating }, () => undefined);
};
const imported = (file: Blob, fileName: string) => job({ job: 'import', file, fileName, label });

/** As many words as it takes to fill so many bytes: with endings, as languages have them. */
function words(size: number): string[] {
  let state = 7;
  const next = () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return LETTERS[state % LETTERS.length]!;
  };
  const list: string[] = [];
  for (let length = 0; length < size; ) {
    const stem = Array.from({ length: 7 }, next).join('');
    for (const ending of ['a', 'y', 'om', 'ami', 'ach']) list.push(stem + ending);
    length += 5 * 9.8;
  }
  return list;
}

/** A compiled list of about so many bytes. */
function compiled(size: number): Blob {
  // Each stem takes some five bytes; a part of it, so that it is not beyond the limit.
  const { file } = built(label, words(size * 7));
  return new Blob([
    file.length > size ? built(label, words((size * 7 * size * 0.98) / file.length)).file : file,
  ]);
}

const bytes = (text: string) => new Blob([text]);
const circle = (size: number) =>
  new Blob([Uint8Array.from({ length: size }, (_, at) => [0, 0, 1, 0, 0, 0, 0][at % 7]!)]);

export const LISTS: readonly Decoder<Blob>[] = [
  {
    name: 'compiled list',
    most: MOST_COMPILED,
    aside: true,
    read: (file) => job({ job: 'check', file }),
    worst: { words: compiled, noise: (size) => new Blob([new Uint8Array(size).fill(0x5a)]) },
  },
  {
    name: 'list as a text',
    most: LIST_BYTES,
    aside: true,
    read: (file) => imported(file, 'lista.txt'),
    worst: {
      words: (size) => bytes(words(size).join('\n')),
      'one line': (size) => bytes('a'.repeat(size)),
      blanks: (size) => bytes(' '.repeat(size)),
    },
  },
  {
    name: 'packed list',
    most: LIST_BYTES / 8,
    aside: true,
    read: (file) => imported(file, 'lista.txt.gz'),
    worst: {
      words: (size) => new Blob([new Uint8Array(gzipSync(words(4 * size).join('\n')))]),
      swelling: (size) => new Blob([new Uint8Array(gzipSync('a'.repeat(100 * size)))]),
    },
  },
  {
    name: 'list of another program',
    most: LIST_BYTES / 8,
    aside: true,
    read: (file) => imported(file, 'lista.dawg'),
    worst: {
      circle,
      noise: (size) => new Blob([Uint8Array.from({ length: size }, (_, at) => (at * 7919) & 255)]),
    },
  },
];
