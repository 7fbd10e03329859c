type Pieces = AsyncIterable<Uint8Array<ArrayBuffer>>;

/** Unpacks while it is read; null where the browser has no such stream. */
export const inflating: ((format: 'gzip' | 'deflate-raw', packed: Pieces) => Pieces) | null =
  typeof DecompressionStream === 'undefined' ? null : inflated;

async function* inflated(format: 'gzip' | 'deflate-raw', packed: Pieces) {
  const pieces = packed[Symbol.asyncIterator]();
  const source = new ReadableStream<Uint8Array<ArrayBuffer>>({
    async pull(controller) {
      const { value, done } = await pieces.next();
      if (done) controller.close();
      else controller.enqueue(value);
    },
  });
  const reader = source.pipeThrough(new DecompressionStream(format)).getReader();
  try {
    for (;;) {
      const { value, done } = await reader.read();
      if (done) return;
      yield value;
    }
  } finally {
    // Whoever had enough lets go of the rest.
    await reader.cancel().catch(() => undefined);
  }
}
