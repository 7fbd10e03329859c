import { fail, ok, type Result } from '../../domain/result.ts';

export const MOST_TEXT_BYTES = 4_000_000;

/** A text file of unknown origin: UTF-8 if it is, UTF-16 if it says so, otherwise what Windows in Central Europe writes. */
export function decodeText(
  bytes: Uint8Array,
): Result<string, { readonly why: 'too-large'; readonly most: number; readonly got: number }> {
  if (bytes.length > MOST_TEXT_BYTES)
    return fail({ why: 'too-large', most: MOST_TEXT_BYTES, got: bytes.length });
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return ok(new TextDecoder('utf-16le').decode(bytes));
  try {
    return ok(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
  } catch {
    return ok(new TextDecoder('windows-1250').decode(bytes));
  }
}
