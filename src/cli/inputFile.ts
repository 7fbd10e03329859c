import { readFileSync, statSync } from 'node:fs';
import { resolve } from 'node:path';
import { NoGame } from './commandOutcome.ts';

const MOST_BYTES = 8_000_000;

export function readUtf8(name: string, folder: string): string {
  const bytes = readBytes(name, folder);
  try {
    // Half-read letters would only be refused later, one by one, and nobody would know why.
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    throw new NoGame(`${name} is not UTF-8 text; save it as UTF-8.`);
  }
}

/** What it is and its size are asked before anything is opened: opening a pipe would wait for ever. */
export function readBytes(name: string, folder: string): Buffer {
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
