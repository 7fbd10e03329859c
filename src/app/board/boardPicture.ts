import { type Board, tilesOn } from '../../domain/board/board.ts';
import { isBlank, laidPoints, letterOf } from '../../domain/board/laidTile.ts';
import { type Premium, premium } from '../../domain/board/layout.ts';
import {
  BOARD_SIZE,
  columnOf,
  rowOf,
  SQUARES,
  type Square,
  type SquareNaming,
} from '../../domain/board/square.ts';
import type { TileSet } from '../../domain/tiles/tileSet.ts';
import type { Paint, Picture, Shape } from './picture.ts';

type PicturedGame = {
  readonly set: TileSet;
  readonly board: Board;
  readonly naming: SquareNaming;
  readonly players: readonly { readonly name: string; readonly points: string; readonly won: boolean }[];
  /** Below the board: when, where, by which rules. */
  readonly caption: string;
  /** What stands on a square that multiplies. */
  readonly sign: (gain: Premium) => string;
};

const WIDTH = 1080;
const EDGE = 36;
const HEAD = 200;
const FOOT = 84;
const GUTTER = 40;
const SIDE = (WIDTH - 2 * EDGE - GUTTER) / BOARD_SIZE;
const LEFT = EDGE + GUTTER;
const TOP = EDGE + HEAD + GUTTER;
const HEIGHT = TOP + BOARD_SIZE * SIDE + FOOT;

/** The result and the final board, upright as phones show pictures. */
export function boardPicture(game: PicturedGame): Picture {
  return {
    width: WIDTH,
    height: HEIGHT,
    shapes: [
      { kind: 'box', x: 0, y: 0, width: WIDTH, height: HEIGHT, fill: 'paper' },
      ...game.players.flatMap((_, seat) => playerShapes(game, seat)),
      ...nameShapes(game.naming),
      {
        kind: 'box',
        x: LEFT,
        y: TOP,
        width: BOARD_SIZE * SIDE,
        height: BOARD_SIZE * SIDE,
        fill: 'board-line',
      },
      ...Array.from({ length: SQUARES }, (_, square) => squareShapes(square, game.sign)).flat(),
      ...tilesOn(game.board).flatMap(({ square, tile }) => tileShapes(game.set, square, tile)),
      {
        kind: 'text',
        text: game.caption,
        x: WIDTH / 2,
        y: HEIGHT - FOOT / 2,
        size: 28,
        fill: 'muted',
        align: 'center',
        most: WIDTH - 2 * EDGE,
      },
    ],
  };
}

/** The winner's card is filled with the seat's colour; the others have an edge of theirs. */
function playerShapes({ players }: PicturedGame, seat: number): readonly Shape[] {
  const { name, points, won } = players[seat]!;
  const gap = 16;
  const width = (WIDTH - 2 * EDGE - gap * (players.length - 1)) / players.length;
  const x = EDGE + seat * (width + gap);
  const height = HEAD - gap;
  const card = { kind: 'box', x, y: EDGE, width, height, radius: 24 } as const;
  const edge = 8;
  const fill: Paint = won ? `on-seat-${seat}` : 'ink';
  const inner = { ...card, x: x + edge, y: EDGE + edge, width: width - 2 * edge, height: height - 2 * edge };
  const middle = x + width / 2;
  const most = width - 48;
  return [
    { ...card, fill: `seat-${seat}` },
    ...(won ? [] : [{ ...inner, radius: 16, fill: 'card' } as const]),
    { kind: 'text', text: name, x: middle, y: EDGE + 44, size: 36, fill, align: 'center', most },
    {
      kind: 'text',
      text: points,
      x: middle,
      y: EDGE + 120,
      size: 112,
      fill,
      align: 'center',
      most,
      bold: true,
      digits: true,
    },
  ];
}

function nameShapes(naming: SquareNaming): readonly Shape[] {
  const letter = (i: number) => String.fromCharCode('A'.charCodeAt(0) + i);
  const number = (i: number) => String(i + 1);
  const [column, row] = naming === 'letter-columns' ? [letter, number] : [number, letter];
  return Array.from({ length: BOARD_SIZE }, (_, i): readonly Shape[] => {
    const along = (i + 0.5) * SIDE;
    const look = { kind: 'text', size: 24, fill: 'muted', align: 'center', bold: true } as const;
    return [
      { ...look, text: column(i), x: LEFT + along, y: TOP - GUTTER / 2 },
      { ...look, text: row(i), x: LEFT - GUTTER / 2, y: TOP + along },
    ];
  }).flat();
}

const corner = (square: Square) => ({ x: LEFT + columnOf(square) * SIDE, y: TOP + rowOf(square) * SIDE });

function squareShapes(square: Square, sign: PicturedGame['sign']): readonly Shape[] {
  const gain = premium(square);
  const { x, y } = corner(square);
  const { fill, ink } = premiumPaint(gain);
  const text = sign(gain);
  return [
    { kind: 'box', x, y, width: SIDE - 2, height: SIDE - 2, fill },
    ...(text === ''
      ? []
      : [
          {
            kind: 'text',
            text,
            ...middleOf(x, y),
            size: 22,
            fill: ink,
            align: 'center',
            bold: true,
          } as const,
        ]),
  ];
}

function premiumPaint({ letter, word }: Premium): { readonly fill: Paint; readonly ink: Paint } {
  if (word === 3) return { fill: 'premium-3w', ink: 'on-premium' };
  if (word === 2) return { fill: 'premium-2w', ink: 'on-premium-2w' };
  if (letter === 3) return { fill: 'premium-3l', ink: 'on-premium' };
  return letter === 2 ? { fill: 'premium-2l', ink: 'on-premium-2l' } : { fill: 'board', ink: 'muted' };
}

const middleOf = (x: number, y: number) => ({ x: x + SIDE / 2 - 1, y: y + SIDE / 2 - 1 });

/** A blank wears its letter in another colour, underlined, and no value. */
function tileShapes(set: TileSet, square: Square, tile: number): readonly Shape[] {
  const { x, y } = corner(square);
  const blank = isBlank(tile);
  const size = { width: SIDE - 2, height: SIDE - 2, radius: 9 } as const;
  const fill: Paint = blank ? 'tile-blank' : 'on-tile';
  const middle = middleOf(x, y);
  return [
    { kind: 'box', x, y, ...size, fill: 'tile-edge' },
    { kind: 'box', x, y, ...size, height: SIDE - 7, fill: 'tile' },
    {
      kind: 'text',
      text: set.alphabet[letterOf(tile)] ?? '',
      x: middle.x - (blank ? 0 : 5),
      y: middle.y - 3,
      size: 38,
      fill,
      align: 'center',
      bold: true,
    },
    blank
      ? { kind: 'box', x: middle.x - 14, y: middle.y + 18, width: 28, height: 3, fill }
      : {
          kind: 'text',
          text: String(laidPoints(set, tile)),
          x: x + SIDE - 6,
          y: y + SIDE - 18,
          size: 16,
          fill,
          align: 'right',
          bold: true,
        },
  ];
}
