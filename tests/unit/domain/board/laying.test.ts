import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { EMPTY_BOARD } from '../../../../src/domain/board/board.ts';
import { isPlayable, snapped } from '../../../../src/domain/board/caret.ts';
import { laidMoveOf } from '../../../../src/domain/board/laidMove.ts';
import { writeLaidTile } from '../../../../src/domain/board/laidTile.ts';
import {
  blankCalled,
  caretOf,
  erased,
  type Hand,
  type Laying,
  moved,
  NOTHING_LAID,
  tapped,
  turned,
  typed,
} from '../../../../src/domain/board/laying.ts';
import { type Direction, readSquare, SQUARES, writeSquare } from '../../../../src/domain/board/square.ts';
import { supplyOf } from '../../../../src/domain/board/supply.ts';
import { TILE_SETS } from '../../../../src/domain/tiles/tileSet.ts';
import { boardOf, boards, isSameBoard, SCORING, withoutTiles } from './boards.ts';

const set = TILE_SETS.pl;
const at = (name: string) => readSquare(name)!;
const handOn = (board = EMPTY_BOARD, most = 7): Hand => ({ set, board, left: supplyOf(set, board), most });
const from = (name: string, direction: Direction = 'across'): Laying => ({
  ...NOTHING_LAID,
  cursor: at(name),
  direction,
});

/** Types letters; `?` calls a blank, `<` erases, `/` turns. */
function type(laying: Laying, hand: Hand, keys: string): Laying {
  return [...keys].reduce((now, key) => {
    if (key === '?') return blankCalled(now);
    if (key === '<') return erased(now);
    if (key === '/') return turned(now, hand.board);
    return typed(now, hand, set.alphabet.indexOf(key)).laying;
  }, laying);
}
const lying = ({ fresh }: Laying) =>
  fresh.map(({ square, tile }) => `${writeSquare(square)}${writeLaidTile(set, tile)}`).join(' ');

describe('letters', () => {
  const grabie = boardOf(set, 'D6 GRABIE');
  test.each([
    ['one after another', EMPTY_BOARD, from('G8'), 'DOM', 'G8D H8O I8M'],
    ['over a tile that is skipped', grabie, from('D2', 'down'), 'ZAŁOA', 'D2Z D3A D4Ł D5O D7A'],
    ['over a tile that is typed too', grabie, from('D2', 'down'), 'ZAŁOGA', 'D2Z D3A D4Ł D5O D7A'],
    ['behind a word that is typed whole', grabie, from('D6'), 'GRABIEŻ', 'J6Ż'],
    ['behind a word of which nothing is typed', grabie, from('D6'), 'Ż', 'J6Ż'],
    ['a blank', EMPTY_BOARD, from('G8'), 'D?OM', 'G8D H8o I8M'],
    ['a blank called by mistake', EMPTY_BOARD, from('G8'), 'D??OM', 'G8D H8O I8M'],
    ['one taken back', EMPTY_BOARD, from('G8'), 'DOM<K', 'G8D H8O I8K'],
    ['turned when half of it lies', grabie, from('D2'), 'ZAŁO/A', 'D2Z D3A D4Ł D5O D7A'],
    ['not turned where there is no room', EMPTY_BOARD, from('A14'), 'KOT/', 'A14K B14O C14T'],
    ['no further than the edge', EMPTY_BOARD, from('N8'), 'DOM', 'N8D O8O'],
    ['no more than there are on a rack', EMPTY_BOARD, from('A8'), 'ABCDEFGH', 'A8A B8B C8C D8D E8E F8F G8G'],
  ])('%s', (_, board, start, keys, expected) => {
    expect(lying(type(start, handOn(board), keys))).toBe(expected);
  });

  test('an exhausted letter becomes a blank by itself, and that is told; the third is what it is', () => {
    const hand = handOn(boardOf(set, 'H8 ŹLE'));
    const first = typed(from('A1'), hand, set.alphabet.indexOf('Ź'));
    expect([first.typed, lying(first.laying)]).toEqual(['became-blank', 'A1ź']);
    const second = typed(first.laying, hand, set.alphabet.indexOf('Ź'));
    expect(lying(typed(second.laying, hand, set.alphabet.indexOf('Ź')).laying)).toBe('A1ź B1ź C1Ź');
  });

  test('a letter of which the set has no tile is a blank in every language', () => {
    const slovak = TILE_SETS.sk;
    const hand: Hand = { set: slovak, board: EMPTY_BOARD, left: supplyOf(slovak, EMPTY_BOARD), most: 7 };
    expect(typed(from('H8'), hand, slovak.alphabet.indexOf('Q')).typed).toBe('became-blank');
  });
});

