import { expect, test } from 'vitest';
import { boardPicture } from '../../../../src/app/board/boardPicture.ts';
import type { Shape } from '../../../../src/app/board/picture.ts';
import { TILE_SETS } from '../../../../src/domain/tiles/tileSet.ts';
import { begin } from '../../domain/table/script.ts';
import { read } from '../../project/repository.ts';

const texts = (shapes: readonly Shape[]) => shapes.flatMap((shape) => (shape.kind === 'text' ? [shape] : []));

function pictured(naming: 'letter-columns' | 'letter-rows' = 'letter-columns') {
  const { state } = begin('home').given({
    type: 'play',
    seat: 0,
    points: 8,
    placement: { at: 'G8', word: 'DoM' },
  });
  return boardPicture({
    set: TILE_SETS.pl,
    board: state.seen,
    naming,
    players: [
      { name: 'Anna', points: '323', won: true },
      { name: 'Marek', points: '309', won: false },
    ],
    caption: 'dziś',
    sign: ({ letter, word }) => (letter * word > 1 ? `${letter * word}x` : ''),
  });
}

test('the picture has the result, the names of the squares, the tiles with their values, a blank without one', () => {
  const { shapes } = pictured();
  const said = texts(shapes).map(({ text }) => text);
  expect(said).toEqual(expect.arrayContaining(['Anna', '323', 'Marek', '309', 'dziś', 'A', 'O', '1', '15']));
  const tiles = texts(shapes).filter(({ fill }) => fill === 'on-tile' || fill === 'tile-blank');
  expect(tiles.map(({ text }) => text)).toEqual(['D', '2', 'O', 'M', '2']);
  expect(tiles[2]).toMatchObject({ text: 'O', fill: 'tile-blank' });
});

test('nothing lies beyond its edges, and squares are named as the language has them', () => {
  const { width, height, shapes } = pictured();
  for (const shape of shapes) {
    if (shape.kind === 'text') continue;
    expect(shape.x).toBeGreaterThanOrEqual(0);
    expect(shape.x + shape.width).toBeLessThanOrEqual(width);
    expect(shape.y + shape.height).toBeLessThanOrEqual(height);
  }
  const at = (naming: 'letter-columns' | 'letter-rows', sign: string) =>
    texts(pictured(naming).shapes).find(({ text, fill }) => text === sign && fill === 'muted')!;
  expect(at('letter-columns', 'O').x).toBe(at('letter-rows', '15').x);
  expect(at('letter-columns', '15').y).toBe(at('letter-rows', 'O').y);
});

test('only the winner’s card is filled, and every paint is a token', () => {
  const { shapes } = pictured();
  expect(texts(shapes).find(({ text }) => text === '323')?.fill).toBe('on-seat-0');
  expect(texts(shapes).find(({ text }) => text === '309')?.fill).toBe('ink');
  const tokens = read('src/ui/tokens.css');
  for (const fill of new Set(shapes.map((shape) => shape.fill))) expect(tokens).toContain(`--${fill}:`);
});
