import { statSync } from 'node:fs';
import { open } from 'node:fs/promises';
import { basename } from 'node:path';
import { DecompressionStream, ReadableStream } from 'node:stream/web';
import type { Decoding } from '../src/lexicon/encoding.ts';
import type { FileSource, Inflating } from '../src/lexicon/reading/fileSource.ts';

/** What an import needs of its surroundings, in Node. */
export const nodeDecoding: Decoding = (encoding) => {
  const decoder = new TextDecoder(encoding);
  return (bytes, more) => decoder.decode(bytes, { stream: more });
};

export function fileSource(path: string): FileSource {
  return {
    name: basename(path),
    size: statSync(path).size,
    async read(from, to) {
      const file = await open(path);
      try {
        const bytes = new Uint8Array(to - from);
        const { bytesRead } = await file.read(bytes, 0, to - from, from);
        return bytes.subarray(0, bytesRead);
      } finally {
        await file.close();
      }
    },
  };
}

export const nodeInflating: Inflating = (format, packed) =>
  ReadableStream.from(packed).pipeThrough(new DecompressionStream(format));
