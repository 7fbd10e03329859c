import { blankCalled, erased, type Hand, type Laying, moved, turned } from '../../domain/board/laying.ts';
import { CENTRE, type Direction } from '../../domain/board/square.ts';

const ARROWS: Readonly<Record<string, readonly [Direction, 1 | -1]>> = {
  ArrowLeft: ['across', -1],
  ArrowRight: ['across', 1],
  ArrowUp: ['down', -1],
  ArrowDown: ['down', 1],
};

/** What a hardware key does on the board; letters and Enter belong to the screen. Null: nothing. */
export function keyed(laying: Laying, hand: Hand, key: string): Laying | null {
  const arrow = ARROWS[key];
  if (arrow) return moved(laying, hand.board, arrow[0], arrow[1], CENTRE);
  if (key === 'Backspace') return erased(laying);
  if (key === ' ') return turned(laying, hand.board);
  return key === '?' ? blankCalled(laying) : null;
}
