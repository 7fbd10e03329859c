const CRC_OF_BYTE = Uint16Array.from({ length: 256 }, (_, byte) => {
  let sum = byte << 8;
  for (let i = 0; i < 8; i += 1) sum = sum & 0x8000 ? (sum << 1) ^ 0x1021 : sum << 1;
  return sum;
});

/** CRC-16/CCITT-FALSE: notices a link that was cut or mistyped, where no signature does. */
export function crc16(bytes: Uint8Array): number {
  let sum = 0xffff;
  for (const byte of bytes) sum = ((sum << 8) & 0xffff) ^ (CRC_OF_BYTE[(sum >> 8) ^ byte] ?? 0);
  return sum;
}
