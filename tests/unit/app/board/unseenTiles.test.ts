import { expect, test } from 'vitest';
import { bagTold, unseenTiles } from '../../../../src/app/board/unseenTiles.ts';
import { rulesMark } from '../../../../src/domain/rules/mark.ts';
import { PRESETS } from '../../../../src/domain/rules/presets.ts';
import type { Unseen } from '../../../../src/domain/rules/tableRules.ts';
import { rulesOf, Script, startOf } from '../../domain/table/script.ts';

const gameWith = (unseen: Unseen) =>
  new Script(startOf({ ...rulesOf('home'), unseen })).given({
    type: 'play',
    seat: 0,
    points: 8,
    placement: { at: 'G8', word: 'DoM' },
  });

test('the bag is told unless the rules forbid it; the list only where they allow it', () => {
  const left = 100 - 2 * 7 - 3;
  expect((['none', 'count', 'list'] as const).map((unseen) => bagTold(gameWith(unseen).state))).toEqual([
    null,
    left,
    left,
  ]);
  expect(unseenTiles(gameWith('count').state)).toBeNull();
  const list = new Map(unseenTiles(gameWith('list').state)!.map(({ tile, left }) => [tile, left]));
  // The O is a blank: all six O are still somewhere.
  expect([list.get('D'), list.get('O'), list.get('M'), list.get('?')]).toEqual([2, 6, 2, 1]);
  expect([...list.values()].reduce((sum, n) => sum + n)).toBe(97);
});

test('a move without its place takes the list away: nobody can tell any more', () => {
  const { state } = gameWith('list').given({ type: 'play', seat: 1, points: 12, words: ['KOT'] });
  expect(unseenTiles(state)).toBeNull();
});

test('no regulation that ships has a list, and none has another mark than before', () => {
  for (const preset of PRESETS) {
    const { unseen, ...before } = preset;
    expect(unseen).toBe('count');
    expect(rulesMark(preset)).toBe(rulesMark(before));
    expect(rulesMark({ ...preset, unseen: 'list' })).not.toBe(rulesMark(preset));
  }
});
