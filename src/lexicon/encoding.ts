const ENCODINGS = ['utf-8', 'utf-16le', 'utf-16be', 'iso-8859-2', 'windows-1250'] as const;
export type Encoding = (typeof ENCODINGS)[number];

/** The platform's TextDecoder, given from outside: the bytes so far, and whether more will follow. */
export type Decoding = (encoding: Encoding) => (bytes: Uint8Array<ArrayBuffer>, more: boolean) => string;

/** At least one byte in so many is zero; even words of nothing but ą, ć, ę come with line ends. */
const UTF_16_SHARE = 16;

type EncodingDetector = {
  push(bytes: Uint8Array): void;
  encoding(): Encoding;
};

/**
 * Finds how a file of words is encoded from all its bytes: a list may be plain ASCII for megabytes before its first
 * „ź". The two Central European encodings differ only in where some letters stand, so the one that turns more of
 * the high bytes into letters of the language is the right one.
 */
export function detectEncoding(letters: string, decoding: Decoding): EncodingDetector {
  const first: number[] = [];
  const counts = new Float64Array(256);
  const zeros = [0, 0];
  let size = 0;
  let valid = 0;
  let invalid = 0;
  let expectedTails = 0;

  function push(bytes: Uint8Array): void {
    for (let at = 0; at < bytes.length; at++) {
      const byte = bytes[at]!;
      if (first.length < 3) first.push(byte);
      if (byte === 0) zeros[size & 1]! += 1;
      size += 1;
      if (byte < 0x80 && expectedTails === 0) continue;
      counts[byte]! += 1;
      followUtf8(byte);
    }
  }

  function followUtf8(byte: number): void {
    const isTail = byte >= 0x80 && byte < 0xc0;
    if (expectedTails > 0) {
      expectedTails -= 1;
      if (isTail) {
        if (expectedTails === 0) valid += 1;
        return;
      }
      invalid += 1;
      expectedTails = 0;
    }
    if (byte < 0x80) return;
    if (byte >= 0xc2 && byte < 0xe0) expectedTails = 1;
    else if (byte >= 0xe0 && byte < 0xf0) expectedTails = 2;
    else if (byte >= 0xf0 && byte < 0xf5) expectedTails = 3;
    else invalid += 1;
  }

  function encoding(): Encoding {
    if (first[0] === 0xff && first[1] === 0xfe) return 'utf-16le';
    if (first[0] === 0xfe && first[1] === 0xff) return 'utf-16be';
    if (first[0] === 0xef && first[1] === 0xbb && first[2] === 0xbf) return 'utf-8';
    // Latin text in UTF-16 has a zero byte in nearly every character; elsewhere one is dirt, and must not decide.
    if ((zeros[0]! + zeros[1]!) * UTF_16_SHARE > size) return zeros[0]! > zeros[1]! ? 'utf-16be' : 'utf-16le';
    // One bad character must not turn a UTF-8 file into another alphabet.
    if (invalid === 0 || invalid * 20 < valid) return 'utf-8';
    return lettersIn('iso-8859-2') > lettersIn('windows-1250') ? 'iso-8859-2' : 'windows-1250';
  }

  function lettersIn(candidate: Encoding): number {
    const known = new Set(letters + letters.toUpperCase());
    const decode = decoding(candidate);
    let found = 0;
    for (let byte = 0x80; byte < 0x100; byte++) {
      if (counts[byte]! > 0 && known.has(decode(Uint8Array.of(byte), false))) found += counts[byte]!;
    }
    return found;
  }

  return { push, encoding };
}
