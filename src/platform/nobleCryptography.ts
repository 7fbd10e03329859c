import { ed25519 } from '@noble/curves/ed25519.js';
import { p256 } from '@noble/curves/nist.js';
import { sha256 } from '@noble/hashes/sha2.js';
import type { Key, Scheme } from './webCryptography.ts';

type Bytes = Uint8Array<ArrayBuffer>;

/** Takes the signatures that WebCrypto takes: no other encodings, and either half of the curve's order. */
const CURVES = {
  Ed25519: {
    newSecret: () => ed25519.utils.randomSecretKey(),
    publicKey: (secret: Bytes) => ed25519.getPublicKey(secret),
    sign: (message: Bytes, secret: Bytes) => ed25519.sign(message, secret),
    verify: (signature: Bytes, message: Bytes, key: Bytes) =>
      ed25519.verify(signature, message, key, { zip215: false }),
  },
  'ECDSA-P256': {
    newSecret: () => p256.utils.randomSecretKey(),
    publicKey: (secret: Bytes) => p256.getPublicKey(secret, false),
    sign: (message: Bytes, secret: Bytes) => p256.sign(message, secret, { lowS: false }),
    verify: (signature: Bytes, message: Bytes, key: Bytes) =>
      p256.verify(signature, message, key, { lowS: false }),
  },
} satisfies Readonly<Record<Scheme, unknown>>;

/**
 * Hashes and signatures without WebCrypto, for pages that were not served over https. A private key is bytes here, which
 * whoever can read this site's storage can read.
 */
export function nobleCryptography() {
  return {
    async newKey(scheme: Scheme): Promise<Key | null> {
      const { newSecret, publicKey } = CURVES[scheme];
      const privateKey = newSecret();
      return { scheme, privateKey, publicKey: publicKey(privateKey) };
    },
    canUse: ({ privateKey }: Key): boolean => privateKey instanceof Uint8Array,
    sha256: async (bytes: Bytes): Promise<Bytes> => sha256(bytes),
    async sign({ scheme, privateKey }: Key, message: Bytes): Promise<Bytes | null> {
      return privateKey instanceof Uint8Array ? CURVES[scheme].sign(message, privateKey) : null;
    },
    async verify(
      scheme: Scheme,
      publicKey: Bytes,
      signature: Bytes,
      message: Bytes,
    ): Promise<boolean | null> {
      try {
        return CURVES[scheme].verify(signature, message, publicKey);
      } catch {
        // No point of the curve.
        return false;
      }
    },
  };
}
