const ENCODING_LINE = /^#character-encoding[ \t]+([\w-]{1,40})[ \t]*\r?$/im;
/** The line may stand anywhere, but nobody reads a whole book for it. */
const HEAD_BYTES = 4_000;

/**
 * The text of a file. What it says of itself is believed unless it cannot be so; a file that says nothing is UTF-8 if it
 * can be, otherwise what Windows in Central Europe writes.
 */
export function decodeGcg(bytes: Uint8Array): string {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return new TextDecoder('utf-16be').decode(bytes);
  const said = ENCODING_LINE.exec(new TextDecoder('latin1').decode(bytes.subarray(0, HEAD_BYTES)))?.[1];
  return (
    decoded(bytes, 'utf-8') ?? (said && decoded(bytes, said)) ?? new TextDecoder('windows-1250').decode(bytes)
  );
}

function decoded(bytes: Uint8Array, encoding: string): string | null {
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes);
  } catch {
    return null;
  }
}
