import { type BitCoder, CERTAIN } from './arithmetic.ts';

/**
 * Codes numbers bit by bit, each bit with the odds that its surroundings suggest. Two surroundings are given, a
 * wide one that is soon known well and a narrow one that knows better; how far to trust each is learnt as well.
 * (The logistic mixing of Mahoney's PAQ.) Whole numbers throughout: every machine must come to the same odds.
 */
export type NumberCoder = {
  /** `kind` keeps numbers of different meaning apart. The reader is given any value and returns the one written. */
  code(kind: number, value: number, bits: number, wide: number, narrow: number): number;
};

const MOST_KINDS = 8;
const MOST_BITS = 32;
/** The 15 chances that four bits can meet lie together: 64 bytes, which a processor fetches at once. */
const ROW = 16;
/** Weights are fractions of 1 << 16. */
const FIRST_WEIGHT = Math.round(0.65 * (1 << 16));
const SPEED = 10;

/** `memory`: how many chances may be kept, a power of two. Too few only make the odds worse. */
export function numberCoder({ code: codeBit }: BitCoder, memory: number): NumberCoder {
  const rows = memory - ROW;
  const chances = new Uint32Array(memory).fill(UNKNOWN);
  const weights = new Int32Array(MOST_KINDS * MOST_BITS * 2).fill(FIRST_WEIGHT);

  return {
    code(kind, value, bits, wide, narrow) {
      const wideSeed = scatter(wide, 2 * kind);
      const narrowSeed = scatter(narrow, 2 * kind + 1);
      let weight = kind * MOST_BITS * 2;
      // The bits so far behind a leading 1: all of them, and those of this row.
      let known = 1;
      let inRow = ROW;
      let wideRow = 0;
      let narrowRow = 0;
      for (let left = bits - 1; left >= 0; left -= 1) {
        if (inRow >= ROW) {
          inRow = 1;
          wideRow = scatter(wideSeed, known) & rows;
          narrowRow = scatter(narrowSeed, known) & rows;
        }
        const wideChance = chances[wideRow + inRow]!;
        const narrowChance = chances[narrowRow + inRow]!;
        const fromWide = STRETCHED[wideChance >>> 20]!;
        const fromNarrow = STRETCHED[narrowChance >>> 20]!;
        const weighed = Math.imul(fromWide, weights[weight]!) + Math.imul(fromNarrow, weights[weight + 1]!);
        const odds = squash(weighed >> 16);
        const bit = codeBit((value >>> left) & 1, odds);

        const error = (bit * CERTAIN - odds) * SPEED;
        weights[weight]! += (fromWide * error) >> 14;
        weights[weight + 1]! += (fromNarrow * error) >> 14;
        chances[wideRow + inRow] = taught(wideChance, bit);
        chances[narrowRow + inRow] = taught(narrowChance, bit);
        weight += 2;
        known = (known << 1) | bit;
        inRow = (inRow << 1) | bit;
      }
      return known - 2 ** bits;
    },
  };
}

/** A chance: the odds of a 1 in the upper 16 bits, how often it was met in the lower. */
const UNKNOWN = 0x8000 << 16;
/** Counting further would make a chance too slow to change. */
const MOST_MET = 127;
/** What one occurrence teaches, out of 1 << 15: the first much, later ones less and less. */
const LESSONS = Int32Array.from({ length: MOST_MET + 1 }, (_, met) => Math.round((1 << 16) / (2 * met + 3)));

function taught(chance: number, bit: number): number {
  const odds = chance >>> 16;
  const met = chance & 0xffff;
  const next = odds + (((bit * 0xffff - odds) * LESSONS[met]!) >> 15);
  return (next << 16) | Math.min(MOST_MET, met + 1);
}

/** Spreads surroundings over the memory. */
function scatter(one: number, other: number): number {
  let mixed = Math.imul(one ^ Math.imul(other, 0x9e3779b1), 0x85ebca77);
  mixed = Math.imul(mixed ^ (mixed >>> 13), 0xc2b2ae35);
  return mixed ^ (mixed >>> 16);
}

/** 4096 / (1 + e^(−x/256)) at x = −2048, −1920 … 2048, as whole numbers that no machine rounds differently. */
const LOGISTIC = [
  1, 2, 3, 6, 10, 16, 27, 45, 73, 120, 194, 310, 488, 747, 1101, 1546, 2047, 2549, 2994, 3348, 3607, 3785,
  3901, 3975, 4022, 4050, 4068, 4079, 4085, 4089, 4092, 4093, 4094,
];
const FARTHEST = 2047;

/** From the logarithm of odds (256 is a factor of e) to odds. */
function squash(stretched: number): number {
  if (stretched > FARTHEST) return CERTAIN - 1;
  if (stretched < -FARTHEST) return 1;
  const knot = (stretched >> 7) + 16;
  const beyond = stretched & 127;
  return (LOGISTIC[knot]! * (128 - beyond) + LOGISTIC[knot + 1]! * beyond + 64) >> 7;
}

/** The inverse of `squash`. */
const STRETCHED = (() => {
  const inverse = new Int16Array(CERTAIN).fill(FARTHEST);
  for (let stretched = -FARTHEST, odds = 0; stretched <= FARTHEST; stretched += 1) {
    for (; odds <= squash(stretched); odds += 1) inverse[odds] = stretched;
  }
  return inverse;
})();
