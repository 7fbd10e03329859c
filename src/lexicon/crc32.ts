const TABLE = new Uint32Array(256).map((_, byte) => {
  let value = byte;
  for (let bit = 0; bit < 8; bit++) value = value & 1 ? 0xedb88320 ^ (value >>> 1) : value >>> 1;
  return value;
});

/** The CRC-32 of gzip and PNG: finds every error of up to 32 neighbouring bits. */
export function crc32(bytes: Uint8Array, sum = 0): number {
  let rest = ~sum;
  for (let at = 0; at < bytes.length; at++) rest = TABLE[(rest ^ bytes[at]!) & 255]! ^ (rest >>> 8);
  return ~rest >>> 0;
}
