import { crc32 } from '../crc32.ts';
import { fail, ok, type Result } from '../result.ts';
import { type FileFailure, FileTrouble } from './failure.ts';
import { type FileKind, fileKind, HEAD } from './fileKind.ts';
import { type FileSource, firstBytes, type Inflating, type PlainFile, piecesOf } from './fileSource.ts';
import { dataAt, type ZipEntry, zipEntries } from './zip.ts';

/** Twelve million words of fifteen letters are less. */
const MOST_UNPACKED = 256 * 2 ** 20;
/** Word lists shrink to a fifth, sorted and repeated ones to a fiftieth; what swells more is made to swell. */
const MOST_SWELLING = 200;
const STORED = 0;
const DEFLATED = 8;

type Opened = { readonly file: PlainFile; readonly kind: FileKind };

/** Looks into a file and, where it is a ZIP or a gzip with one list inside, into that. */
export async function openPlain(
  source: FileSource,
  inflating: Inflating,
): Promise<Result<Opened, FileFailure>> {
  const whole = asItIs(source);
  const kind = fileKind(await source.read(0, Math.min(HEAD, source.size)), source.name);
  if (kind !== 'zip' && kind !== 'gzip') return ok({ file: whole, kind });
  const inside = kind === 'zip' ? await onlyEntry(source, inflating) : gunzipped(source, inflating);
  if (!inside.ok) return inside;
  const insideKind = fileKind(await firstBytes(inside.value, HEAD), inside.value.name);
  // A list is packed once; whoever packs a packed file means something else.
  if (insideKind === 'zip' || insideKind === 'gzip') {
    return fail({ why: 'other-kind', kind: 'packed-otherwise' });
  }
  return ok({ file: inside.value, kind: insideKind });
}

const asItIs = (source: FileSource): PlainFile => ({
  name: source.name,
  size: source.size,
  chunks: () => piecesOf(source, 0, source.size),
});

function gunzipped(source: FileSource, inflating: Inflating): Result<PlainFile, FileFailure> {
  if (inflating === null) return fail({ why: 'cannot-unpack' });
  return ok({
    name: source.name.replace(/\.gz$/i, ''),
    size: source.size * 5,
    chunks: () => bounded(inflating('gzip', piecesOf(source, 0, source.size)), source.size),
  });
}

async function onlyEntry(source: FileSource, inflating: Inflating): Promise<Result<PlainFile, FileFailure>> {
  const entries = await zipEntries(source);
  if (!entries.ok) return entries;
  const chosen = theList(entries.value);
  if (!chosen.ok) return chosen;
  const entry = chosen.value;
  if (entry.locked) return fail({ why: 'packed-locked' });
  if (entry.size > MOST_UNPACKED) return fail({ why: 'packed-too-large', most: MOST_UNPACKED });
  if (entry.method !== STORED && entry.method !== DEFLATED) return fail({ why: 'cannot-unpack' });
  const at = await dataAt(source, entry);
  if (at === null) return fail({ why: 'packed-damaged' });
  const packed = () => piecesOf(source, at, at + entry.packed);
  const { name, size } = entry;
  if (entry.method === STORED) return ok({ name, size, chunks: () => checked(packed(), entry) });
  if (inflating === null) return fail({ why: 'cannot-unpack' });
  const inflated = () => bounded(inflating('deflate-raw', packed()), entry.packed);
  return ok({ name, size, chunks: () => checked(inflated(), entry) });
}

/** Of several files the one that can be a list: not what systems and packers put beside it, nor a text about it. */
function theList(entries: readonly ZipEntry[]): Result<ZipEntry, FileFailure> {
  if (entries.some(({ name }) => /^(\[Content_Types\]\.xml|mimetype)$|^META-INF\//.test(name))) {
    return fail({ why: 'other-kind', kind: 'office' });
  }
  const files = entries.filter(({ name }) => !/\/$|(^|\/)(__MACOSX|\.|desktop\.ini|Thumbs\.db)/i.test(name));
  const lists = files.filter(({ name }) => /\.(txt|dic|csv|tsv|lst|dawg|kwg|sprawdzam|bin)$/i.test(name));
  const about = /(^|\/)[^/]*(readme|licen|czytaj|copying|info)[^/]*$/i;
  const [first, ...more] =
    [files, lists, lists.filter(({ name }) => !about.test(name))].find(({ length }) => length === 1) ??
    (lists.length > 0 ? lists : files);
  if (first === undefined) return fail({ why: 'packed-empty' });
  if (more.length === 0) return ok(first);
  return fail({ why: 'packed-several', names: [first, ...more].slice(0, 5).map(({ name }) => name) });
}

/** What comes out is counted, whatever the file said of itself; a stream that breaks is a damaged file. */
async function* bounded(
  pieces: AsyncIterable<Uint8Array<ArrayBuffer>>,
  packed: number,
): AsyncGenerator<Uint8Array<ArrayBuffer>> {
  const most = Math.min(MOST_UNPACKED, 2 ** 20 + packed * MOST_SWELLING);
  let done = 0;
  try {
    for await (const piece of pieces) {
      done += piece.length;
      if (done > most) throw new FileTrouble({ why: 'packed-too-large', most });
      yield piece;
    }
  } catch (error) {
    throw error instanceof FileTrouble ? error : new FileTrouble({ why: 'packed-damaged' });
  }
}

/** The file's own checksum, at the end of a reading that was not broken off. */
async function* checked(
  pieces: AsyncIterable<Uint8Array<ArrayBuffer>>,
  { crc, size }: ZipEntry,
): AsyncGenerator<Uint8Array<ArrayBuffer>> {
  let sum = 0;
  let done = 0;
  for await (const piece of pieces) {
    sum = crc32(piece, sum);
    done += piece.length;
    yield piece;
  }
  if (sum !== crc || done !== size) throw new FileTrouble({ why: 'packed-damaged' });
}
