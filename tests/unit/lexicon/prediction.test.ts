import fc from 'fast-check';
import { expect, test } from 'vitest';
import { CERTAIN, decisionReader, decisionWriter } from '../../../src/lexicon/arithmetic.ts';
import { numberCoder } from '../../../src/lexicon/prediction.ts';

test('bits come back whatever odds they were given', () => {
  const decision = fc.tuple(fc.integer({ min: 0, max: 1 }), fc.integer({ min: 1, max: CERTAIN - 1 }));
  fc.assert(
    fc.property(fc.array(decision, { maxLength: 2_000 }), (decisions) => {
      const writer = decisionWriter();
      for (const [bit, odds] of decisions) writer.code(bit, odds);
      const bytes = writer.finish();
      const reader = decisionReader(bytes);
      for (const [bit, odds] of decisions) expect(reader.code(0, odds)).toBe(bit);
      expect(reader.position()).toBe(bytes.length);
    }),
  );
});

test('numbers come back, of any kind, length and surroundings', () => {
  const number = fc.record({
    kind: fc.integer({ min: 0, max: 4 }),
    bits: fc.integer({ min: 0, max: 24 }),
    value: fc.nat(2 ** 24 - 1),
    wide: fc.nat(9),
    narrow: fc.nat(2 ** 30),
  });
  fc.assert(
    fc.property(fc.array(number, { maxLength: 300 }), (numbers) => {
      const writer = decisionWriter();
      const write = numberCoder(writer, 1 << 10);
      const fitted = numbers.map((given) => ({ ...given, value: given.value % 2 ** given.bits }));
      for (const { kind, value, bits, wide, narrow } of fitted) write.code(kind, value, bits, wide, narrow);
      const read = numberCoder(decisionReader(writer.finish()), 1 << 10);
      for (const { kind, value, bits, wide, narrow } of fitted) {
        expect(read.code(kind, 0, bits, wide, narrow)).toBe(value);
      }
    }),
  );
});

test('what follows from its surroundings costs next to nothing, and noise costs what it is', () => {
  const bytesOf = (count: number, numberAt: (n: number) => number): number => {
    const writer = decisionWriter();
    const write = numberCoder(writer, 1 << 16);
    for (let n = 0; n < count; n += 1) write.code(0, numberAt(n), 8, 0, n % 7);
    return writer.finish().length;
  };
  expect(bytesOf(10_000, (n) => (n % 7) * 31)).toBeLessThan(100);
  const noise = bytesOf(10_000, (n) => (Math.imul(n ^ (n >>> 3), 0x9e3779b1) >>> 13) & 255);
  expect(noise).toBeGreaterThan(9_900);
  expect(noise).toBeLessThan(11_000);
});
