import type { LayingError } from '../domain/board/laidMove.ts';
import { type Square, type SquareNaming, writeSquare } from '../domain/board/square.ts';

/** What is wrong with the tiles on the board, with squares named as the board names them. */
export type ProblemTexts = {
  readonly notInLine: string;
  readonly gap: (square: string) => string;
  readonly missesCentre: (square: string | null) => string;
  readonly notConnected: (square: string | null) => string;
  readonly oneLetter: string;
  readonly surplus: (letter: string, seen: number, inSet: number, squares: readonly string[]) => string;
  readonly surplusBlank: (seen: number, inSet: number) => string;
};

const MOST_NAMED = 3;

/** There is room for a few squares, and one to look at is enough. */
const named = (squares: readonly string[]) =>
  squares.length > MOST_NAMED ? [...squares.slice(0, MOST_NAMED), '…'] : squares;

export function problemText(texts: ProblemTexts, error: LayingError, naming: SquareNaming): string {
  const name = (square: Square) => writeSquare(square, naming);
  switch (error.why) {
    case 'no-tiles':
      return '';
    case 'not-in-line':
      return texts.notInLine;
    case 'gap':
      return texts.gap(name(error.at));
    case 'misses-centre':
      return texts.missesCentre(error.from === null ? null : name(error.from));
    case 'not-connected':
      return texts.notConnected(error.from === null ? null : name(error.from));
    case 'one-letter-word':
      return texts.oneLetter;
    case 'no-such-tile':
      return error.letter === '?'
        ? texts.surplusBlank(error.seen, error.inSet)
        : texts.surplus(error.letter, error.seen, error.inSet, named(error.at.map(name)));
  }
}
