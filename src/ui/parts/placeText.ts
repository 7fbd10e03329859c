import type { Placement } from '../../domain/board/placement.ts';
import { readSquare, type SquareNaming, writeWordStart } from '../../domain/board/square.ts';

/** `8H`: the line of the word first, as the country writes it. */
export function placeText({ at, down = false }: Placement, naming: SquareNaming): string {
  const square = readSquare(at);
  return square === null ? at : writeWordStart({ square, direction: down ? 'down' : 'across' }, naming);
}
