import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { shippedList } from '../../lexicon/shipped.ts';
import { SOURCES } from '../../lexicon/sources.ts';
import { hasWord } from '../../src/lexicon/cursor.ts';
import { type Lexicon, readListFile } from '../../src/lexicon/file.ts';
import { LONGEST_WORD } from '../../src/lexicon/language.ts';
import { buildMinimal } from '../../src/lexicon/minimal.ts';
import { type SortedWords, sortedWordAt } from '../../src/lexicon/sortedWords.ts';
import { createStates, WORD } from '../../src/lexicon/states.ts';
import { forEachWord } from '../../src/lexicon/walk.ts';
import { importInBrowser } from './lexiconBrowser.ts';

type Row = readonly [what: string, figure: string];

/** The word list in figures, one run on this machine. */
export async function benchLexicon(): Promise<void> {
  const { path, entry } = await shippedList('pl', console.error);
  const file = new Uint8Array(readFileSync(path));
  const lexicon = await opened(file);
  const words = wordsOf(lexicon);
  const folder = mkdtempSync(join(tmpdir(), 'lexicon-'));
  try {
    const text = `${words.join('\n')}\n`;
    const sorted = join(folder, 'sorted.txt');
    const shuffled = join(folder, 'shuffled.txt');
    writeFileSync(sorted, text);
    writeFileSync(shuffled, `${shuffle(words).join('\n')}\n`);
    table(`Word list ${entry.name}: ${entry.words} words`, [
      ...sizes(text, sorted, lexicon, file.length),
      ...(await opening(file)),
      ...lookUps(words, lexicon),
      ...builds('sorted', sorted),
      ...builds('shuffled', shuffled),
      ...(await browserImport('sorted', sorted)),
      ...(await browserImport('shuffled', shuffled)),
    ]);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

function sizes(text: string, path: string, lexicon: Lexicon, packed: number): Row[] {
  const bytes = Buffer.from(text);
  const brotli = { params: { [constants.BROTLI_PARAM_QUALITY]: 9, [constants.BROTLI_PARAM_LGWIN]: 24 } };
  return [
    ['bytes: text', count(bytes.length)],
    ['bytes: text, gzip -9', count(gzipSync(bytes, { level: 9 }).length)],
    ['bytes: text, brotli -q 9', count(brotliCompressSync(bytes, brotli).length)],
    ['bytes: text, xz -6', xzSize(path)],
    ['bytes: minimal automaton, 4 bytes an arc', count(4 * minimalArcs(SOURCES.pl.collect().words))],
    ['bytes: ours as shipped', count(packed)],
    ['bytes: ours in memory', count(lexicon.graph.nodes.byteLength)],
  ];
}

function xzSize(path: string): string {
  const { status, stdout } = spawnSync('xz', ['-6', '--stdout', path], { maxBuffer: 1 << 28 });
  return status === 0 ? count(stdout.length) : 'xz is not here';
}

function minimalArcs(words: SortedWords): number {
  const states = createStates();
  const builder = buildMinimal(states);
  const word = new Uint8Array(LONGEST_WORD);
  for (let index = 0; index < words.count; index++) builder.add(word, sortedWordAt(words, index, word), WORD);
  builder.finish();
  return states.arcCount();
}

async function opening(file: Uint8Array<ArrayBuffer>): Promise<Row[]> {
  const times: number[] = [];
  for (let round = 0; round < 9; round++) {
    const began = performance.now();
    await opened(file);
    times.push(performance.now() - began);
  }
  times.sort((one, other) => one - other);
  return [['check and expand, median of 9', `${times[4]!.toFixed(0)} ms`]];
}

function lookUps(words: readonly string[], lexicon: Lexicon): Row[] {
  const members = shuffle(words).slice(0, 500_000);
  const others = members.map((word) => changed(word)).filter((word) => !hasWord(lexicon.graph, word));
  const before = heap();
  const set = new Set(words.map((word) => Buffer.from(word).toString()));
  const setBytes = heap() - before;
  const ordered = [...set].sort();
  const rate = (has: (word: string) => boolean, list: readonly string[]): string => {
    let shortest = Number.POSITIVE_INFINITY;
    let found = 0;
    for (let round = 0; round < 3; round++) {
      const began = performance.now();
      found = list.filter(has).length;
      shortest = Math.min(shortest, performance.now() - began);
    }
    return `${(list.length / shortest / 1000).toFixed(2)} M/s (${found} found)`;
  };
  return [
    ['look-ups: ours, members', rate((word) => hasWord(lexicon.graph, word), members)],
    ['look-ups: ours, others', rate((word) => hasWord(lexicon.graph, word), others)],
    ['look-ups: Set, members', rate((word) => set.has(word), members)],
    ['look-ups: Set, others', rate((word) => set.has(word), others)],
    ['look-ups: binary search, members', rate((word) => isIn(ordered, word), members)],
    ['look-ups: binary search, others', rate((word) => isIn(ordered, word), others)],
    ['memory: ours', count(lexicon.graph.nodes.byteLength)],
    ['memory: Set of strings', count(setBytes)],
    ['memory: sorted array, beside the strings', count(8 * ordered.length)],
  ];
}

function isIn(ordered: readonly string[], word: string): boolean {
  let low = 0;
  let high = ordered.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (ordered[middle]! < word) low = middle + 1;
    else high = middle;
  }
  return ordered[low] === word;
}

function builds(what: string, path: string): Row[] {
  const script = fileURLToPath(new URL('./lexiconBuild.ts', import.meta.url));
  const output = execFileSync(process.execPath, ['--import', 'tsx', script, path], { encoding: 'utf8' });
  const { ms, peak } = JSON.parse(output) as { ms: number; peak: number };
  return [[`build in Node, ${what}`, `${(ms / 1000).toFixed(1)} s, peak memory ${mega(peak)}`]];
}

async function browserImport(what: string, path: string): Promise<Row[]> {
  const { ms, longestStall, idleStall, peak } = await importInBrowser(path);
  const memory = peak === null ? '' : `, peak memory ${mega(peak)}`;
  return [
    [`build in a browser worker, ${what}`, `${(ms / 1000).toFixed(1)} s${memory}`],
    [`  longest stall of the page (idle)`, `${longestStall.toFixed(0)} ms (${idleStall.toFixed(0)} ms)`],
  ];
}

async function opened(file: Uint8Array<ArrayBuffer>): Promise<Lexicon> {
  const result = readListFile(file);
  if (!result.ok) throw new Error(JSON.stringify(result.error));
  return result.value;
}

function wordsOf({ graph }: Lexicon): string[] {
  const words: string[] = [];
  forEachWord(graph, (word) => words.push(word));
  return words;
}

/** The same shuffle every time: figures of two runs compare. */
function shuffle(words: readonly string[]): string[] {
  const mixed = [...words];
  let seed = 1;
  for (let at = mixed.length - 1; at > 0; at--) {
    seed = (Math.imul(seed, 1664525) + 1013904223) >>> 0;
    const other = seed % (at + 1);
    [mixed[at], mixed[other]] = [mixed[other]!, mixed[at]!];
  }
  return mixed;
}

const changed = (word: string): string => `${word.slice(0, -1)}${word.endsWith('ż') ? 'ź' : 'ż'}`;
const count = (value: number): string => Math.round(value).toLocaleString('en-US');
const mega = (bytes: number): string => `${Math.round(bytes / 1e6)} MB`;

function heap(): number {
  setFlagsFromString('--expose-gc');
  (runInNewContext('gc') as () => void)();
  return process.memoryUsage().heapUsed;
}

function table(title: string, rows: readonly Row[]): void {
  const width = Math.max(...rows.map(([what]) => what.length));
  console.log(`\n${title}\n${'─'.repeat(title.length)}`);
  for (const [what, figure] of rows) console.log(`${what.padEnd(width)}  ${figure}`);
}

if (process.argv[1] === fileURLToPath(import.meta.url)) await benchLexicon();
