import { expect, test } from 'vitest';
import { inTwoPlaces } from '../../../src/storage/seeds.ts';

test('a seed that one of its two places has lost is there, and is put back', () => {
  const quick = new Map<string, string>();
  const slow = new Map<string, string>();
  const open = () =>
    inTwoPlaces(
      { read: (id) => quick.get(id) ?? null, write: (id, seed) => void quick.set(id, seed) },
      new Map(slow),
      (id, seed) => void slow.set(id, seed),
    );
  open().write('game', 'ab');
  quick.clear();
  expect(open().read('game')).toBe('ab');
  expect(quick.get('game')).toBe('ab');
  slow.clear();
  expect(open().read('game')).toBe('ab');
  expect(slow.get('game')).toBe('ab');
  expect(open().read('other')).toBeNull();
});
