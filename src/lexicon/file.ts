import { alphabetOf, MOST_LETTERS, numbersOf } from './alphabet.ts';
import { OutOfBytes, readBytes, writeBytes } from './bytes.ts';
import { crc32 } from './crc32.ts';
import type { LexiconFailure } from './failure.ts';
import { type Graph, maskWordsOf } from './graph.ts';
import type { Packed } from './pack.ts';
import { fail, ok, type Result } from './result.ts';
import { FINGERPRINT_DIGITS } from './survey.ts';
import { BrokenGraph, unpack } from './unpack.ts';

/**
 * A compiled word list. All numbers little-endian:
 *
 *   0  4  magic "SPRW"
 *   4  2  format version
 *   6  2  length of this header
 *   8  4  length of the file
 *  12  4  CRC-32 of the file, these four bytes taken as zero
 *  16  4  words
 *  20  4  states
 *  24  4  arcs
 *  28  4  states that several arcs lead to
 *  32  1  flags: 1 official, 2 authoritative, 4 doubted
 *  33  5  fingerprint, high byte first (survey.ts); not there in version 1
 *  38  …  five texts: language, letters, prefix, name, edition (bytes.ts)
 *   …  …  the packed graph (layout.ts)
 */
const MAGIC = 'SPRW';
const FORMAT_VERSION = 2;
const FIRST_VERSION = 1;
const CRC_AT = 12;
const FIXED_SIZE = 38;
const OFFICIAL = 1;
const AUTHORITATIVE = 2;
const DOUBTED = 4;

/** What a list says about itself. */
export type ListLabel = {
  readonly language: string;
  readonly letters: string;
  readonly prefix: string;
  readonly name: string;
  readonly edition: string;
  /** The list a federation's regulations name, as whoever prepared the file says. */
  readonly official: boolean;
  /** A word that is missing is not a word. Without it, a missing word is only unknown. */
  readonly authoritative: boolean;
  /** It is probably not what its name says (doubts.ts), and somebody took it all the same: it judges only who asks for it. */
  readonly doubted: boolean;
};

export type ListHeader = ListLabel & {
  readonly words: number;
  /** Of its words (survey.ts); empty in a file of the first version. */
  readonly fingerprint: string;
  readonly states: number;
  readonly arcs: number;
  readonly sharedStates: number;
  readonly packedBytes: number;
};

/** A list that can answer. */
export type Lexicon = ListHeader & { readonly graph: Graph };

export function readListFile(file: Uint8Array): Result<Lexicon, LexiconFailure> {
  const read = readHeader(file);
  if (!read.ok) return read;
  const { header, bodyAt } = read.value;
  const alphabet = alphabetOf(header.letters);
  try {
    const nodes = unpack(file.subarray(bodyAt), {
      states: header.states,
      sharedStates: header.sharedStates,
      arcs: header.arcs,
      letters: header.letters.length,
      prefix: numbersOf(alphabet, header.prefix)!,
    });
    const graph = { alphabet, prefix: header.prefix, maskWords: maskWordsOf(alphabet.size), nodes };
    return ok({ ...header, graph });
  } catch (error) {
    if (error instanceof BrokenGraph) return damaged(error.part, error.expected, error.got);
    throw error;
  }
}

