/** A file that somebody chose, read piece by piece: it may be far larger than a phone's memory. */
export type FileSource = {
  readonly name: string;
  readonly size: number;
  read(from: number, to: number): Promise<Uint8Array<ArrayBuffer>>;
};

/** What is in a file once it is unpacked. It can be gone through again, and each time gives the same. */
export type PlainFile = {
  readonly name: string;
  /** As the file says; what comes may be more or less. */
  readonly size: number;
  chunks(): AsyncIterable<Uint8Array<ArrayBuffer>>;
};

/** The platform's DecompressionStream, given from outside; null where a browser has none. */
export type Inflating =
  | ((
      format: 'gzip' | 'deflate-raw',
      packed: AsyncIterable<Uint8Array<ArrayBuffer>>,
    ) => AsyncIterable<Uint8Array<ArrayBuffer>>)
  | null;

const PIECE = 1 << 20;

export async function* piecesOf(
  { read }: Pick<FileSource, 'read'>,
  from: number,
  to: number,
): AsyncGenerator<Uint8Array<ArrayBuffer>> {
  for (let at = from; at < to; at += PIECE) yield await read(at, Math.min(at + PIECE, to));
}

/** The first bytes, or as many as there are. */
export async function firstBytes(file: PlainFile, length: number): Promise<Uint8Array<ArrayBuffer>> {
  const head = new Uint8Array(length);
  let used = 0;
  for await (const piece of file.chunks()) {
    const part = piece.subarray(0, length - used);
    head.set(part, used);
    used += part.length;
    if (used === length) break;
  }
  return head.slice(0, used);
}

/** All of it; null when it is more than `most` bytes. */
export async function wholeOf(file: PlainFile, most: number): Promise<Uint8Array<ArrayBuffer> | null> {
  const pieces: Uint8Array<ArrayBuffer>[] = [];
  let length = 0;
  for await (const piece of file.chunks()) {
    length += piece.length;
    if (length > most) return null;
    pieces.push(piece);
  }
  const whole = new Uint8Array(length);
  let at = 0;
  for (const piece of pieces) {
    whole.set(piece, at);
    at += piece.length;
  }
  return whole;
}
