import { readFileSync, statSync } from 'node:fs';
import { resolve } from 'node:path';
import type { GameEntry } from '../domain/table/fact.ts';
import { replay } from '../domain/table/game.ts';
import { type GameFileError, readGameFile } from '../share/gameFile/gameFile.ts';
import { replayReport } from '../share/gameFile/report.ts';

const USAGE = 'Usage: npm run --silent replay -- FILE [--at MILLIS]';
const MOST_BYTES = 8_000_000;

/** What the command says and ends with: 0 a game, 1 a game with refused facts, 2 no game and one sentence why. */
export type CommandOutcome = {
  readonly status: 0 | 1 | 2;
  readonly stdout: string;
  readonly stderr: string;
};

class NoGame extends Error {}

/** `folder`: where relative file names begin. */
export function replayCommand(args: readonly string[], folder: string): CommandOutcome {
  try {
    const { file, at } = readArguments(args);
    const text = readText(file, folder);
    const read = readGameFile(text);
    if (!read.ok) throw new NoGame(sentence(read.error, text));
    const report = replayReport(replay(upTo(at, read.value.entries)), at);
    return { status: report.ok ? 0 : 1, stdout: `${JSON.stringify(report, null, 2)}\n`, stderr: '' };
  } catch (error) {
    if (!(error instanceof NoGame)) throw error;
    return { status: 2, stdout: '', stderr: `${error.message}\n` };
  }
}

function readArguments(args: readonly string[]): { file: string; at: number | null } {
  const files: string[] = [];
  let at: number | null = null;
  for (let i = 0; i < args.length; i += 1) {
    const arg = args[i]!;
    if (arg !== '--at' && !arg.startsWith('--at=')) {
      if (arg.startsWith('--')) throw new NoGame(USAGE);
      files.push(arg);
      continue;
    }
    const text = arg === '--at' ? args[++i] : arg.slice('--at='.length);
    at = Number(text);
    if (!text || !/^-?\d+$/.test(text) || !Number.isSafeInteger(at))
      throw new NoGame(`--at wants a whole number of milliseconds. ${USAGE}`);
  }
  const [file] = files;
  if (!file || files.length > 1) throw new NoGame(USAGE);
  return { file, at };
}

/** The log as it was known at a moment. */
function upTo(moment: number | null, entries: readonly GameEntry[]): readonly GameEntry[] {
  const later = moment === null ? -1 : entries.findIndex((entry) => entry.at > moment);
  return later === -1 ? entries : entries.slice(0, later);
}

function readText(name: string, folder: string): string {
  const bytes = readBytes(name, folder);
  try {
    // Half-read letters would only be refused later, one by one, and nobody would know why.
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    throw new NoGame(`${name} is not UTF-8 text; save it as UTF-8.`);
  }
}

/** What it is and its size are asked before anything is opened: opening a pipe would wait for ever. */
function readBytes(name: string, folder: string): Buffer {
  const path = resolve(folder, name);
  const stat = orNoFile(name, () => statSync(path));
  if (!stat.isFile()) throw new NoGame(`${name} is not a file.`);
  if (stat.size > MOST_BYTES)
    throw new NoGame(`${name} has ${stat.size} bytes; a game file has at most ${MOST_BYTES}.`);
  return orNoFile(name, () => readFileSync(path));
}

function orNoFile<T>(name: string, read: () => T): T {
  try {
    return read();
  } catch {
    throw new NoGame(`There is no file ${name} that can be read.`);
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
    case 'impossible-date':
      return `The file is not a valid game: ${error.where} is ${error.got}, a moment after ${new Date(error.most).toISOString()}.`;
    case 'invalid':
      return `The file is not a valid game: ${error.where} should be ${error.expected}, but is ${error.got}.`;
  }
}
