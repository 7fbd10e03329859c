/** Little-endian reading that cannot leave its bytes, and the writing that matches it. */
type ByteReader = {
  readonly position: () => number;
  readonly remaining: () => number;
  uint8(): number;
  uint16(): number;
  uint32(): number;
  text(): string;
};

type ByteWriter = {
  uint8(value: number): void;
  uint16(value: number): void;
  uint32(value: number): void;
  text(value: string): void;
  bytes(): Uint8Array<ArrayBuffer>;
};

/** Thrown by the reader, caught where a file is opened: the bytes ended before what they promise. */
export class OutOfBytes extends Error {}

/** A text is its count of UTF-16 units in one byte, then the units. */
export const LONGEST_TEXT = 255;

export function readBytes(bytes: Uint8Array): ByteReader {
  let at = 0;
  const uint8 = (): number => {
    if (at >= bytes.length) throw new OutOfBytes();
    return bytes[at++]!;
  };
  const uint16 = (): number => uint8() | (uint8() << 8);
  const uint32 = (): number => (uint16() | (uint16() << 16)) >>> 0;
  const text = (): string => {
    let value = '';
    for (let left = uint8(); left > 0; left--) value += String.fromCharCode(uint16());
    return value;
  };
  return { position: () => at, remaining: () => bytes.length - at, uint8, uint16, uint32, text };
}

export function writeBytes(): ByteWriter {
  let buffer = new Uint8Array(1 << 12);
  let used = 0;
  const uint8 = (value: number): void => {
    if (used === buffer.length) {
      const wider = new Uint8Array(buffer.length * 2);
      wider.set(buffer);
      buffer = wider;
    }
    buffer[used++] = value;
  };
  const uint16 = (value: number): void => {
    uint8(value & 255);
    uint8(value >>> 8);
  };
  const uint32 = (value: number): void => {
    uint16(value & 0xffff);
    uint16(value >>> 16);
  };
  const text = (value: string): void => {
    uint8(value.length);
    for (let at = 0; at < value.length; at++) uint16(value.charCodeAt(at));
  };
  return { uint8, uint16, uint32, text, bytes: () => buffer.slice(0, used) };
}
