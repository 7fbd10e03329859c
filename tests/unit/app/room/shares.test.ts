import { expect, test } from 'vitest';
import { createShares } from '../../../../.tools/roomShares.mjs';

const HALL = '192.168.1.7';
const OTHER = '192.168.1.8';
const OWN = '127.0.0.1';

/** Time passes when the test says so. */
function inTime() {
  let waiting: { run: () => void; at: number }[] = [];
  let now = 0;
  const shares = createShares((run, span) => waiting.push({ run, at: now + span }));
  return {
    shares,
    pass(span: number) {
      now += span;
      const due = waiting.filter(({ at }) => at <= now);
      waiting = waiting.filter(({ at }) => at > now);
      for (const { run } of due) run();
    },
  };
}

test('an address has so many connections, and this computer as many as it likes', () => {
  const { shares } = inTime();
  for (let i = 0; i < 400; i += 1) expect(shares.enters(HALL, false)).toBe(0);
  expect(shares.enters(HALL, false)).toBe(null);
  expect(shares.enters(OTHER, false)).toBe(0);
  shares.leaves(HALL, 'one');
  expect(shares.enters(HALL, false)).toBe(0);
  for (let i = 0; i < 1_000; i += 1) expect(shares.enters(OWN, true)).toBe(0);
});

test('what is more than a second’s packets waits for the seconds that come, and only at its own address', () => {
  const { shares, pass } = inTime();
  shares.enters(HALL, false);
  let done = 0;
  const run = () => {
    done += 1;
  };
  for (let i = 0; i < 1_000; i += 1) expect(shares.takesTurn(HALL, 'one', run)).toBe(i < 400);
  expect(shares.takesTurn(OTHER, 'other', () => undefined)).toBe(true);
  pass(1_000);
  expect(done).toBe(800);
  pass(1_000);
  expect(done).toBe(1_000);
  pass(1_000);
  expect(shares.takesTurn(HALL, 'one', run)).toBe(true);
});

test('connections of one address take turns: who floods waits longest, a neighbour only for the next second', () => {
  const { shares, pass } = inTime();
  shares.enters(HALL, false);
  const read: string[] = [];
  for (let i = 0; i < 2_000; i += 1) shares.takesTurn(HALL, 'flood', () => read.push('flood'));
  for (const name of ['anna', 'boris']) shares.takesTurn(HALL, name, () => read.push(name));
  expect(read).toHaveLength(400);
  pass(1_000);
  expect(read.slice(400, 404)).toEqual(['flood', 'anna', 'boris', 'flood']);
  // What a connection has left unread goes with it.
  shares.leaves(HALL, 'flood');
  pass(1_000);
  expect(read).toHaveLength(800);
});

test('what is kept of one address is bounded in number and in bytes; what is said anew takes the place of what it was', () => {
  const { shares } = inTime();
  shares.enters(HALL, false);
  for (let i = 0; i < 1_000; i += 1) expect(shares.keeps(HALL, `t${i}`, 1_000)).toBe(true);
  expect(shares.keeps(HALL, 'one more', 1)).toBe(false);
  expect(shares.keeps(HALL, 't0', 3_000_000)).toBe(true);
  expect(shares.keeps(HALL, 't1', 3_000_000)).toBe(false);
  expect(shares.keeps(HALL, 't0', 10)).toBe(true);
  expect(shares.keeps(HALL, 't1', 3_000_000)).toBe(true);
  expect(shares.keeps(OTHER, 't', 1)).toBe(true);
});

test('all addresses together are bounded too', () => {
  const { shares } = inTime();
  const kept = Array.from({ length: 50 }, (_, i) => shares.keeps(`10.0.0.${i}`, `t${i}`, 3_900_000));
  expect(kept.filter(Boolean)).toHaveLength(25);
});

test('where somebody is refused too often whoever comes is let in slowly, for a while', () => {
  const { shares, pass } = inTime();
  for (let i = 0; i < 30; i += 1) {
    expect(shares.enters(HALL, false)).toBe(0);
    shares.refuse(HALL);
  }
  expect(shares.enters(HALL, false)).toBe(1_000);
  expect(shares.enters(OTHER, false)).toBe(0);
  pass(10_000);
  expect(shares.enters(HALL, false)).toBe(0);
});
