import { writeBytes } from './bytes.ts';

/**
 * Binary arithmetic coding: all decisions together are one number between 0 and 1, and a decision that was
 * foreseen with probability p makes it longer by −log₂ p bits. Writer and reader narrow the same interval
 * [low, high] of 32 bits and drop its leading bytes as soon as both ends agree on them.
 */
export type BitCoder = {
  /** The writer writes `bit` and returns it; the reader is given any bit and returns the one that was written. */
  code(bit: number, odds: number): number;
};

/** The odds of a 1, out of so many; never 0 and never all of them. */
export const CERTAIN = 4096;
const CERTAIN_BITS = 12;

const ALL = 0xffffffff;
/** The ends of the interval differ in their first byte, or one more byte is settled. */
const settled = (low: number, high: number): boolean => ((low ^ high) & 0xff000000) === 0;
const split = (low: number, high: number, odds: number): number =>
  (low + ((high - low) >>> CERTAIN_BITS) * odds) >>> 0;

export function decisionWriter(): BitCoder & { finish(): Uint8Array<ArrayBuffer> } {
  const out = writeBytes();
  let low = 0;
  let high = ALL;
  return {
    code(bit, odds) {
      const middle = split(low, high, odds);
      if (bit === 1) high = middle;
      else low = middle + 1;
      while (settled(low, high)) {
        out.uint8(high >>> 24);
        low = (low << 8) >>> 0;
        high = ((high << 8) | 255) >>> 0;
      }
      return bit;
    },
    finish() {
      for (const shift of [24, 16, 8, 0]) out.uint8((low >>> shift) & 255);
      return out.bytes();
    },
  };
}

export function decisionReader(bytes: Uint8Array): BitCoder & { position(): number } {
  let low = 0;
  let high = ALL;
  let value = 0;
  let at = 0;
  // Behind the end there are zeros: whoever reads compares the position with the length when all is read.
  const next = (): number => ((value << 8) | (at < bytes.length ? bytes[at]! : 0)) >>> 0;
  for (; at < 4; at += 1) value = next();
  return {
    code(_, odds) {
      const middle = split(low, high, odds);
      const bit = value <= middle ? 1 : 0;
      if (bit === 1) high = middle;
      else low = middle + 1;
      while (settled(low, high)) {
        value = next();
        at += 1;
        low = (low << 8) >>> 0;
        high = ((high << 8) | 255) >>> 0;
      }
      return bit;
    },
    position: () => at,
  };
}
