import type { Placement } from '../board/placement.ts';
import type { Moment } from '../log/entry.ts';
import { ok } from '../result.ts';
import { BLANK } from '../tiles/tileSet.ts';
import type { Millis } from '../units.ts';
import { exclusionOf } from './conduct.ts';
import type { Answer, Master, MoveStarted } from './fact.ts';
import { standingOfWords } from './judging.ts';
import { type CountedMove, countMove } from './laying.ts';
import { sizeOf, withoutTilesOf } from './racks.ts';
import { type DuplicateReason, type Outcome, outOfRange, refuse } from './refusal.ts';
import { bestAnswer, counts } from './scoring.ts';
import {
  type DuplicateEnd,
  type DuplicateState,
  lastAnswers,
  type MoveRecord,
  nextMove,
  openMove,
  timeUpAt,
} from './state.ts';

const SHORTEST_TIME: Millis = 1_000;
const LONGEST_TIME: Millis = 3_600_000;

export function startMove(state: DuplicateState, fact: MoveStarted, at: Millis): Outcome<DuplicateState> {
  const { phase, rules, rack, board } = state;
  if (phase === 'over') return refuse({ why: 'game-over' });
  if (phase === 'playing') return refuse({ why: 'wrong-phase', phase });
  if (state.paused) return refuse({ why: 'paused' });
  // Whoever writes down points alone need not know the racks; who has drawn once goes on drawing.
  if (phase === 'drawing' && state.bag && state.draws.length > 0) return refuse({ why: 'no-rack' });
  const n = nextMove(state);
  if (fact.n !== undefined && fact.n !== n) return refuse({ why: 'other-move', n, got: fact.n });
  const known = phase === 'ready' ? rack : null;
  const joker = known?.includes(BLANK) ? rules.time.joker : 0;
  const length = fact.time ?? rules.time.move + joker;
  const refusal = outOfRange('time', length, SHORTEST_TIME, LONGEST_TIME);
  if (refusal) return refuse(refusal);
  const move: MoveRecord = {
    n,
    rack: known,
    board,
    startedAt: at,
    clock: { length, left: length, since: at },
    answers: null,
    away: [],
    closedAt: null,
    master: null,
  };
  const bag = phase === 'ready' ? state.bag : null;
  return ok({ ...state, phase: 'playing', rack: known, bag, moves: [...state.moves, move] });
}

/** The last answer counts; one that is no move at all was never given (I-29e). */
export function addAnswer(
  state: DuplicateState,
  fact: Answer,
  { at, index }: Moment,
): Outcome<DuplicateState> {
  const n = fact.move ?? state.moves.length;
  const move = state.moves[n - 1];
  if (!move) return refuse({ why: 'no-such-move', move: n, moves: state.moves.length });
  const refusal = answerRefusal(state, move, fact, at);
  if (refusal) return refuse(refusal);
  const counted = countMove(state, move, fact);
  if (!counted.ok) return counted;
  const { placement, points, words, jokers } = counted.value;
  const { participant, paper = false, reason = null } = fact;
  const last = { participant, placement, points, words, jokers, at, index, paper, reason };
  return ok(withMove(state, { ...move, answers: { last, before: move.answers } }));
}

function answerRefusal(
  state: DuplicateState,
  move: MoveRecord,
  { participant, paper, reason }: Answer,
  at: Millis,
): DuplicateReason | null {
  const exclusion = exclusionOf(state, participant);
  if (exclusion !== null && move.n >= exclusion) return { why: 'excluded' };
  if (reason !== undefined) return null;
  if (move.away.includes(participant)) return { why: 'left-the-room', move: move.n };
  if (paper) return null;
  if (move.closedAt !== null) return { why: 'too-late', move: move.n, by: at - move.closedAt };
  if (state.paused) return { why: 'paused' };
  const end = timeUpAt(move.clock);
  return end !== null && at > end ? { why: 'too-late', move: move.n, by: at - end } : null;
}

