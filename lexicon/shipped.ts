import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { buildFile } from '../src/lexicon/build.ts';
import { type ListLabel, readHeader } from '../src/lexicon/file.ts';
import { LANGUAGE_CODES, type LanguageCode } from '../src/lexicon/language.ts';
import type { SortedWords } from '../src/lexicon/sortedWords.ts';
import { SOURCES } from './sources.ts';

const folder = (path: string): string => fileURLToPath(new URL(path, import.meta.url));
export const CACHE = folder('../.cache/lexicon/');

/** One list as the app learns of it: enough to show, fetch and check it without opening it. */
type ManifestEntry = {
  /** Language and the start of the checksum: the same for the same bytes, wherever they come from. */
  readonly id: string;
  readonly language: LanguageCode;
  readonly name: string;
  readonly edition: string;
  readonly words: number;
  readonly bytes: number;
  readonly sha256: string;
  readonly url: string;
  readonly official: boolean;
  readonly authoritative: boolean;
  readonly doubted: boolean;
  readonly fingerprint: string;
  readonly tier: ManifestTier | null;
};

/** The words of a list that the official one probably lacks, as a list of their own. */
type ManifestTier = {
  readonly words: number;
  readonly bytes: number;
  readonly sha256: string;
  readonly url: string;
};

export type ShippedFile = {
  readonly path: string;
  readonly tierPath: string | null;
  readonly entry: ManifestEntry;
};

/** Builds what is missing, once: a file is named after its sources and the code that made it. */
export async function shippedLists(say: (line: string) => void): Promise<readonly ShippedFile[]> {
  const lists: ShippedFile[] = [];
  for (const language of LANGUAGE_CODES) lists.push(await shippedList(language, say));
  return lists;
}

export async function shippedList(language: LanguageCode, say: (line: string) => void): Promise<ShippedFile> {
  const path = `${CACHE}${language}-${keyOf(language)}.bin`;
  const tierPath = SOURCES[language].secondTier && path.replace('.bin', '-tier.bin');
  if (!existsSync(path) || (tierPath && !existsSync(tierPath))) buildShipped(language, path, tierPath, say);
  const file = readFileSync(path);
  const read = readHeader(file);
  if (!read.ok) throw new Error(`${path}: ${JSON.stringify(read.error)}. Delete it and try again.`);
  const { name, edition, words, official, authoritative, doubted, fingerprint } = read.value.header;
  const sha256 = createHash('sha256').update(file).digest('hex');
  const id = `${language}-${sha256.slice(0, 12)}`;
  const url = `lex/${id}.bin`;
  const entry = {
    id,
    language,
    name,
    edition,
    words,
    bytes: file.length,
    sha256,
    url,
    official,
    authoritative,
    doubted,
    fingerprint,
    tier: tierPath ? tierEntry(language, tierPath) : null,
  };
  return { path, tierPath, entry };
}

function tierEntry(language: LanguageCode, path: string): ManifestTier {
  const file = readFileSync(path);
  const read = readHeader(file);
  if (!read.ok) throw new Error(`${path}: ${JSON.stringify(read.error)}. Delete it and try again.`);
  const sha256 = createHash('sha256').update(file).digest('hex');
  const url = `lex/${language}-tier-${sha256.slice(0, 12)}.bin`;
  return { words: read.value.header.words, bytes: file.length, sha256, url };
}

/** Each file is proven word by word as it is built; the second tier is made of the very words of the first. */
function buildShipped(
  language: LanguageCode,
  path: string,
  tierPath: string | null,
  say: (line: string) => void,
): void {
  const { label, collect, secondTier } = SOURCES[language];
  say(`Building the word list ${language} (${label.name})…`);
  const began = performance.now();
  const { words, counts } = collect();
  for (const [what, count] of counts) say(`  ${what}: ${count}`);
  write(label, words, path);
  if (secondTier && tierPath) write({ ...label, name: `${label.name}, 2` }, secondTier(words), tierPath);
  say(`  ${((performance.now() - began) / 1000).toFixed(1)} s`);

  function write(named: ListLabel, some: SortedWords, to: string): void {
    const built = buildFile(named, some);
    if (!built.ok) throw new Error(`${language}: ${JSON.stringify(built.error)}`);
    const { file, lexicon } = built.value;
    mkdirSync(CACHE, { recursive: true });
    // Renamed into place, so that two builds at a time never leave half a file.
    writeFileSync(`${to}.${process.pid}`, file);
    renameSync(`${to}.${process.pid}`, to);
    say(`  ${named.name}, exact: ${lexicon.words} words, ${lexicon.states} states, ${file.length} bytes`);
  }
}

/** Code that only carries built files about: a change of it changes no list. */
const AROUND = ['cli.ts', 'commands.ts', 'own.ts', 'shipped.ts', 'vitePlugin.ts'];

function keyOf(language: LanguageCode): string {
  const hash = createHash('sha256');
  for (const file of SOURCES[language].files) hash.update(readFileSync(file));
  for (const code of ['../src/lexicon/', './']) {
    for (const name of readdirSync(folder(code)).sort()) {
      if (name.endsWith('.ts') && !AROUND.includes(name)) hash.update(readFileSync(folder(code) + name));
    }
  }
  return hash.digest('hex').slice(0, 12);
}
