import { useSignal } from '@preact/signals';
import type { RefObject } from 'preact';
import { useMemo, useRef } from 'preact/hooks';
import { type Board as Lying, type PlacedTile, tilesOn } from '../../domain/board/board.ts';
import { isBlank, laidPoints, letterOf } from '../../domain/board/laidTile.ts';
import { premium } from '../../domain/board/layout.ts';
import {
  columnOf,
  rowOf,
  type Square,
  type SquareNaming,
  type WordStart,
} from '../../domain/board/square.ts';
import type { TileSet } from '../../domain/tiles/tileSet.ts';
import styles from './Board.module.css';
import {
  isWithin,
  type Region,
  regionAround,
  squareNear,
  squaresWithin,
  WHOLE_BOARD,
} from './boardRegion.ts';
import { premiumKind, premiumSign } from './premiumSigns.ts';

type Props = {
  readonly set: TileSet;
  /** What lies. */
  readonly board: Lying;
  /** What it shows, for those who listen; empty where what it stands in says it. */
  readonly label: string;
  /** Tiles being laid, or of the move that is looked at: with an edge. */
  readonly fresh?: readonly PlacedTile[];
  /** The new tiles are taken off again: shown crossed out. */
  readonly off?: boolean;
  /** Where the next letter goes. */
  readonly caret?: WordStart | null;
  /** Only a part of it; without the names of rows and columns. */
  readonly region?: Region;
  /** How rows and columns are named; null leaves the names out. */
  readonly naming?: SquareNaming | null;
  /** Whose move it is: the new tiles and the caret wear that colour. */
  readonly seat?: number | undefined;
  /** A finger, a mouse: reported when what came down here is lifted; on touch a loupe shows what is under it. */
  readonly onSquare?: (square: Square) => void;
  /** The squares without their names, for whoever brings something there. */
  readonly squaresRef?: RefObject<HTMLDivElement | null>;
};

/** The one board there is: entry, replay, proposals, the room's screen. It fills the width it is given, and is square. */
export function Board({
  set,
  board,
  label,
  fresh = [],
  off,
  caret = null,
  region = WHOLE_BOARD,
  naming = 'letter-columns',
  seat,
  onSquare,
  squaresRef,
}: Props) {
  const own = useRef<HTMLDivElement>(null);
  const squares = squaresRef ?? own;
  const under = useSignal<{ readonly square: Square; readonly x: number; readonly y: number } | null>(null);
  // The touch that stopped the clock is lifted where the board has come up meanwhile: it was not meant for a square.
  const pressed = useRef<number | null>(null);
  const gutters = region === WHOLE_BOARD && naming !== null;
  const plain = useMemo(() => <Squares set={set} region={region} />, [set, region]);
  const names = useMemo(() => gutters && <Names naming={naming} />, [gutters, naming]);
  const lying = useMemo(
    () => <Tiles set={set} region={region} tiles={tilesOn(board)} />,
    [set, region, board],
  );

  const squareUnder = (event: PointerEvent): Square | null => {
    const box = squares.current?.getBoundingClientRect();
    return box ? squareNear(region, box, event.clientX, event.clientY) : null;
  };
  const look = (event: PointerEvent) => {
    const square = squareUnder(event);
    const box = squares.current?.getBoundingClientRect();
    if (square === null || !box || event.pointerType !== 'touch') return;
    under.value = {
      square,
      x: (event.clientX - box.left) / box.width,
      y: (event.clientY - box.top) / box.height,
    };
  };
  const leave = () => {
    under.value = null;
    pressed.current = null;
  };
  const handlers = onSquare && {
    onPointerDown(event: PointerEvent) {
      if (event.button !== 0) return;
      pressed.current = event.pointerId;
      squares.current?.setPointerCapture(event.pointerId);
      look(event);
    },
    onPointerMove(event: PointerEvent) {
      if (under.peek()) look(event);
    },
    onPointerUp(event: PointerEvent) {
      const here = pressed.current === event.pointerId;
      const square = squareUnder(event);
      leave();
      if (here && event.button === 0 && square !== null) onSquare(square);
    },
    onPointerCancel: leave,
  };
  return (
    <div
      class={styles.board}
      {...(label === '' ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label })}
      style={{ '--columns': region.columns, '--rows': region.rows }}
    >
      {names}
      <div
        ref={squares}
        class={styles.squares}
        data-touch={onSquare ? '' : undefined}
        aria-hidden="true"
        {...handlers}
      >
        {plain}
        {lying}
        <Tiles set={set} region={region} tiles={fresh} fresh={off ? 'off' : 'on'} seat={seat} />
        {caret && isWithin(region, caret.square) && (
          <i
            class={styles.caret}
            data-direction={caret.direction}
            data-seat={seat}
            style={placeOf(caret.square, region)}
          />
        )}
      </div>
      {under.value && (
        <div class={styles.loupe} style={loupePlace(under.value)} aria-hidden="true">
          <Board
            set={set}
            board={board}
            label=""
            fresh={fresh}
            caret={{ square: under.value.square, direction: caret?.direction ?? 'across' }}
            region={regionAround(under.value.square, 5, 3)}
            seat={seat}
          />
        </div>
      )}
    </div>
  );
}

