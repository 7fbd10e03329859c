import { expect, test } from 'vitest';
import { createShares } from '../../../../.tools/roomShares.mjs';

const HALL = '192.168.1.7';

test('an address has so many connections, and this computer as many as it likes', () => {
  const shares = createShares(() => 0);
  for (let i = 0; i < 400; i += 1) expect(shares.enters(HALL, false)).toBe(true);
  expect(shares.enters(HALL, false)).toBe(false);
  expect(shares.enters('192.168.1.8', false)).toBe(true);
  shares.leaves(HALL);
  expect(shares.enters(HALL, false)).toBe(true);
  for (let i = 0; i < 1_000; i += 1) expect(shares.enters('127.0.0.1', true)).toBe(true);
});

test('what is more than a second’s packets waits for the seconds that come', () => {
  let now = 0;
  const shares = createShares(() => now);
  shares.enters(HALL, false);
  const waits = Array.from({ length: 1_000 }, () => shares.waits(HALL));
  expect([waits[0], waits[399], waits[400], waits[799], waits[999]]).toEqual([0, 0, 1_000, 1_000, 2_000]);
  expect(shares.waits('192.168.1.8')).toBe(0);
  now = 2_000;
  expect(shares.waits(HALL)).toBe(0);
  now = 60_000;
  expect(shares.waits(HALL)).toBe(0);
});

test('what is kept of one address is bounded in number and in bytes; what is said anew takes the place of what it was', () => {
  const shares = createShares(() => 0);
  shares.enters(HALL, false);
  for (let i = 0; i < 1_000; i += 1) expect(shares.keeps(HALL, `t${i}`, 1_000)).toBe(true);
  expect(shares.keeps(HALL, 'one more', 1)).toBe(false);
  expect(shares.keeps(HALL, 't0', 3_000_000)).toBe(true);
  expect(shares.keeps(HALL, 't1', 3_000_000)).toBe(false);
  expect(shares.keeps(HALL, 't0', 10)).toBe(true);
  expect(shares.keeps(HALL, 't1', 3_000_000)).toBe(true);
  expect(shares.keeps('192.168.1.8', 't', 1)).toBe(true);
});

test('whoever is refused too often stays outside for a while', () => {
  let now = 0;
  const shares = createShares(() => now);
  for (let i = 0; i < 30; i += 1) {
    expect(shares.enters(HALL, false)).toBe(true);
    shares.refuse(HALL);
  }
  expect(shares.enters(HALL, false)).toBe(false);
  now = 10_000;
  expect(shares.enters(HALL, false)).toBe(true);
});
