import { readFileSync, statSync } from 'node:fs';
import type { GameEntry } from '../domain/table/fact.ts';
import { replay } from '../domain/table/game.ts';
import { type GameFileError, readGameFile } from '../share/gameFile/gameFile.ts';
import { replayReport } from '../share/gameFile/report.ts';

const USAGE = 'Usage: npm run --silent replay -- FILE [--at MILLIS]';
const MOST_BYTES = 8_000_000;

const { file, at } = readArguments(process.argv.slice(2));
const text = readText(file);
const read = readGameFile(text);
if (!read.ok) giveUp(sentence(read.error, text));
const report = replayReport(replay(upTo(at, read.value.entries)), at);
// A reader that has seen enough, as `head`, closes its end: no reason for a stack trace.
process.stdout.on('error', () => process.exit(report.ok ? 0 : 1));
process.stdout.write(`${JSON.stringify(report, null, 2)}\n`, () => process.exit(report.ok ? 0 : 1));

function readArguments(args: readonly string[]): { file: string; at: number | null } {
  const files: string[] = [];
  let at: number | null = null;
  for (let i = 0; i < args.length; i += 1) {
    const arg = args[i]!;
    if (arg !== '--at' && !arg.startsWith('--at=')) {
      if (arg.startsWith('--')) giveUp(USAGE);
      files.push(arg);
      continue;
    }
    const text = arg === '--at' ? args[++i] : arg.slice('--at='.length);
    at = Number(text);
    if (!text || !/^-?\d+$/.test(text) || !Number.isSafeInteger(at))
      giveUp(`--at wants a whole number of milliseconds. ${USAGE}`);
  }
  const [file] = files;
  if (!file || files.length > 1) giveUp(USAGE);
  return { file, at };
}

/** The log as it was known at a moment. */
function upTo(moment: number | null, entries: readonly GameEntry[]): readonly GameEntry[] {
  const later = moment === null ? -1 : entries.findIndex((entry) => entry.at > moment);
  return later === -1 ? entries : entries.slice(0, later);
}

/** What it is and its size are asked before anything is opened: opening a pipe would wait for ever. */
function readText(name: string): string {
  try {
    const stat = statSync(name);
    if (!stat.isFile()) giveUp(`${name} is not a file.`);
    if (stat.size > MOST_BYTES)
      giveUp(`${name} has ${stat.size} bytes; a game file has at most ${MOST_BYTES}.`);
    return decoded(readFileSync(name), name);
  } catch {
    giveUp(`There is no file ${name} that can be read.`);
  }
}

/** Half-read letters would only be refused later, one by one, and nobody would know why. */
function decoded(bytes: Buffer, name: string): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    giveUp(`${name} is not UTF-8 text; save it as UTF-8.`);
  }
}

/** Where the parser stopped, for whoever wrote the file by hand. */
function jsonFault(text: string): string {
  try {
    JSON.parse(text);
  } catch (error) {
    const position = /position (\d+)/.exec(String(error))?.[1];
    const before = text.slice(0, position === undefined ? text.length : Number(position)).split('\n');
    return `line ${before.length}, column ${(before.at(-1) ?? '').length + 1}`;
  }
  return 'line 1';
}

function sentence(error: GameFileError, text: string): string {
  switch (error.why) {
    case 'too-large':
      return `The file has ${error.got} characters; a game file has at most ${error.most}.`;
    case 'not-json':
      return `The file is not JSON: it cannot be read further than ${jsonFault(text)}.`;
    case 'not-a-game':
      return 'The file is not a Sprawdzam game: "format" must be "sprawdzam-game" and "version" a whole number.';
    case 'newer-version':
      return `The file is of version ${error.got}; this program reads versions up to ${error.known}.`;
    case 'invalid':
      return `The file is not a valid game: ${error.where} should be ${error.expected}, but is ${error.got}.`;
  }
}

function giveUp(message: string): never {
  process.stderr.write(`${message}\n`);
  process.exit(2);
}
