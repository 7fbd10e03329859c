import { createReadStream, statSync } from 'node:fs';
import type { Decoding } from '../src/lexicon/encoding.ts';
import type { TextSource } from '../src/lexicon/importText.ts';

/** What an import needs of its surroundings, in Node. */
export const nodeDecoding: Decoding = (encoding) => {
  const decoder = new TextDecoder(encoding);
  return (bytes, more) => decoder.decode(bytes, { stream: more });
};

export function textFile(path: string): TextSource {
  return {
    size: statSync(path).size,
    async *chunks() {
      for await (const chunk of createReadStream(path, { highWaterMark: 1 << 20 }))
        yield new Uint8Array(chunk);
    },
  };
}
