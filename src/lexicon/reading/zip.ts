import { readBytes } from '../bytes.ts';
import { fail, ok, type Result } from '../result.ts';
import type { FileFailure } from './failure.ts';
import type { FileSource } from './fileSource.ts';

export type ZipEntry = {
  readonly name: string;
  readonly method: number;
  readonly locked: boolean;
  readonly crc: number;
  readonly packed: number;
  readonly size: number;
  /** Where its own header stands. */
  readonly at: number;
};

const END = 0x06054b50;
const END_SIZE = 22;
const ENTRY = 0x02014b50;
const LOCAL = 0x04034b50;
const LOCAL_SIZE = 30;
const LONGEST_COMMENT = 0xffff;
/** A directory of more is no word list. */
const MOST_DIRECTORY = 1 << 20;
/** In place of a number that did not fit, which means a file of gigabytes. */
const ELSEWHERE = 0xffff_ffff;

const damaged = fail({ why: 'packed-damaged' } as const);

/** The files in a ZIP, by the directory at its end. */
export async function zipEntries(source: FileSource): Promise<Result<readonly ZipEntry[], FileFailure>> {
  const from = Math.max(0, source.size - END_SIZE - LONGEST_COMMENT);
  const tail = await source.read(from, source.size);
  const end = lastEnd(tail);
  if (end < 0) return damaged;
  const about = readBytes(tail.subarray(end + 10));
  const count = about.uint16();
  const [length, at] = [about.uint32(), about.uint32()];
  if (length > MOST_DIRECTORY) return fail({ why: 'packed-several', names: [] });
  if (at === ELSEWHERE || at + length > source.size) return damaged;
  return entriesIn(await source.read(at, at + length), count);
}

/** Where the entry's bytes begin; null where its own header is not what the directory promised. */
export async function dataAt(source: FileSource, { at, packed }: ZipEntry): Promise<number | null> {
  if (at + LOCAL_SIZE > source.size) return null;
  const head = readBytes(await source.read(at, at + LOCAL_SIZE));
  if (head.uint32() !== LOCAL) return null;
  for (let skipped = 4; skipped < 26; skipped += 2) head.uint16();
  const data = at + LOCAL_SIZE + head.uint16() + head.uint16();
  return data + packed <= source.size ? data : null;
}

function lastEnd(tail: Uint8Array): number {
  for (let at = tail.length - END_SIZE; at >= 0; at--) {
    if (tail[at] === 0x50 && readBytes(tail.subarray(at)).uint32() === END) return at;
  }
  return -1;
}

function entriesIn(directory: Uint8Array, count: number): Result<readonly ZipEntry[], FileFailure> {
  const entries: ZipEntry[] = [];
  let at = 0;
  for (let index = 0; index < count; index++) {
    if (at + 46 > directory.length) return damaged;
    const from = readBytes(directory.subarray(at));
    if (from.uint32() !== ENTRY) return damaged;
    from.uint32();
    const flags = from.uint16();
    const method = from.uint16();
    from.uint32();
    const [crc, packed, size] = [from.uint32(), from.uint32(), from.uint32()];
    const [nameLength, extraLength, commentLength] = [from.uint16(), from.uint16(), from.uint16()];
    from.uint32();
    from.uint32();
    const where = from.uint32();
    const name = nameIn(directory.subarray(at + 46, at + 46 + nameLength));
    entries.push({ name, method, locked: (flags & 1) !== 0, crc, packed, size, at: where });
    at += 46 + nameLength + extraLength + commentLength;
  }
  return ok(entries);
}

/** Only to be shown, and to find its ending: letters beyond ASCII may be of any alphabet, and are left out. */
function nameIn(bytes: Uint8Array): string {
  return Array.from(bytes.subarray(0, 200), (byte) =>
    byte > 31 && byte < 127 ? String.fromCharCode(byte) : '_',
  ).join('');
}
