import { joined } from '../bits/joined.ts';
import type { SlipFormat } from './codec.ts';
import { SCHEMES, type SchemeName, type SlipSignature, UNSIGNED } from './envelope.ts';

export type DeviceKey = {
  readonly scheme: Exclude<SchemeName, 'none'>;
  /** Cannot leave the browser, where the browser has cryptography of its own. */
  readonly privateKey: CryptoKey | Uint8Array<ArrayBuffer>;
  readonly publicKey: Uint8Array<ArrayBuffer>;
};

type Bytes = Uint8Array<ArrayBuffer>;

/** What signing takes: the browser's own, or ours on a page without https. */
export type Cryptography = {
  readonly sha256: (bytes: Bytes) => Promise<Bytes>;
  /** Null where the scheme is not known. */
  readonly newKey: (scheme: DeviceKey['scheme']) => Promise<DeviceKey | null>;
  /** A key that was kept may be of the other kind. */
  readonly canUse: (key: DeviceKey) => boolean;
  /** Null with a key that cannot be used here: a slip without a signature is still a slip. */
  readonly sign: (key: DeviceKey, message: Bytes) => Promise<Bytes | null>;
  /** Null where the scheme is not known. */
  readonly verify: (
    scheme: DeviceKey['scheme'],
    publicKey: Bytes,
    signature: Bytes,
    message: Bytes,
  ) => Promise<boolean | null>;
};

/**
 * `unchanged` says one thing: the slip is as this phone signed it. It does not say who held the phone, nor that the
 * game was played so.
 */
export type Verification = 'unchanged' | 'changed' | 'unsupported' | 'unsigned';

/** A key of this phone: Ed25519, or P-256 where the browser has no other; null where it has none. */
export async function newDeviceKey({ newKey }: Cryptography): Promise<DeviceKey | null> {
  return (await newKey('Ed25519')) ?? newKey('ECDSA-P256');
}

export async function signBody(
  { sign }: Cryptography,
  key: DeviceKey | null,
  body: Uint8Array,
  format: SlipFormat,
): Promise<SlipSignature> {
  const signature = key && (await sign(key, message(key.scheme, key.publicKey, body, format)));
  return key && signature ? { scheme: key.scheme, publicKey: key.publicKey, signature } : UNSIGNED;
}

export async function verifyBody(
  { verify }: Cryptography,
  { scheme, publicKey, signature }: SlipSignature,
  body: Uint8Array,
  format: SlipFormat,
): Promise<Verification> {
  if (scheme === 'none') return 'unsigned';
  const good = await verify(scheme, publicKey, signature, message(scheme, publicKey, body, format));
  return good === null ? 'unsupported' : good ? 'unchanged' : 'changed';
}

/** What is signed names its purpose, its format, its scheme and its key, so that no signature fits anything else. */
function message(
  scheme: SchemeName,
  publicKey: Uint8Array,
  body: Uint8Array,
  format: SlipFormat,
): Uint8Array<ArrayBuffer> {
  const place = SCHEMES.findIndex(({ name }) => name === scheme);
  return joined(new TextEncoder().encode(`sprawdzam slip ${format}`), Uint8Array.of(place), publicKey, body);
}

const CONSONANTS = 'bdfghjklmnprstwz';
const VOWELS = 'aeio';

/** Four short words by which people can compare two phones' keys aloud; null where there is no key. */
export async function fingerprint({ sha256 }: Cryptography, publicKey: Bytes): Promise<string | null> {
  if (publicKey.length === 0) return null;
  const digest = await sha256(publicKey);
  const syllables = Array.from(digest.slice(0, 8), (byte) => `${CONSONANTS[byte >> 4]}${VOWELS[byte & 3]}`);
  return [0, 2, 4, 6].map((at) => `${syllables[at]}${syllables[at + 1]}`).join(' ');
}
