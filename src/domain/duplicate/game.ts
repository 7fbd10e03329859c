import { createLog, type Log } from '../log/log.ts';
import type { DuplicateFact } from './fact.ts';
import type { DuplicateReason } from './refusal.ts';
import type { DuplicateState } from './state.ts';
import { step } from './step.ts';

/** A duplicate game: its log, and what follows from it. */
export type DuplicateGame = Log<DuplicateFact, DuplicateState>;

const log = createLog<DuplicateFact, DuplicateState, DuplicateReason>({
  step,
  isStart: ({ type }) => type === 'start',
  // Nobody signs a duplicate game.
  isSignature: () => false,
  mayBecome: (was, is) => was.type === is.type || (closesMove(was) && closesMove(is)),
});

export const { append, replay, asItStood, current } = log;

export type DuplicateReplay = ReturnType<typeof replay>;

/** A move that was closed without a master may have had one after all. */
function closesMove({ type }: DuplicateFact): boolean {
  return type === 'master' || type === 'no-move';
}
