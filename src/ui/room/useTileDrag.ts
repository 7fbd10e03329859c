import { type Signal, useSignal } from '@preact/signals';
import type { RefObject } from 'preact';
import { useRef } from 'preact/hooks';
import type { Square } from '../../domain/board/square.ts';
import { squareNear, WHOLE_BOARD } from '../parts/boardRegion.ts';

/** Where a tile is taken from, and where it is let go. */
export type Spot =
  | { readonly on: 'rack'; readonly place: number }
  | { readonly on: 'board'; readonly square: Square };

type Dragged = {
  readonly from: Spot;
  /** What it would lie on if it were let go now; null beside everything. */
  readonly over: Spot | null;
  readonly x: number;
  readonly y: number;
};

/** So far a finger may slip and it is a tap all the same. */
const SLIP = 8;
/** A finger hides what is under it: the tile is carried so far above it. */
const LIFT = 44;

type Ports = {
  readonly squares: RefObject<HTMLDivElement | null>;
  readonly rack: RefObject<HTMLElement | null>;
  readonly onDrop: (from: Spot, to: Spot | null) => void;
  readonly onTap: (spot: Spot) => void;
};

/** Tiles carried with a mouse or a finger. A press that goes nowhere is a tap. */
export function useTileDrag({ squares, rack, onDrop, onTap }: Ports): {
  readonly dragged: Signal<Dragged | null>;
  readonly grip: (spotAt: (event: PointerEvent) => Spot | null) => GripHandlers;
} {
  const dragged = useSignal<Dragged | null>(null);
  const pressed = useRef<{
    readonly id: number;
    readonly from: Spot;
    readonly x: number;
    readonly y: number;
  } | null>(null);
  const overAt = (x: number, y: number): Spot | null => {
    const board = squares.current?.getBoundingClientRect();
    if (board && isIn(board, x, y)) return { on: 'board', square: squareNear(WHOLE_BOARD, board, x, y) };
    const box = rack.current?.getBoundingClientRect();
    if (!rack.current || !box || !isIn(box, x, y)) return null;
    const middles = [...rack.current.children].map((tile) => {
      const { left, width } = tile.getBoundingClientRect();
      return Math.abs(left + width / 2 - x);
    });
    return { on: 'rack', place: middles.indexOf(Math.min(...middles)) };
  };
  const end = () => {
    pressed.current = null;
    dragged.value = null;
  };
  const grip = (spotAt: (event: PointerEvent) => Spot | null): GripHandlers => ({
    onPointerDownCapture(event) {
      const from = event.button === 0 && pressed.current === null ? spotAt(event) : null;
      if (!from) return;
      event.stopPropagation();
      (event.currentTarget as HTMLElement).setPointerCapture(event.pointerId);
      pressed.current = { id: event.pointerId, from, x: event.clientX, y: event.clientY };
    },
    onPointerMove(event) {
      const press = pressed.current;
      if (press?.id !== event.pointerId) return;
      const { clientX: x, clientY } = event;
      if (!dragged.peek() && Math.hypot(x - press.x, clientY - press.y) < SLIP) return;
      const y = event.pointerType === 'touch' ? clientY - LIFT : clientY;
      // Back over the rack it is the finger that points: the tile above it would lie on the board.
      const over = overAt(x, clientY)?.on === 'rack' ? overAt(x, clientY) : overAt(x, y);
      dragged.value = { from: press.from, over, x, y };
    },
    onPointerUp(event) {
      const press = pressed.current;
      if (press?.id !== event.pointerId) return;
      const last = dragged.peek();
      end();
      if (last) onDrop(last.from, last.over);
      else onTap(press.from);
    },
    onPointerCancel: end,
  });
  return { dragged, grip };
}

type GripHandlers = {
  readonly onPointerDownCapture: (event: PointerEvent) => void;
  readonly onPointerMove: (event: PointerEvent) => void;
  readonly onPointerUp: (event: PointerEvent) => void;
  readonly onPointerCancel: () => void;
};

const isIn = ({ left, top, right, bottom }: DOMRect, x: number, y: number): boolean =>
  x >= left && x < right && y >= top && y < bottom;
