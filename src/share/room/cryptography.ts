export type Bytes = Uint8Array<ArrayBuffer>;

/** What a room takes: Ed25519 signatures, and sealing to the holder of such a key. Keys are plain bytes: one goes into a file. */
export type RoomCryptography = {
  /** 32 bytes. */
  readonly newSecret: () => Bytes;
  readonly publicKey: (secret: Bytes) => Bytes;
  readonly sign: (secret: Bytes, message: Bytes) => Promise<Bytes>;
  readonly verify: (publicKey: Bytes, signature: Bytes, message: Bytes) => Promise<boolean>;
  /** Readable only with the secret of this public key; null if it is none. */
  readonly seal: (publicKey: Bytes, plain: Bytes) => Bytes | null;
  /** Null for what was not sealed to this secret. */
  readonly unseal: (secret: Bytes, sealed: Bytes) => Bytes | null;
};
