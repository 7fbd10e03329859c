import { fail, ok, type Result } from '../result.ts';
import type { TileSet } from '../tiles/tileSet.ts';
import type { Points } from '../units.ts';
import { type Board, isEmpty, type PlacedTile, tileAt, withTiles } from './board.ts';
import { laidPoints, writeLaidTile } from './laidTile.ts';
import { NO_PREMIUM, premium } from './layout.ts';
import { fitWord, type Placement, type PlacementError } from './placement.ts';
import { isAnchor, type Run, runThrough, squaresOf, touches } from './position.ts';
import { type Direction, otherDirection } from './square.ts';

type FormedWord = { readonly word: string; readonly points: Points };

export type Laid = {
  readonly board: Board;
  readonly tiles: readonly PlacedTile[];
  /** The word announced first, then the words formed across it. */
  readonly words: readonly FormedWord[];
  readonly bonus: Points;
  readonly points: Points;
};

/** How many tiles empty a rack, and what laying them all at once earns. */
export type Scoring = { readonly rack: number; readonly bonus: Points };

/** Lays a word and counts the move: letters with their premiums, then word premiums, then the bonus for a whole rack. */
export function layWord(
  set: TileSet,
  board: Board,
  placement: Placement,
  scoring: Scoring,
): Result<Laid, PlacementError> {
  const fitted = fitWord(set, board, placement);
  if (!fitted.ok) return fitted;
  const { line, direction, fresh } = fitted.value;
  const refusal = refusalOf(board, line, direction, fresh);
  if (refusal) return fail(refusal);

  const across = otherDirection(direction);
  const after = withTiles(board, fresh);
  const words = [
    countWord(set, board, after, line, direction),
    ...fresh
      .filter(({ square }) => touches(board, square, across))
      .map(({ square }) => countWord(set, board, after, runThrough(board, square, across), across)),
  ];
  const bonus = fresh.length === scoring.rack ? scoring.bonus : 0;
  const points = words.reduce((sum, word) => sum + word.points, 0) + bonus;
  return ok({ board: after, tiles: fresh, words, bonus, points });
}

/** Tiles as they lie in a game under way: how they came there is not asked. */
export function putDown(set: TileSet, board: Board, placement: Placement): Result<Board, PlacementError> {
  const fitted = fitWord(set, board, placement);
  return fitted.ok ? ok(withTiles(board, fitted.value.fresh)) : fitted;
}

function refusalOf(
  board: Board,
  line: Run,
  direction: Direction,
  fresh: readonly PlacedTile[],
): PlacementError | null {
  if (line.from === line.to) return { why: 'one-letter-word' };
  if (fresh.length === 0) return { why: 'nothing-laid' };
  const before = runThrough(board, line.from, direction).from;
  const after = runThrough(board, line.to, direction).to;
  if (before !== line.from || after !== line.to) return { why: 'word-goes-on' };
  if (fresh.some(({ square }) => isAnchor(board, square))) return null;
  return { why: isEmpty(board) ? 'misses-centre' : 'not-connected' };
}

/** A premium counts only in the move that covers it, and in every word the new tile belongs to. */
function countWord(set: TileSet, before: Board, after: Board, run: Run, direction: Direction): FormedWord {
  let word = '';
  let letters = 0;
  let factor = 1;
  for (const square of squaresOf(run, direction)) {
    const tile = tileAt(after, square)!;
    const gain = tileAt(before, square) === null ? premium(square) : NO_PREMIUM;
    word += writeLaidTile(set, tile);
    letters += laidPoints(set, tile) * gain.letter;
    factor *= gain.word;
  }
  return { word, points: letters * factor };
}
