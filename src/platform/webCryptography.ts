export type Scheme = 'Ed25519' | 'ECDSA-P256';
type Bytes = Uint8Array<ArrayBuffer>;
export type Key = {
  readonly scheme: Scheme;
  readonly privateKey: CryptoKey | Bytes;
  readonly publicKey: Bytes;
};

type Algorithm = { readonly key: string | EcKeyImportParams; readonly sign: string | EcdsaParams };

const ALGORITHMS: Readonly<Record<Scheme, Algorithm>> = {
  Ed25519: { key: 'Ed25519', sign: 'Ed25519' },
  'ECDSA-P256': {
    key: { name: 'ECDSA', namedCurve: 'P-256' },
    sign: { name: 'ECDSA', hash: 'SHA-256' },
  },
};

/** Hashes and signatures by the browser's own WebCrypto; a private key cannot leave it. */
export function webCryptography(subtle: SubtleCrypto) {
  const newKey = async (scheme: Scheme): Promise<Key | null> => {
    try {
      const made = await subtle.generateKey(ALGORITHMS[scheme].key, false, ['sign', 'verify']);
      if (!('privateKey' in made)) return null;
      const publicKey = new Uint8Array(await subtle.exportKey('raw', made.publicKey));
      return { scheme, privateKey: made.privateKey, publicKey };
    } catch {
      return null;
    }
  };
  return {
    newKey,
    canUse: ({ privateKey }: Key): boolean => privateKey instanceof CryptoKey,
    async sha256(bytes: Bytes): Promise<Bytes> {
      return new Uint8Array(await subtle.digest('SHA-256', bytes));
    },
    async sign({ scheme, privateKey }: Key, message: Bytes): Promise<Bytes | null> {
      if (!(privateKey instanceof CryptoKey)) return null;
      const signed = await subtle.sign(ALGORITHMS[scheme].sign, privateKey, message).catch(() => null);
      return signed && new Uint8Array(signed);
    },
    /** Null where this browser does not know the scheme. */
    async verify(
      scheme: Scheme,
      publicKey: Bytes,
      signature: Bytes,
      message: Bytes,
    ): Promise<boolean | null> {
      const { key, sign } = ALGORITHMS[scheme];
      const imported = await subtle.importKey('raw', publicKey, key, false, ['verify']).catch(() => null);
      // A key that is not a point of the curve cannot be told from a browser without the curve, so the curve is asked for.
      if (imported === null) return (await newKey(scheme)) === null ? null : false;
      return subtle.verify(sign, imported, signature, message).catch(() => false);
    },
  };
}