/** One move goes on the board of all. */
export function layMaster(
  state: DuplicateState,
  fact: Master,
  { at, index }: Moment,
): Outcome<DuplicateState> {
  const move = openMove(state);
  if (!move) return refuse(state.end ? { why: 'game-over' } : { why: 'wrong-phase', phase: state.phase });
  if (!fact.placement && fact.points === undefined) return refuse({ why: 'nothing-laid' });
  const counted = countMove(state, move, fact);
  if (!counted.ok) return counted;
  const refusal = masterRefusal(state, move, fact, counted.value);
  if (refusal) return refuse(refusal);
  const { placement, points, words, used, laid } = counted.value;
  const master = {
    placement,
    points,
    words,
    by: fact.by ?? ('rule' as const),
    why: fact.why ?? null,
    at,
    index,
  };
  const closed = withMove(state, closeMove({ ...move, master }, at));
  const known = laid !== null && closed.rack !== null;
  return ok(
    ended(
      {
        ...closed,
        phase: 'drawing',
        failures: 0,
        board: laid?.board ?? null,
        rack: known ? withoutTilesOf(closed.rack!, used) : null,
        bag: known ? closed.bag : null,
      },
      at,
    ),
  );
}

function masterRefusal(
  state: DuplicateState,
  move: MoveRecord,
  { by }: Master,
  { points, words, placement }: CountedMove,
): DuplicateReason | null {
  const wrong = words.find((word) => standingOfWords(state, [word], move.n, null) === 'invalid');
  if (wrong !== undefined) return { why: 'invalid-word', word: wrong };
  const best = bestAnswer(state, move);
  if (best && best.points > points) {
    return { why: 'below-answer', participant: best.participant, best: best.points, got: points };
  }
  if (state.rules.master === 'machine' || by === 'referee') return null;
  const answered = [...lastAnswers(move).values()].some(
    (one) =>
      one.points === points &&
      counts(state, move, one) &&
      (!placement || !one.placement || isSamePlacement(one.placement, placement)),
  );
  return answered ? null : { why: 'nobody-laid-it' };
}

export function isSamePlacement(one: Placement, other: Placement): boolean {
  return (
    one.at.toUpperCase() === other.at.toUpperCase() &&
    (one.down ?? false) === (other.down ?? false) &&
    one.word.normalize('NFC') === other.word.normalize('NFC')
  );
}

/** Nobody has a valid move: the whole rack goes back, or the game is over if nothing is left to draw (004 §9). */
export function closeWithoutMove(state: DuplicateState, at: Millis): Outcome<DuplicateState> {
  const move = openMove(state);
  if (!move) return refuse(state.end ? { why: 'game-over' } : { why: 'wrong-phase', phase: state.phase });
  const best = bestAnswer(state, move);
  if (best) return refuse({ why: 'below-answer', participant: best.participant, best: best.points, got: 0 });
  const closed = withMove(state, closeMove(move, at));
  const failed: DuplicateState = { ...closed, phase: 'drawing', failures: state.failures + 1 };
  if (failed.bag && sizeOf(failed.bag) === 0) return ok(over(failed, 'no-move-possible', at));
  return ok(ended(recycled(failed), at));
}

/** All tiles of the rack are in the bag again. */
function recycled(state: DuplicateState): DuplicateState {
  if (!state.bag || !state.rack) return state;
  const bag = new Map(state.bag);
  for (const tile of state.rack) bag.set(tile, (bag.get(tile) ?? 0) + 1);
  return { ...state, bag, rack: [] };
}

function ended(state: DuplicateState, at: Millis): DuplicateState {
  const { bag, rack, rules, moves } = state;
  if (bag && rack && sizeOf(bag) + rack.length === 0) return over(state, 'all-tiles', at);
  if (rules.moves !== null && moves.length >= rules.moves) return over(state, 'all-moves', at);
  return state;
}

export function over(state: DuplicateState, why: DuplicateEnd['why'], at: Millis): DuplicateState {
  return { ...state, phase: 'over', paused: null, stopping: null, end: { why, at } };
}

function closeMove(move: MoveRecord, at: Millis): MoveRecord {
  const { clock } = move;
  const left = clock.since === null ? clock.left : Math.max(0, clock.left - (at - clock.since));
  const end = timeUpAt(clock);
  return { ...move, clock: { ...clock, left, since: null }, closedAt: end === null ? at : Math.min(at, end) };
}

export function withMove(state: DuplicateState, move: MoveRecord): DuplicateState {
  const moves = state.moves.slice();
  moves[move.n - 1] = move;
  return { ...state, moves };
}