describe('a tap', () => {
  const kot = boardOf(set, 'H8 KOT');
  test('on the caret turns it, on a new tile makes it a blank and back', () => {
    const hand = handOn(kot);
    const down = tapped(from('H9'), hand, at('H9'));
    expect(down.direction).toBe('down');
    const laid = type(from('K8'), hand, 'Y');
    const blank = tapped(laid, hand, at('K8'));
    expect([lying(blank), lying(tapped(blank, hand, at('K8')))]).toEqual(['K8y', 'K8Y']);
  });

  test('a blank that stands for an exhausted letter stays one', () => {
    const hand = handOn(boardOf(set, 'H8 ŹLE'));
    const laid = type(from('H9'), hand, 'Ź');
    expect(lying(tapped(laid, hand, at('H9')))).toBe('H9ź');
  });

  test.each([
    ['the first word goes through the centre', EMPTY_BOARD, 'H3', 'H3', 'down'],
    ['a square off the line of the centre', EMPTY_BOARD, 'E7', 'E8', 'across'],
    ['too far from everything', EMPTY_BOARD, 'B2', 'B2', 'across'],
    ['beside a tile, both ways', kot, 'G8', 'G8', 'across'],
    ['above a word', kot, 'I4', 'I4', 'down'],
  ])('snaps to a line that can be played: %s', (_, board, square, to, direction) => {
    const start = snapped(board, at(square), 'across', 7);
    expect([writeSquare(start.square), start.direction]).toEqual([to, direction]);
  });

  test('snaps at most one square far, and only to what can be played', () => {
    fc.assert(
      fc.property(boards(set, fc.constantFrom('KOT', 'LAS', 'ŹLE')), fc.nat(SQUARES - 1), (board, square) => {
        const start = snapped(board, square, 'across', 7);
        const moves = Math.max(
          Math.abs((start.square % 15) - (square % 15)),
          Math.abs(Math.trunc(start.square / 15) - Math.trunc(square / 15)),
        );
        expect(moves).toBeLessThanOrEqual(1);
        if (start.square !== square) expect(isPlayable(board, start, 7)).toBe(true);
      }),
      { numRuns: 200 },
    );
  });
});

test('arrows go square by square and begin where they are told', () => {
  const board = boardOf(set, 'H8 KOT');
  expect(moved(NOTHING_LAID, board, 'across', 1, at('H8')).cursor).toBe(at('H8'));
  expect(moved(from('A1'), board, 'across', -1, at('H8')).cursor).toBe(at('A1'));
  expect(moved(from('G8'), board, 'across', 1, at('H8')).cursor).toBe(at('H8'));
  expect(caretOf(board, from('H8'))).toBe(at('K8'));
});

describe('what is wrong, and what would put it right', () => {
  const kot = boardOf(set, 'H8 KOT');
  const hand = handOn(kot);
  const judge = (laying: Laying, on = hand) => {
    const move = laidMoveOf(laying, on, SCORING);
    return move.ok ? move.value : { ...move.error, repair: move.error.repair && lying(move.error.repair) };
  };
  const placed = (tiles: string): Laying => ({
    ...NOTHING_LAID,
    fresh: tiles.split(' ').flatMap((tile) => {
      const [, square = '', letter = ''] = /^(\w\d+)(.)$/.exec(tile)!;
      return type(from(square), handOn(EMPTY_BOARD), letter).fresh;
    }),
  });

  test.each([
    ['nothing', NOTHING_LAID, { why: 'no-tiles', repair: null }],
    ['tiles round a corner', placed('H9A I9B I10C'), { why: 'not-in-line', repair: 'H9A I9B' }],
    ['a gap', placed('H9A J9B'), { why: 'gap', at: at('I9') }],
    ['far away', placed('A1K B1O'), { why: 'not-connected' }],
    ['beside the board’s words', placed('H6A'), { why: 'one-letter-word' }],
  ])('%s', (_, laying, expected) => {
    expect(judge(laying)).toMatchObject(expected);
  });

  test('off the centre: the same word on the nearest squares through it', () => {
    expect(judge(placed('A7D B7O C7M'), handOn())).toMatchObject({
      why: 'misses-centre',
      repair: 'F8D G8O H8M',
      from: at('F8'),
    });
  });

  test('a third Ź: a blank if there is one, and where the others lie', () => {
    const two = handOn(boardOf(set, 'H8 ŹLE'));
    const laying = placed('H9A H7K');
    const third = { ...laying, fresh: [...laying.fresh, ...placed('H10Ź').fresh] };
    expect(judge(third, two)).toMatchObject({
      why: 'no-such-tile',
      letter: 'Ź',
      seen: 2,
      inSet: 1,
      at: [at('H8')],
      repair: 'H9A H7K H10ź',
    });
    const spent = { ...two, left: new Map([...two.left, ['?', 0]]) };
    expect(judge(third, spent)).toMatchObject({ repair: null });
  });

  test('a word goes on with what lies before it, and that is told', () => {
    expect(judge(placed('K8Y'))).toMatchObject({ before: 'KOT', placement: { at: 'H8', word: 'KOTY' } });
  });

  test('one tile takes the direction in which it makes a word, the longer if both', () => {
    const corner = handOn(boardOf(set, 'H8 KOT', '↓K9 LA'));
    const laid = type(from('K8', 'down'), corner, 'Y');
    expect(judge(laid, corner)).toMatchObject({ placement: { at: 'H8', word: 'KOTY' } });
    const down = handOn(boardOf(set, 'H8 KO', '↓J9 LAS'));
    expect(judge(type(from('J8'), down, 'B'), down)).toMatchObject({
      placement: { down: true, word: 'BLAS' },
    });
  });
});

test('whatever is laid and counted can be taken off again', () => {
  const letters = fc.array(fc.constantFrom(...set.alphabet), { minLength: 1, maxLength: 7 });
  const words = fc.constantFrom('KOT', 'LAS', 'OKO', 'MAŻ');
  fc.assert(
    fc.property(
      boards(set, words),
      fc.nat(SQUARES - 1),
      fc.boolean(),
      letters,
      (board, square, down, word) => {
        const hand = handOn(board);
        const start = tapped({ ...NOTHING_LAID, direction: down ? 'down' : 'across' }, hand, square);
        const laid = type(start, hand, word.join(''));
        const move = laidMoveOf(laid, hand, SCORING);
        if (!move.ok) return;
        const { laid: counted, placement } = move.value;
        expect(isSameBoard(withoutTiles(counted.board, counted.tiles), board)).toBe(true);
        expect(counted.words[0]!.word).toBe(placement.word);
        expect(counted.tiles).toHaveLength(laid.fresh.length);
      },
    ),
    { numRuns: 300 },
  );
});
