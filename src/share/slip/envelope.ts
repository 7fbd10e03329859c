import { fail, ok, type Result } from '../../domain/result.ts';
import type { BitTrouble } from '../bits/bits.ts';
import { crc16 } from '../bits/crc16.ts';
import { joined } from '../bits/joined.ts';
import { type Difference, differencesOf } from './check.ts';
import { decodeBody, SLIP_FORMAT, type SlipFormat } from './codec.ts';
import type { SlipPayload } from './payload.ts';

/** How a slip is signed: the number is the format's, the lengths are in bytes. */
export const SCHEMES = [
  { name: 'none', key: 0, signature: 0 },
  { name: 'Ed25519', key: 32, signature: 64 },
  { name: 'ECDSA-P256', key: 65, signature: 64 },
] as const;
export type SchemeName = (typeof SCHEMES)[number]['name'];

/** The format, the scheme and the checksum. */
const HEAD = 4;
const MOST_SLIP_BYTES = 1_100;

export type SlipSignature = {
  readonly scheme: SchemeName;
  readonly publicKey: Uint8Array<ArrayBuffer>;
  readonly signature: Uint8Array<ArrayBuffer>;
};

export const UNSIGNED: SlipSignature = {
  scheme: 'none',
  publicKey: new Uint8Array(),
  signature: new Uint8Array(),
};

/** A slip that was read: what it says, whether it adds up, and what is needed to check its signature. */
export type ReceivedSlip = {
  readonly slip: SlipPayload;
  readonly consistent: boolean;
  readonly differences: readonly Difference[];
  readonly signature: SlipSignature;
  readonly format: SlipFormat;
  readonly body: Uint8Array<ArrayBuffer>;
};

export type SlipError =
  | { readonly why: 'too-long'; readonly most: number; readonly got: number }
  | { readonly why: 'not-a-slip' }
  /** Written by a later app: this one has to be updated. */
  | { readonly why: 'newer-version'; readonly known: number; readonly got: number }
  /** The checksum is wrong: cut, or mistyped. */
  | { readonly why: 'damaged' }
  | { readonly why: 'too-much' }
  | BitTrouble;

/** Format, scheme, checksum, public key, signature, body. */
export function sealSlip(
  body: Uint8Array,
  { scheme, publicKey, signature }: SlipSignature,
  format: SlipFormat,
): Uint8Array<ArrayBuffer> {
  const place = SCHEMES.findIndex(({ name }) => name === scheme);
  const rest = joined(publicKey, signature, body);
  const sum = crc16(joined(Uint8Array.of(format, place), rest));
  return joined(Uint8Array.of(format, place, sum >> 8, sum & 255), rest);
}

/** How many bytes a sealed slip has besides its body. */
export function sealLength(scheme: SchemeName): number {
  const { key, signature } = SCHEMES.find(({ name }) => name === scheme) ?? SCHEMES[0];
  return HEAD + key + signature;
}

/** Reads what a stranger may have written. Never throws; its work is bounded by the length that is checked first. */
export function decodeSlip(bytes: Uint8Array): Result<ReceivedSlip, SlipError> {
  if (bytes.length > MOST_SLIP_BYTES) {
    return fail({ why: 'too-long', most: MOST_SLIP_BYTES, got: bytes.length });
  }
  const [format = 0, place = 0, high = 0, low = 0] = bytes;
  if (bytes.length < HEAD || format === 0) return fail({ why: 'not-a-slip' });
  if (!isKnown(format)) return fail({ why: 'newer-version', known: SLIP_FORMAT, got: format });
  const scheme = SCHEMES[place];
  if (!scheme) return fail({ why: 'out-of-range', field: 'scheme' });
  const rest = bytes.slice(HEAD);
  if (crc16(joined(Uint8Array.of(format, place), rest)) !== high * 256 + low) {
    return fail({ why: 'damaged' });
  }
  if (rest.length < scheme.key + scheme.signature) return fail({ why: 'cut-short' });
  const body = rest.slice(scheme.key + scheme.signature);
  const slip = decodeBody(body, format);
  if (!slip.ok) return slip;
  const differences = differencesOf(slip.value);
  return ok({
    slip: slip.value,
    consistent: differences.length === 0,
    differences,
    signature: {
      scheme: scheme.name,
      publicKey: rest.slice(0, scheme.key),
      signature: rest.slice(scheme.key, scheme.key + scheme.signature),
    },
    format,
    body,
  });
}

const isKnown = (format: number): format is SlipFormat => format <= SLIP_FORMAT;
