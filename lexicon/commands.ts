import { createHash } from 'node:crypto';
import { existsSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { gzipSync } from 'node:zlib';
import type { OnProgress } from '../src/lexicon/build.ts';
import { hasWord } from '../src/lexicon/cursor.ts';
import { type Lexicon, readListFile } from '../src/lexicon/file.ts';
import { isLanguageCode, LANGUAGE_CODES, LANGUAGES, type LanguageCode } from '../src/lexicon/language.ts';
import { importFile } from '../src/lexicon/reading/importFile.ts';
import { forEachWord } from '../src/lexicon/walk.ts';
import { fileSource, nodeDecoding, nodeInflating } from './nodePlatform.ts';
import { findList, keepOwn, useShipped } from './own.ts';
import { doubtSentence, whyNoList } from './sentences.ts';
import { shippedList } from './shipped.ts';

const USAGE = `npm run --silent lexicon -- COMMAND
  build [pl|en|sk]                                    the lists that ship with the app
  build pl|en|sk --from FILE --name NAME [--edition EDITION] [--official] [--out FILE.bin]
                                                      an own list; from now on pl (en, sk) means it here
  check LIST WORD…   (or - for words on standard input)
  info LIST
  dump LIST
LIST is pl, en, sk, the name of an own list, or a compiled file.`;

/** Where a command reads and writes. Answers go to `print`, everything else to `say`. */
export type Terminal = {
  print(lines: readonly string[]): void;
  say(line: string): void;
  /** All of standard input. */
  input(): string;
  /** The latest progress, shown in place; null where nobody watches. */
  readonly progress: ((text: string) => void) | null;
};

class UsageError extends Error {}

/** Runs one command and returns the exit status: 0 done or all valid, 1 not, 2 not a command. */
export async function run([command, ...rest]: readonly string[], terminal: Terminal): Promise<number> {
  try {
    if (command === 'build') return await build(rest, terminal);
    if (command === 'check') return await check(rest, terminal);
    if (command === 'info') return await info(rest, terminal);
    if (command === 'dump') return await dump(rest, terminal);
    if (command !== 'help' && command !== '--help') {
      throw new UsageError(
        `The commands are build, check, info and dump, not ${command ?? 'nothing'}; help shows them.`,
      );
    }
    terminal.print([USAGE]);
    return 0;
  } catch (error) {
    terminal.say(error instanceof Error ? error.message : String(error));
    return error instanceof UsageError ? 2 : 1;
  }
}

async function build(args: string[], terminal: Terminal): Promise<number> {
  const { values, positionals } = options(args);
  const unknown = positionals.find((language) => !isLanguageCode(language));
  if (unknown !== undefined) throw new UsageError(`${unknown} is not one of ${LANGUAGE_CODES.join(', ')}.`);
  const languages = positionals.filter(isLanguageCode);
  if (values.from !== undefined) {
    const [language, more] = languages;
    if (language === undefined || more !== undefined) {
      throw new UsageError('An own list is of one language: build pl --from FILE --name NAME.');
    }
    return buildOwn(language, values.from, values, terminal);
  }
  for (const language of languages.length > 0 ? languages : LANGUAGE_CODES) {
    if (languages.includes(language)) useShipped(language);
    const { path, entry } = await shippedList(language, terminal.say);
    if (values.out !== undefined) writeFileSync(values.out, readFileSync(path));
    terminal.say(
      `${language}: ${entry.name} ${entry.edition}, ${entry.words} words, ${entry.bytes} bytes: ${path}`,
    );
  }
  return 0;
}

type Values = ReturnType<typeof options>['values'];

async function buildOwn(
  language: LanguageCode,
  from: string,
  values: Values,
  terminal: Terminal,
): Promise<number> {
  const { name, edition = '', official = false } = values;
  if (name === undefined || name.trim() === '')
    throw new UsageError('An own list needs a name: --name "OSPS 52".');
  if (!existsSync(from) || !statSync(from).isFile()) throw new UsageError(`There is no file ${from}.`);
  const { letters, prefix } = LANGUAGES[language];
  const marks = { official, authoritative: true, doubted: false };
  const label = { language, letters, prefix, name: name.trim(), edition, ...marks };
  const tools = { decoding: nodeDecoding, inflating: nodeInflating };
  const imported = await importFile(label, fileSource(from), tools, progress(terminal));
  if (!imported.ok) throw new Error(whyNoList(from, imported.error));
  if (imported.value.kind === 'compiled') throw new UsageError(`${from} is a compiled list already.`);
  const { file, report, doubts } = imported.value;
  if (report.words === 0)
    throw new Error(`${from} has not one word in letters of ${language}; nothing was built.`);
  const kept = keepOwn(language, file);
  if (values.out !== undefined) writeFileSync(values.out, file);
  terminal.print([JSON.stringify({ ...summary(imported.value.lexicon, file), report, doubts }, null, 2)]);
  for (const doubt of doubts) terminal.say(`Look at it: ${doubtSentence(doubt)}`);
  terminal.say(
    `${language} now means ${label.name} on this command line (build ${language} takes it back): ${values.out ?? kept}`,
  );
  return 0;
}

async function check(args: string[], terminal: Terminal): Promise<number> {
  // Not parsed as options: a word may be anything that was typed.
  const [named, ...given] = args.filter((arg) => arg !== '--');
  if (named === undefined) throw new UsageError('check needs a list and words: check pl WORD…');
  const words = given.length === 1 && given[0] === '-' ? wordsOf(terminal.input()) : given;
  if (words.length === 0) throw new UsageError('check needs at least one word: check pl WORD…');
  const { lexicon } = await open(named, terminal);
  let allValid = true;
  const lines = words.map((word) => {
    const valid = hasWord(lexicon.graph, word.trim().normalize('NFC'));
    allValid &&= valid;
    return `${word}\t${valid ? 'valid' : 'invalid'}`;
  });
  terminal.print(lines);
  return allValid ? 0 : 1;
}

async function info(args: string[], terminal: Terminal): Promise<number> {
  const { lexicon, file } = await open(oneList('info', args), terminal);
  terminal.print([JSON.stringify(summary(lexicon, file), null, 2)]);
  return 0;
}

async function dump(args: string[], terminal: Terminal): Promise<number> {
  const { lexicon } = await open(oneList('dump', args), terminal);
  const lines: string[] = [];
  forEachWord(lexicon.graph, (word) => lines.push(word));
  terminal.print(lines);
  return 0;
}

async function open(named: string, { say }: Terminal): Promise<{ lexicon: Lexicon; file: Uint8Array }> {
  const path = await findList(named, say);
  if (path === null) {
    throw new UsageError(`${named} is not ${LANGUAGE_CODES.join(', ')}, the name of an own list, or a file.`);
  }
  const file = new Uint8Array(readFileSync(path));
  const opened = readListFile(file);
  if (!opened.ok) throw new Error(`${path} cannot be used: ${JSON.stringify(opened.error)}`);
  const { name, edition, words } = opened.value;
  say(`${named}: ${[name, edition].filter(Boolean).join(', ')}, ${words} words`);
  return { lexicon: opened.value, file };
}

function summary({ graph, ...header }: Lexicon, file: Uint8Array) {
  const { language, name, edition, official, authoritative, doubted, fingerprint } = header;
  const { words, states, arcs, packedBytes } = header;
  return {
    language,
    name,
    edition,
    official,
    authoritative,
    doubted,
    fingerprint,
    words,
    states,
    arcs,
    letters: header.letters,
    bytes: {
      shipped: file.length,
      packed: packedBytes,
      /** What a server that compresses would send: there is next to nothing left to squeeze. */
      gzip: gzipSync(file, { level: 9 }).length,
      inMemory: graph.nodes.byteLength,
    },
    sha256: createHash('sha256').update(file).digest('hex'),
  };
}

function oneList(command: string, args: string[]): string {
  const { positionals } = options(args);
  const [named, more] = positionals;
  if (named === undefined || more !== undefined)
    throw new UsageError(`${command} needs one list: ${command} pl`);
  return named;
}

function options(args: string[]) {
  try {
    return parseArgs({
      args,
      allowPositionals: true,
      options: {
        from: { type: 'string' },
        name: { type: 'string' },
        edition: { type: 'string' },
        official: { type: 'boolean' },
        out: { type: 'string' },
      },
    });
  } catch (error) {
    throw new UsageError((error as Error).message);
  }
}

const wordsOf = (input: string): string[] => input.split(/\r?\n/).filter((line) => line !== '');

function progress({ progress: show }: Terminal): OnProgress {
  let shown = '';
  return (step, done, of) => {
    const text = `${step} ${Math.floor((100 * done) / Math.max(1, of))} %`;
    if (text !== shown) show?.(text);
    shown = text;
  };
}
