import { xchacha20poly1305 } from '@noble/ciphers/chacha.js';
import { ed25519, x25519 } from '@noble/curves/ed25519.js';
import { sha256 } from '@noble/hashes/sha2.js';

type Bytes = Uint8Array<ArrayBuffer>;

const [KEY, NONCE] = [32, 24];
/** Devices whose shared keys are remembered: each is worth a multiplication on the curve. */
const MOST_SHARED = 2_000;
/** What stands before the 32 bytes of an Ed25519 key in PKCS #8. */
const PKCS8 = Uint8Array.from([48, 46, 2, 1, 0, 48, 5, 6, 3, 43, 101, 112, 4, 34, 4, 32]);

/**
 * Ed25519 by the browser where it has it, otherwise by ours, as on a page without https. Sealing: X25519 with the same
 * keys and a key of this page's own, XChaCha20-Poly1305 with a random nonce.
 */
export function roomCryptography(subtle: SubtleCrypto | null = globalThis.crypto?.subtle ?? null) {
  const own = x25519.utils.randomSecretKey();
  const ownPublic = x25519.getPublicKey(own);
  const sealing = new Map<string, Bytes>();
  const shared = new Map<string, Bytes>();

  const remembered = (memory: Map<string, Bytes>, name: string, make: () => Bytes): Bytes => {
    const known = memory.get(name);
    if (known) return known;
    if (memory.size >= MOST_SHARED) memory.clear();
    const made = make();
    memory.set(name, made);
    return made;
  };
  const keyOf = (secret: Bytes, other: Bytes, sender: Bytes): Bytes =>
    sha256(Uint8Array.from([...x25519.getSharedSecret(secret, other), ...sender])) as Bytes;

  const imported = async (key: Bytes, use: 'sign' | 'verify'): Promise<CryptoKey | null> => {
    if (!subtle) return null;
    const [format, bytes] =
      use === 'verify' ? (['raw', key] as const) : (['pkcs8', Uint8Array.from([...PKCS8, ...key])] as const);
    return subtle.importKey(format, bytes, 'Ed25519', false, [use]).catch(() => null);
  };
  const signing = new Map<string, Promise<CryptoKey | null>>();
  const importedOnce = (key: Bytes, use: 'sign' | 'verify') => {
    const name = `${use}${key.join()}`;
    const known = signing.get(name);
    if (known) return known;
    if (signing.size >= MOST_SHARED) signing.clear();
    const made = imported(key, use);
    signing.set(name, made);
    return made;
  };

  return {
    newSecret: (): Bytes => ed25519.utils.randomSecretKey() as Bytes,
    publicKey: (secret: Bytes): Bytes => ed25519.getPublicKey(secret) as Bytes,
    async sign(secret: Bytes, message: Bytes): Promise<Bytes> {
      const key = await importedOnce(secret, 'sign');
      if (key && subtle) return new Uint8Array(await subtle.sign('Ed25519', key, message));
      return ed25519.sign(message, secret) as Bytes;
    },
    async verify(publicKey: Bytes, signature: Bytes, message: Bytes): Promise<boolean> {
      const key = await importedOnce(publicKey, 'verify');
      try {
        if (key && subtle) return await subtle.verify('Ed25519', key, signature, message);
        return ed25519.verify(signature, message, publicKey, { zip215: false });
      } catch {
        // No point of the curve.
        return false;
      }
    },
    seal(publicKey: Bytes, plain: Bytes): Bytes | null {
      try {
        const key = remembered(sealing, publicKey.join(), () =>
          keyOf(own, ed25519.utils.toMontgomery(publicKey) as Bytes, ownPublic as Bytes),
        );
        const nonce = crypto.getRandomValues(new Uint8Array(NONCE));
        return Uint8Array.from([...ownPublic, ...nonce, ...xchacha20poly1305(key, nonce).encrypt(plain)]);
      } catch {
        return null;
      }
    },
    unseal(secret: Bytes, sealed: Bytes): Bytes | null {
      if (sealed.length < KEY + NONCE) return null;
      try {
        const sender = sealed.slice(0, KEY);
        const key = remembered(shared, `${secret.join()} ${sender.join()}`, () =>
          keyOf(ed25519.utils.toMontgomerySecret(secret) as Bytes, sender, sender),
        );
        const nonce = sealed.slice(KEY, KEY + NONCE);
        return xchacha20poly1305(key, nonce).decrypt(sealed.slice(KEY + NONCE)) as Bytes;
      } catch {
        return null;
      }
    },
  };
}
