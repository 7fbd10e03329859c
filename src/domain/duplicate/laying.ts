import { asDrawn } from '../board/laidTile.ts';
import { type Laid, layWord } from '../board/lay.ts';
import type { Placement } from '../board/placement.ts';
import { ok } from '../result.ts';
import { BLANK, capitals } from '../tiles/tileSet.ts';
import type { Points } from '../units.ts';
import { countOf, firstLacking } from './racks.ts';
import { type Outcome, outOfRange, refuse } from './refusal.ts';
import { type DuplicateState, type MoveRecord, tileSetOf } from './state.ts';

export const MOST_POINTS = 2_000;

/** A move on the board it is for, counted; `laid` is null where only its points are known. */
export type CountedMove = {
  readonly placement: Placement | null;
  readonly points: Points;
  readonly words: readonly string[];
  readonly jokers: number;
  /** The tiles it takes from the rack. */
  readonly used: readonly string[];
  readonly laid: Laid | null;
};

type Given = {
  readonly placement?: Placement;
  readonly points?: Points;
  readonly words?: readonly string[];
};

/** Is it a move at all, with these tiles on this board? Whether its words are valid is another question. */
export function countMove(state: DuplicateState, move: MoveRecord, given: Given): Outcome<CountedMove> {
  const { placement, points } = given;
  const refusal = points === undefined ? null : outOfRange('points', points, 0, MOST_POINTS);
  if (refusal) return refuse(refusal);
  const words = (given.words ?? []).map((word) => word.normalize('NFC'));
  const forbidden = forbiddenIn(state, placement ? [placement.word] : words);
  if (forbidden !== null) return refuse({ why: 'forbidden-letter', letter: forbidden });
  if (!placement) {
    return ok({ placement: null, points: points ?? 0, words, jokers: 0, used: [], laid: null });
  }
  if (!move.board) {
    if (points === undefined) return refuse({ why: 'board-unknown' });
    const said = words.length > 0 ? words : [placement.word.normalize('NFC')];
    return ok({ placement, points, words: said, jokers: 0, used: [], laid: null });
  }
  return layOn(state, move, move.board, placement, points);
}

function layOn(
  state: DuplicateState,
  move: MoveRecord,
  board: NonNullable<MoveRecord['board']>,
  placement: Placement,
  said: Points | undefined,
): Outcome<CountedMove> {
  const set = tileSetOf(state);
  const laid = layWord(set, board, placement, { rack: state.rules.rack, bonus: state.rules.bingo });
  if (!laid.ok) return refuse({ why: 'placement', error: laid.error });
  const { points, tiles } = laid.value;
  if (said !== undefined && said !== points)
    return refuse({ why: 'points-disagree', counted: points, got: said });
  const used = tiles.map(({ tile }) => asDrawn(set, tile));
  const lacking = move.rack && firstLacking(countOf(move.rack), used);
  if (lacking) return refuse({ why: 'not-on-rack', letter: lacking.letter });
  const { firstMove } = state.rules;
  if (board.tiles === 0 && used.length < firstMove) {
    return refuse({ why: 'first-move-too-short', need: firstMove, got: used.length });
  }
  const words = laid.value.words.map(({ word }) => word);
  const jokers = used.filter((tile) => tile === BLANK).length;
  return ok({ placement, points, words, jokers, used, laid: laid.value });
}

function forbiddenIn({ rules }: DuplicateState, words: readonly string[]): string | null {
  const forbidden = new Set(rules.forbiddenLetters);
  for (const word of words) for (const letter of capitals(word)) if (forbidden.has(letter)) return letter;
  return null;
}
