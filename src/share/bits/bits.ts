const encoder = new TextEncoder();
const decoder = new TextDecoder('utf-8', { fatal: true });

/** Whole numbers and short texts packed without gaps, most significant bit first. */
export type BitWriter = {
  /** `value` as an unsigned number of `size` bits, at most 32. */
  readonly bits: (value: number, size: number) => void;
  readonly flag: (yes: boolean) => void;
  /** A number between `least` and `most`, in as many bits as that range needs. */
  readonly number: (value: number, least: number, most: number) => void;
  readonly text: (text: string, mostBytes: number) => void;
  readonly bytes: () => Uint8Array<ArrayBuffer>;
};

export function bitWriter(): BitWriter {
  const out: number[] = [];
  let used = 0;
  const bits = (value: number, size: number) => {
    for (let left = size; left > 0; ) {
      const place = used >> 3;
      const room = 8 - (used & 7);
      const taken = Math.min(room, left);
      const part = (value >>> (left - taken)) & ((1 << taken) - 1);
      out[place] = (out[place] ?? 0) | (part << (room - taken));
      used += taken;
      left -= taken;
    }
  };
  const number = (value: number, least: number, most: number) => {
    if (!Number.isInteger(value) || value < least || value > most) {
      throw new RangeError(`${value} is not a whole number from ${least} to ${most}`);
    }
    bits(value - least, sizeOf(least, most));
  };
  return {
    bits,
    number,
    flag: (yes) => bits(yes ? 1 : 0, 1),
    text(text, mostBytes) {
      const encoded = encoder.encode(text);
      number(encoded.length, 0, mostBytes);
      for (const byte of encoded) bits(byte, 8);
    },
    bytes: () => Uint8Array.from(out),
  };
}

export type BitTrouble =
  | { readonly why: 'cut-short' }
  | { readonly why: 'out-of-range'; readonly field: string }
  | { readonly why: 'not-text'; readonly field: string };

/**
 * Reads what a stranger may have written. It never throws: after the first trouble every answer is the least one
 * allowed, so that a reader goes on with small numbers to its end and asks for `trouble` there.
 */
export type BitReader = {
  readonly bits: (size: number) => number;
  readonly flag: () => boolean;
  readonly number: (least: number, most: number, field: string) => number;
  readonly text: (mostBytes: number, field: string) => string;
  /** What was read is a number, but not one that means anything. */
  readonly refuse: (field: string) => 0;
  /** Whole bytes that were not read. */
  readonly rest: () => number;
  readonly trouble: () => BitTrouble | null;
};

export function bitReader(bytes: Uint8Array): BitReader {
  let at = 0;
  let trouble: BitTrouble | null = null;
  const bits = (size: number) => {
    if (trouble) return 0;
    if (at + size > bytes.length * 8) {
      trouble = { why: 'cut-short' };
      return 0;
    }
    let value = 0;
    for (let left = size; left > 0; ) {
      const there = 8 - (at & 7);
      const taken = Math.min(there, left);
      const part = ((bytes[at >> 3] ?? 0) >> (there - taken)) & ((1 << taken) - 1);
      value = value * 2 ** taken + part;
      at += taken;
      left -= taken;
    }
    return value;
  };
  const number = (least: number, most: number, field: string) => {
    const value = bits(sizeOf(least, most)) + least;
    if (!trouble && value > most) trouble = { why: 'out-of-range', field };
    return trouble ? least : value;
  };
  return {
    bits,
    number,
    flag: () => bits(1) === 1,
    refuse(field) {
      trouble ??= { why: 'out-of-range', field };
      return 0;
    },
    text(mostBytes, field) {
      const encoded = Uint8Array.from({ length: number(0, mostBytes, field) }, () => bits(8));
      if (trouble) return '';
      try {
        return decoder.decode(encoded);
      } catch {
        trouble = { why: 'not-text', field };
        return '';
      }
    },
    rest: () => bytes.length - Math.ceil(at / 8),
    trouble: () => trouble,
  };
}

/** At most 32. */
const sizeOf = (least: number, most: number) => 32 - Math.clz32(most - least);
