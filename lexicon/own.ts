import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { readHeader } from '../src/lexicon/file.ts';
import { LANGUAGE_CODES, type LanguageCode } from '../src/lexicon/language.ts';
import { CACHE, shippedList } from './shipped.ts';

/** Elsewhere while LEXICON_OWN says so, however early this file was loaded: the tests must not touch a person's own lists. */
const ownFolder = (): string => process.env.LEXICON_OWN ?? `${CACHE}own/`;
const currentOf = (language: LanguageCode): string => `${ownFolder()}current-${language}`;

/** Keeps an own list and makes it the one that the language's code means on the command line. */
export function keepOwn(language: LanguageCode, file: Uint8Array): string {
  const folder = ownFolder();
  mkdirSync(folder, { recursive: true });
  const name = `${language}-${createHash('sha256').update(file).digest('hex').slice(0, 12)}.bin`;
  writeFileSync(folder + name, file);
  writeFileSync(currentOf(language), name);
  return folder + name;
}

/** From now on the language's code means the shipped list again. Own lists stay, and stay reachable by name. */
export function useShipped(language: LanguageCode): void {
  rmSync(currentOf(language), { force: true });
}

/** The file that a language code, the name of an own list, or a path means; null for none. */
export async function findList(named: string, say: (line: string) => void): Promise<string | null> {
  const language = LANGUAGE_CODES.find((code) => code === named);
  if (language !== undefined) {
    const current = currentOf(language);
    const own = existsSync(current) ? ownFolder() + readFileSync(current, 'utf8') : null;
    if (own !== null && existsSync(own)) return own;
    if (own !== null) say(`The own list ${own} is gone: ${language} means the shipped list.`);
    return (await shippedList(language, say)).path;
  }
  return ownNamed(named) ?? (existsSync(named) ? named : null);
}

/** Whoever builds a list of the same name once more means the new one. */
function ownNamed(name: string): string | null {
  const folder = ownFolder();
  if (!existsSync(folder)) return null;
  const files = readdirSync(folder).filter((file) => file.endsWith('.bin'));
  const found = files.filter((file) => {
    const read = readHeader(readFileSync(folder + file));
    if (!read.ok) return false;
    const { header } = read.value;
    return [header.name, `${header.name} ${header.edition}`].includes(name);
  });
  const [newest] = found.sort((one, other) => builtAt(folder + other) - builtAt(folder + one));
  return newest === undefined ? null : folder + newest;
}

const builtAt = (path: string): number => statSync(path).mtimeMs;