function Squares({ set, region }: { readonly set: TileSet; readonly region: Region }) {
  return (
    <div class={styles.grid}>
      {squaresWithin(region).map((square) => {
        const gain = premium(square);
        return (
          <span key={square} class={styles.square} data-premium={premiumKind(gain)}>
            {premiumSign(set.language, gain)}
          </span>
        );
      })}
    </div>
  );
}

type TilesProps = {
  readonly set: TileSet;
  readonly region: Region;
  readonly tiles: readonly PlacedTile[];
  readonly fresh?: 'on' | 'off';
  /** Worn by each of them: on the whole board it would dress all its squares anew with every move. */
  readonly seat?: number | undefined;
};

function Tiles({ set, region, tiles, fresh, seat }: TilesProps) {
  return (
    <>
      {tiles.map(({ square, tile }) =>
        isWithin(region, square) ? (
          <b
            key={square}
            class={styles.tile}
            data-fresh={fresh}
            data-seat={seat}
            data-blank={isBlank(tile) || undefined}
            style={placeOf(square, region)}
          >
            {set.alphabet[letterOf(tile)]}
            {!isBlank(tile) && <small>{laidPoints(set, tile)}</small>}
          </b>
        ) : null,
      )}
    </>
  );
}

const COUNT = Array.from({ length: WHOLE_BOARD.columns }, (_, i) => i);

function Names({ naming }: { readonly naming: SquareNaming }) {
  const letter = (i: number) => String.fromCharCode('A'.charCodeAt(0) + i);
  const number = (i: number) => String(i + 1);
  const [columns, rows] = naming === 'letter-columns' ? [letter, number] : [number, letter];
  return (
    <>
      <div class={styles.columns} aria-hidden="true">
        {COUNT.map((i) => (
          <span key={i}>{columns(i)}</span>
        ))}
      </div>
      <div class={styles.rows} aria-hidden="true">
        {COUNT.map((i) => (
          <span key={i}>{rows(i)}</span>
        ))}
      </div>
    </>
  );
}

/** Tiles lie over the squares and not among them, so that one that comes or goes moves nothing else. */
function placeOf(square: Square, { column, row, columns, rows }: Region) {
  return {
    left: `${((columnOf(square) - column) * 100) / columns}%`,
    top: `${((rowOf(square) - row) * 100) / rows}%`,
  };
}

/** Above the finger, or below where there is no room above; never beyond the sides. */
function loupePlace({ x, y }: { readonly x: number; readonly y: number }) {
  const across = Math.min(Math.max(x, 0.3), 0.7);
  return { left: `${across * 100}%`, top: y < 0.35 ? `${(y + 0.15) * 100}%` : `${(y - 0.42) * 100}%` };
}
