import { createHash } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { commitmentOf, drawRack } from '../../../../src/domain/duplicate/drawing.ts';
import type { DuplicateFact } from '../../../../src/domain/duplicate/fact.ts';
import { current } from '../../../../src/domain/duplicate/game.ts';
import { fromHex, sha256, toHex } from '../../../../src/domain/duplicate/sha256.ts';
import { drawnBySeed, wronglyDrawn } from '../../../../src/domain/duplicate/verify.ts';
import { CLUB_DUPLICATE } from '../../../../src/domain/rules/presets/clubDuplicate.ts';
import { SLOVAK_DUPLICATE } from '../../../../src/domain/rules/presets/slovakDuplicate.ts';
import { TILE_SETS } from '../../../../src/domain/tiles/tileSet.ts';
import { played, refusalOf, startOf } from './script.ts';

const SEED = '000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f';
const FULL = new Map([...TILE_SETS.sk.tiles].map(([tile, { count }]) => [tile, count]));
const rackOf = (
  seed: string,
  move = 1,
  kept: readonly string[] = [],
  bag: ReadonlyMap<string, number> = FULL,
) => drawRack(SLOVAK_DUPLICATE, TILE_SETS.sk, seed, move, kept, bag);

describe('SHA-256', () => {
  test.each([0, 1, 3, 55, 56, 63, 64, 65, 1_000])('of %i bytes is what Node says', (length) => {
    const bytes = Uint8Array.from({ length }, (_, i) => (i * 7) & 255);
    expect(toHex(sha256(bytes))).toBe(createHash('sha256').update(bytes).digest('hex'));
  });

  test('hexadecimal digits are read back', () => {
    expect(toHex(fromHex(SEED)!)).toBe(SEED);
    expect(fromHex('0')).toBeNull();
    expect(fromHex('zz')).toBeNull();
  });
});

describe('sha256-counter-1', () => {
  test('the draw of a seed never changes', () => {
    expect(rackOf(SEED).rack.join('')).toBe('ZTOITTV');
    expect(rackOf(SEED, 2, ['A', '?']).rack.join('')).toBe('A?LSŤJE');
  });

  test('what was kept stays, unless the whole rack goes back', () => {
    expect(rackOf(SEED, 2, ['A', '?']).rack.slice(0, 2)).toEqual(['A', '?']);
    const { rack, rejected } = rackOf(SEED, 1, ['A', 'E', 'I', 'O', 'U', 'Y']);
    expect(rack).toHaveLength(7);
    for (const one of rejected.slice(0, 1)) expect(one.slice(0, 6)).toEqual(['A', 'E', 'I', 'O', 'U', 'Y']);
  });

  test('the last tiles are drawn, and a check that cannot be passed is skipped', () => {
    expect(rackOf(SEED, 20, ['B'], new Map([['D', 2]]))).toEqual({ rack: ['B', 'D', 'D'], rejected: [] });
  });

  test('every tile is as likely as its number: a thousand first racks', () => {
    const counts = new Map<string, number>();
    for (let i = 0; i < 1_000; i += 1) {
      for (const tile of rackOf(i.toString(16).padStart(64, '0')).rack)
        counts.set(tile, (counts.get(tile) ?? 0) + 1);
    }
    for (const [tile, { count }] of TILE_SETS.sk.tiles) {
      const expected = 70 * count;
      // Five standard deviations; the check of vowels moves them a little.
      expect(Math.abs((counts.get(tile) ?? 0) - expected)).toBeLessThan(
        5 * Math.sqrt(expected) + 0.05 * expected,
      );
    }
  });
});

describe('commit and reveal', () => {
  const start = { ...startOf(1, CLUB_DUPLICATE), commitment: commitmentOf(SEED) };
  const bag = new Map([...TILE_SETS.pl.tiles].map(([tile, { count }]) => [tile, count]));
  const { rack, rejected } = drawRack(CLUB_DUPLICATE, TILE_SETS.pl, SEED, 1, [], bag);
  const drawn = { type: 'draw', rack: rack.join(''), random: true } as const;
  const honest = rejected.length > 0 ? { ...drawn, rejected: rejected.map((one) => one.join('')) } : drawn;
  const end = { type: 'ended', why: 'referee' } as const;

  test('the seed draws the racks that were played', () => {
    expect(wronglyDrawn(played(start, honest, end))).toBeNull();
    expect(wronglyDrawn(played(start, honest, end, { type: 'reveal', seed: SEED }))).toEqual([]);
  });

  test('a rack that it does not draw is found', () => {
    const other = { ...drawn, rack: [...drawn.rack].reverse().join('') };
    expect(wronglyDrawn(played(start, other, end, { type: 'reveal', seed: SEED }))).toEqual([1]);
  });

  test('racks that were typed are none that the seed drew', () => {
    const { random: _, ...typed } = honest;
    const count = (draw: DuplicateFact) => drawnBySeed(current(played(start, draw, end))!);
    expect([count(honest), count(typed)]).toEqual([1, 0]);
  });

  test('another seed is refused, and none before the end', () => {
    expect(refusalOf(start, honest, end, { type: 'reveal', seed: SEED.replace('0', '1') })).toBe(
      'other-seed',
    );
    expect(refusalOf(start, honest, { type: 'reveal', seed: SEED })).toBe('not-over');
    expect(
      refusalOf(startOf(1), { type: 'draw', rack: 'AEIOBKS' }, end, { type: 'reveal', seed: SEED }),
    ).toBe('no-commitment');
  });
});
