import { expect, test } from 'vitest';
import { unseenSince } from '../../../../src/app/table/lastSeen.ts';
import { begin, play } from '../../domain/table/script.ts';

const game = { id: 'a', entries: begin('pfs').given(play(0, 12)).entries };
const touched = game.entries.at(-1)!.at;

test('a game was looked at as long as a page lived that had it on its table', () => {
  expect(unseenSince(game, { at: 3_600_000, game: 'a' })).toBe(3_600_000);
  expect(unseenSince(game, { at: 0, game: 'a' })).toBe(touched);
});

test('an hour with another game, or with none, is an hour in which nobody looked', () => {
  expect(unseenSince(game, { at: 3_600_000, game: 'b' })).toBe(touched);
  expect(unseenSince(game, { at: 3_600_000, game: '' })).toBe(touched);
});

test('a version that did not say which game it was is believed', () => {
  expect(unseenSince(game, { at: 3_600_000, game: null })).toBe(3_600_000);
});
