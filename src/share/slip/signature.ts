import { joined } from '../bits/joined.ts';
import type { SlipFormat } from './codec.ts';
import { SCHEMES, type SchemeName, type SlipSignature, UNSIGNED } from './envelope.ts';

/** The part of WebCrypto that is used; null where the page has none (an address without https). */
export type Subtle = SubtleCrypto | null;

export type DeviceKey = {
  readonly scheme: Exclude<SchemeName, 'none'>;
  /** Cannot leave the browser. */
  readonly privateKey: CryptoKey;
  readonly publicKey: Uint8Array<ArrayBuffer>;
};

/**
 * `unchanged` says one thing: the slip is as this phone signed it. It does not say who held the phone, nor that the
 * game was played so.
 */
export type Verification = 'unchanged' | 'changed' | 'unsupported' | 'unsigned';

type Algorithm = {
  readonly key: string | EcKeyImportParams;
  readonly sign: string | EcdsaParams;
};

const ALGORITHMS: Readonly<Record<DeviceKey['scheme'], Algorithm>> = {
  Ed25519: { key: 'Ed25519', sign: 'Ed25519' },
  'ECDSA-P256': {
    key: { name: 'ECDSA', namedCurve: 'P-256' },
    sign: { name: 'ECDSA', hash: 'SHA-256' },
  },
};

/** A key of this phone: Ed25519, or P-256 where the browser has no other; null where it has none. */
export async function newDeviceKey(subtle: Subtle): Promise<DeviceKey | null> {
  for (const scheme of ['Ed25519', 'ECDSA-P256'] as const) {
    const key = await makeKey(subtle, scheme).catch(() => null);
    if (key) return key;
  }
  return null;
}

async function makeKey(subtle: Subtle, scheme: DeviceKey['scheme']): Promise<DeviceKey | null> {
  if (!subtle) return null;
  const made = await subtle.generateKey(ALGORITHMS[scheme].key, false, ['sign', 'verify']);
  if (!('privateKey' in made)) return null;
  const publicKey = new Uint8Array(await subtle.exportKey('raw', made.publicKey));
  return { scheme, privateKey: made.privateKey, publicKey };
}

export async function signBody(
  subtle: Subtle,
  key: DeviceKey | null,
  body: Uint8Array,
  format: SlipFormat,
): Promise<SlipSignature> {
  if (!subtle || !key) return UNSIGNED;
  const { scheme, privateKey, publicKey } = key;
  const signed = await subtle.sign(
    ALGORITHMS[scheme].sign,
    privateKey,
    message(scheme, publicKey, body, format),
  );
  return { scheme, publicKey, signature: new Uint8Array(signed) };
}

export async function verifyBody(
  subtle: Subtle,
  { scheme, publicKey, signature }: SlipSignature,
  body: Uint8Array,
  format: SlipFormat,
): Promise<Verification> {
  if (scheme === 'none') return 'unsigned';
  const algorithm = ALGORITHMS[scheme];
  // A key that is not a point of the curve cannot be told from a browser without the curve, so the curve is asked for.
  const key = await subtle?.importKey('raw', publicKey, algorithm.key, false, ['verify']).catch(() => null);
  if (!subtle || !key) return (await knows(subtle, scheme)) ? 'changed' : 'unsupported';
  const good = await subtle
    .verify(algorithm.sign, key, signature, message(scheme, publicKey, body, format))
    .catch(() => false);
  return good ? 'unchanged' : 'changed';
}

async function knows(subtle: Subtle, scheme: DeviceKey['scheme']): Promise<boolean> {
  return (await makeKey(subtle, scheme).catch(() => null)) !== null;
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

/** Four short words by which people can compare two phones' keys aloud; null where there is no key or no WebCrypto. */
export async function fingerprint(
  subtle: Subtle,
  publicKey: Uint8Array<ArrayBuffer>,
): Promise<string | null> {
  if (!subtle || publicKey.length === 0) return null;
  const digest = new Uint8Array(await subtle.digest('SHA-256', publicKey));
  const syllables = Array.from(digest.slice(0, 8), (byte) => `${CONSONANTS[byte >> 4]}${VOWELS[byte & 3]}`);
  return [0, 2, 4, 6].map((at) => `${syllables[at]}${syllables[at + 1]}`).join(' ');
}
