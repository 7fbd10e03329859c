import { expect, test } from 'vitest';
import { framesOf, lastBoard } from '../../../../src/app/board/replay.ts';
import { tileAt } from '../../../../src/domain/board/board.ts';
import { readSquare } from '../../../../src/domain/board/square.ts';
import { isSameBoard } from '../../domain/board/boards.ts';
import { begin, pass, play, stop, verdict } from '../../domain/table/script.ts';

const at = (seat: number, points: number, square: string, word: string) =>
  ({ type: 'play', seat, points, placement: { at: square, word } }) as const;

test('a frame for the start and for every line; what was taken back is shown and lies nowhere', () => {
  const script = begin('pfs').given(at(0, 10, 'G8', 'DOM'), stop(1));
  script.given(
    { type: 'challenge', by: 0, words: ['DOMÓW'], announced: 12, placement: { at: 'G8', word: 'DOMÓW' } },
    verdict({ DOMÓW: false }),
    { type: 'loss', seat: 1 },
    at(0, 7, 'G8', 'DOMY'),
    pass(1),
  );
  const frames = framesOf(script.game);
  expect(frames.map(({ fresh, off }) => [fresh.length, off])).toEqual([
    [0, false],
    [3, false],
    [2, true],
    [1, false],
    [0, false],
  ]);
  expect(frames.map(({ sums }) => sums[0])).toEqual([0, 10, 10, 17, 17]);
  expect(frames[2]?.challenge).toMatchObject({ by: 0, valid: false });
  expect(tileAt(frames[3]!.board, readSquare('J8')!)).toBeNull();
  expect(isSameBoard(lastBoard(frames), script.state.board!)).toBe(true);
  expect(frames.every(({ times }) => times?.length === 2)).toBe(true);
});

test('a move without its place leaves the board as it is known', () => {
  const frames = framesOf(begin('home').given(play(0, 12, 4), at(1, 9, 'A1', 'LAS')).game);
  expect(frames.map(({ fresh }) => fresh.length)).toEqual([0, 0, 3]);
  expect(frames.at(-1)?.times).toBeNull();
});