/** Checks magic, version, length and checksum, in the order in which a wrong file is best explained. */
export function readHeader(
  file: Uint8Array,
): Result<{ readonly header: ListHeader; readonly bodyAt: number }, LexiconFailure> {
  const magic = String.fromCharCode(...file.subarray(0, MAGIC.length));
  if (magic !== MAGIC) return fail({ why: 'not-a-word-list', expected: MAGIC, got: printable(magic) });
  try {
    const from = readBytes(file);
    from.uint32();
    const version = from.uint16();
    if (version > FORMAT_VERSION)
      return fail({ why: 'newer-format', expected: FORMAT_VERSION, got: version });
    if (version < FIRST_VERSION) return damaged('version', `${FIRST_VERSION}`, `${version}`);
    const bodyAt = from.uint16();
    const length = from.uint32();
    if (length !== file.length) return fail({ why: 'wrong-length', expected: length, got: file.length });
    const expected = from.uint32();
    const got = checksum(file);
    if (expected !== got) return damaged('checksum', hex(expected), hex(got));
    const words = from.uint32();
    const states = from.uint32();
    const arcs = from.uint32();
    const sharedStates = from.uint32();
    const flags = from.uint8();
    const fingerprint = version === FIRST_VERSION ? '' : digits(() => from.uint8());
    const [language, letters, prefix, name, edition] = [
      from.text(),
      from.text(),
      from.text(),
      from.text(),
      from.text(),
    ];
    if (from.position() !== bodyAt) return damaged('header', `${bodyAt} bytes`, `${from.position()}`);
    if (letters.length > MOST_LETTERS || new Set(letters).size !== letters.length) {
      return damaged('alphabet', `at most ${MOST_LETTERS} different letters`, letters);
    }
    if (![...prefix].every((letter) => letters.includes(letter))) return damaged('prefix', letters, prefix);
    const official = (flags & OFFICIAL) !== 0;
    const authoritative = (flags & AUTHORITATIVE) !== 0;
    const doubted = (flags & DOUBTED) !== 0;
    const label = { language, letters, prefix, name, edition, official, authoritative, doubted };
    const packedBytes = file.length - bodyAt;
    const counts = { words, fingerprint, states, sharedStates, arcs, packedBytes };
    return ok({ header: { ...label, ...counts }, bodyAt });
  } catch (error) {
    if (error instanceof OutOfBytes)
      return fail({ why: 'wrong-length', expected: FIXED_SIZE, got: file.length });
    throw error;
  }
}

/** The same list under another label: its graph stays as it is. */
export function relabelled(
  file: Uint8Array,
  changes: Partial<Pick<ListHeader, 'doubted' | 'fingerprint'>>,
): Result<Uint8Array<ArrayBuffer>, LexiconFailure> {
  const read = readHeader(file);
  if (!read.ok) return read;
  const { header, bodyAt } = read.value;
  const changed = { ...header, ...changes };
  return ok(writeFile(changed, changed, { ...header, bytes: file.slice(bodyAt) }));
}

export function writeFile(
  label: ListLabel,
  { words, fingerprint }: Pick<ListHeader, 'words' | 'fingerprint'>,
  { bytes, states, sharedStates, arcs }: Packed,
): Uint8Array<ArrayBuffer> {
  const texts = [label.language, label.letters, label.prefix, label.name, label.edition];
  const bodyAt = FIXED_SIZE + texts.reduce((sum, text) => sum + 1 + 2 * text.length, 0);
  const out = writeBytes();
  for (const character of MAGIC) out.uint8(character.charCodeAt(0));
  out.uint16(FORMAT_VERSION);
  out.uint16(bodyAt);
  out.uint32(bodyAt + bytes.length);
  out.uint32(0);
  out.uint32(words);
  out.uint32(states);
  out.uint32(arcs);
  out.uint32(sharedStates);
  out.uint8(
    (label.official ? OFFICIAL : 0) |
      (label.authoritative ? AUTHORITATIVE : 0) |
      (label.doubted ? DOUBTED : 0),
  );
  for (let at = 0; at < FINGERPRINT_DIGITS; at += 2)
    out.uint8(Number.parseInt(fingerprint.slice(at, at + 2), 16));
  for (const text of texts) out.text(text);
  const file = new Uint8Array(bodyAt + bytes.length);
  file.set(out.bytes());
  file.set(bytes, bodyAt);
  const sum = checksum(file);
  for (let at = 0; at < 4; at++) file[CRC_AT + at] = (sum >>> (8 * at)) & 255;
  return file;
}

function checksum(file: Uint8Array): number {
  const before = crc32(file.subarray(0, CRC_AT));
  return crc32(file.subarray(CRC_AT + 4), crc32(new Uint8Array(4), before));
}

const digits = (byte: () => number): string =>
  Array.from({ length: FINGERPRINT_DIGITS / 2 }, () => byte().toString(16).padStart(2, '0')).join('');

const damaged = (part: string, expected: string, got: string) =>
  fail({ why: 'damaged', part, expected, got } as const);
const hex = (value: number): string => value.toString(16).padStart(8, '0');
const printable = (text: string): string => text.replace(/[^\x20-\x7e]/g, '.');
