import { fail, ok, type Result } from '../result.ts';
import type { TileSet } from '../tiles/tileSet.ts';
import { letterPoints } from '../tiles/tileSet.ts';
import type { Points } from '../units.ts';
import {
  type Board,
  CENTRE,
  type LaidTile,
  onBoard,
  premium,
  readSquare,
  type Square,
  squareIndex,
} from './board.ts';

/** A word as it is announced: where it begins, which way it runs, small letters for blanks. */
export type Placement = { readonly at: string; readonly down?: boolean; readonly word: string };

export type FormedWord = { readonly word: string; readonly points: Points };

export type Laid = {
  readonly board: Board;
  readonly tiles: readonly LaidTile[];
  /** The word announced first, then the words formed across it. */
  readonly words: readonly FormedWord[];
  readonly bonus: Points;
  readonly points: Points;
};

export type PlacementError =
  | { readonly why: 'no-such-square'; readonly at: string }
  | { readonly why: 'off-the-board' }
  | { readonly why: 'foreign-letter'; readonly letter: string }
  | { readonly why: 'square-taken'; readonly has: string; readonly wants: string }
  | { readonly why: 'nothing-laid' }
  | { readonly why: 'one-letter-word' }
  | { readonly why: 'word-goes-on' }
  | { readonly why: 'misses-centre' }
  | { readonly why: 'not-connected' };

export type Scoring = { readonly rack: number; readonly bonus: Points };

/** Lays a word and counts the move: letters with their premiums, then word premiums, then the bonus for a whole rack. */
export function layWord(
  set: TileSet,
  board: Board,
  placement: Placement,
  scoring: Scoring,
): Result<Laid, PlacementError> {
  const start = readSquare(placement.at);
  if (!start) return fail({ why: 'no-such-square', at: placement.at });
  if ([...placement.word].length < 2) return fail({ why: 'one-letter-word' });
  const along = placement.down ? DOWN : ACROSS;
  const across = placement.down ? ACROSS : DOWN;

  const fresh: { square: Square; tile: LaidTile }[] = [];
  let square = start;
  for (const sign of placement.word.normalize('NFC')) {
    const letter = sign.toUpperCase();
    if (!set.alphabet.includes(letter)) return fail({ why: 'foreign-letter', letter: sign });
    if (!onBoard(square)) return fail({ why: 'off-the-board' });
    const there = board.get(squareIndex(square));
    if (there && there.letter !== letter)
      return fail({ why: 'square-taken', has: there.letter, wants: letter });
    if (!there) fresh.push({ square, tile: { letter, blank: sign !== letter } });
    square = shift(square, along, 1);
  }
  if (fresh.length === 0) return fail({ why: 'nothing-laid' });
  if (hasTile(board, shift(start, along, -1)) || hasTile(board, square)) return fail({ why: 'word-goes-on' });

  const after = new Map(board);
  for (const { square, tile } of fresh) after.set(squareIndex(square), tile);
  const isFresh = new Set(fresh.map(({ square }) => squareIndex(square)));
  const count = (from: Square, step: Step) => countWord(set, after, isFresh, from, step);

  const words = [count(start, along)];
  for (const { square } of fresh) {
    const crossing = count(wordStart(after, square, across), across);
    if ([...crossing.word].length > 1) words.push(crossing);
  }
  if (board.size === 0) {
    if (!isFresh.has(squareIndex(CENTRE))) return fail({ why: 'misses-centre' });
  } else if (words.length === 1 && fresh.length === [...placement.word].length) {
    return fail({ why: 'not-connected' });
  }
  const bonus = fresh.length === scoring.rack ? scoring.bonus : 0;
  const points = words.reduce((sum, word) => sum + word.points, 0) + bonus;
  return ok({ board: after, tiles: fresh.map(({ tile }) => tile), words, bonus, points });
}

/** Tiles as they lie in a game under way: how they came there is not asked. */
export function putDown(
  set: TileSet,
  board: Board,
  { at, down, word }: Placement,
): Result<Board, PlacementError> {
  const start = readSquare(at);
  if (!start) return fail({ why: 'no-such-square', at });
  const after = new Map(board);
  for (const [i, sign] of [...word.normalize('NFC')].entries()) {
    const square = shift(start, down ? DOWN : ACROSS, i);
    const letter = sign.toUpperCase();
    if (!set.alphabet.includes(letter)) return fail({ why: 'foreign-letter', letter: sign });
    if (!onBoard(square)) return fail({ why: 'off-the-board' });
    const there = after.get(squareIndex(square));
    if (there && there.letter !== letter) {
      return fail({ why: 'square-taken', has: there.letter, wants: letter });
    }
    if (!there) after.set(squareIndex(square), { letter, blank: sign !== letter });
  }
  return ok(after);
}

type Step = { readonly column: 0 | 1; readonly row: 0 | 1 };
const ACROSS: Step = { column: 1, row: 0 };
const DOWN: Step = { column: 0, row: 1 };

function shift(square: Square, step: Step, by: number): Square {
  return { column: square.column + step.column * by, row: square.row + step.row * by };
}

function hasTile(board: Board, square: Square): boolean {
  return onBoard(square) && board.has(squareIndex(square));
}

function wordStart(board: Board, from: Square, step: Step): Square {
  const before = shift(from, step, -1);
  return hasTile(board, before) ? wordStart(board, before, step) : from;
}

/** A premium counts only in the move that covers it, and in every word the new tile belongs to. */
function countWord(
  set: TileSet,
  board: Board,
  fresh: ReadonlySet<number>,
  start: Square,
  step: Step,
): FormedWord {
  let word = '';
  let letters = 0;
  let factor = 1;
  for (let square = start; onBoard(square); square = shift(square, step, 1)) {
    const tile = board.get(squareIndex(square));
    if (!tile) break;
    const isNew = fresh.has(squareIndex(square));
    const gain = isNew ? premium(square) : { letter: 1, word: 1 };
    word += tile.blank ? tile.letter.toLowerCase() : tile.letter;
    letters += (tile.blank ? 0 : letterPoints(set, tile.letter)) * gain.letter;
    factor *= gain.word;
  }
  return { word, points: letters * factor };
}
