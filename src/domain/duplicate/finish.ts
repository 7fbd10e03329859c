import { ok } from '../result.ts';
import { capitals } from '../tiles/tileSet.ts';
import type { Millis } from '../units.ts';
import { commitmentOf, isSeed } from './drawing.ts';
import type { Ended, Objection, Revealed } from './fact.ts';
import { MOST_POINTS } from './laying.ts';
import { over } from './moves.ts';
import { type Outcome, outOfRange, refuse } from './refusal.ts';
import { type DuplicateState, lastAnswers } from './state.ts';

/** The referee ends the game between two moves. */
export function endByReferee(state: DuplicateState, { why }: Ended, at: Millis): Outcome<DuplicateState> {
  if (state.phase === 'over') return refuse({ why: 'game-over' });
  if (state.phase === 'playing') return refuse({ why: 'wrong-phase', phase: state.phase });
  return ok(over(state, why, at));
}

/** Objections are ruled after the game (004 §13): the board stays as it was, only points change. */
export function ruleObjection(state: DuplicateState, fact: Objection): Outcome<DuplicateState> {
  if (state.phase !== 'over') return refuse({ why: 'not-over' });
  const { move: n, participant, word, valid, points } = fact;
  const move = state.moves[n - 1];
  if (!move) return refuse({ why: 'no-such-move', move: n, moves: state.moves.length });
  if (points !== undefined && participant !== undefined && word === undefined && valid === undefined) {
    const refusal = outOfRange('points', points, 0, MOST_POINTS);
    if (refusal) return refuse(refusal);
    return ok({ ...state, ruledPoints: [...state.ruledPoints, { move: n, participant, points }] });
  }
  if (word === undefined || valid === undefined || points !== undefined)
    return refuse({ why: 'nothing-ruled' });
  const key = capitals(word);
  const laid = [
    ...[...lastAnswers(move).values()].flatMap((one) => one.words),
    ...(move.master?.words ?? []),
  ];
  if (!laid.some((one) => capitals(one) === key)) return refuse({ why: 'word-not-laid', word: key, move: n });
  const ruled = { move: n, word: key, valid, participant: participant ?? null };
  return ok({ ...state, ruledWords: [...state.ruledWords, ruled] });
}

/** What was promised before the game is kept: the seed is the one whose sum was shown. */
export function revealSeed(state: DuplicateState, { seed }: Revealed): Outcome<DuplicateState> {
  if (state.phase !== 'over') return refuse({ why: 'not-over' });
  const { commitment } = state.start;
  if (commitment === undefined) return refuse({ why: 'no-commitment' });
  if (!isSeed(seed) || commitmentOf(seed) !== commitment.toLowerCase()) return refuse({ why: 'other-seed' });
  return ok({ ...state, seed: seed.toLowerCase() });
}
