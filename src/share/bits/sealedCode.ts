import { fail, ok, type Result } from '../../domain/result.ts';
import { fromBase64url, toBase64url } from './base64url.ts';
import { type BitTrouble, bitReader, bitWriter } from './bits.ts';
import { crc16 } from './crc16.ts';
import { joined } from './joined.ts';
import type { Packing } from './packing.ts';

export type SealedError<None extends string> =
  | { readonly why: 'too-long'; readonly most: number; readonly got: number }
  | { readonly why: None }
  | { readonly why: 'newer-version'; readonly known: number; readonly got: number }
  | { readonly why: 'damaged' }
  | { readonly why: 'too-much' }
  | BitTrouble;

type Kind<T, None extends string> = {
  /** The letter before the format's number: `p` of `p1.…`. */
  readonly sign: string;
  readonly format: number;
  readonly body: Packing<T>;
  readonly mostBytes: number;
  /** What a text is called that is none. */
  readonly none: None;
};

/** A packed value as the text behind `#`: sign, format, and in base64url the format again, a checksum and the value. */
type SealedCode<T, None extends string> = {
  readonly write: (value: T) => string;
  /** From a link, or from what stands behind `#`; never throws. */
  readonly read: (source: string) => Result<T, SealedError<None>>;
  readonly looksLike: (source: string) => boolean;
};

/** Longer texts are not looked at. */
const MOST_TEXT = 4_000;
const HEAD = 3;

export function sealedCode<T, None extends string>(kind: Kind<T, None>): SealedCode<T, None> {
  const { sign, format, body, mostBytes, none } = kind;
  const coded = new RegExp(`(?:^|[#\\s])${sign}(\\d{1,3})\\.([\\w-]{8,2000})`);
  const begun = new RegExp(`(?:^|[#\\s])${sign}\\d{1,3}\\.`);
  const sumOf = (packed: Uint8Array) => crc16(joined(Uint8Array.of(format), packed));
  const decode = (bytes: Uint8Array): Result<T, SealedError<None>> => {
    if (bytes.length > mostBytes) return fail({ why: 'too-long', most: mostBytes, got: bytes.length });
    const [said = 0, high = 0, low = 0] = bytes;
    if (bytes.length < HEAD || said === 0) return fail({ why: none });
    if (said > format) return fail({ why: 'newer-version', known: format, got: said });
    const packed = bytes.slice(HEAD);
    if (sumOf(packed) !== high * 256 + low) return fail({ why: 'damaged' });
    const from = bitReader(packed);
    const value = body.read(from, 'body');
    const trouble = from.trouble();
    if (trouble) return fail(trouble);
    return from.rest() > 0 ? fail({ why: 'too-much' }) : ok(value);
  };
  return {
    write(value) {
      const to = bitWriter();
      body.write(to, value);
      const sum = sumOf(to.bytes());
      const sealed = joined(Uint8Array.of(format, sum >> 8, sum & 255), to.bytes());
      return `${sign}${format}.${toBase64url(sealed)}`;
    },
    read(source) {
      if (source.length > MOST_TEXT) return fail({ why: 'too-long', most: MOST_TEXT, got: source.length });
      const [, said = '', code = ''] = coded.exec(source) ?? [];
      if (said === '' || said === '0') return fail({ why: none });
      if (Number(said) > format) return fail({ why: 'newer-version', known: format, got: Number(said) });
      const bytes = fromBase64url(code);
      return bytes ? decode(bytes) : fail({ why: 'damaged' });
    },
    looksLike: (source) => source.length <= MOST_TEXT && begun.test(source),
  };
}
