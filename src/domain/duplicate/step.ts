import type { Moment } from '../log/entry.ts';
import { ok } from '../result.ts';
import { leaveRoom, penalize, warn } from './conduct.ts';
import type { DuplicateFact } from './fact.ts';
import { endByReferee, revealSeed, ruleObjection } from './finish.ts';
import { judgeWords } from './judging.ts';
import { addAnswer, closeWithoutMove, layMaster, startMove } from './moves.ts';
import { pauseGame, resumeGame, stoppedAfter } from './pauses.ts';
import { takeRack } from './racks.ts';
import { type Outcome, refuse } from './refusal.ts';
import { startDuplicate } from './start.ts';
import { type DuplicateState, participantOf } from './state.ts';

/** One fact: the state after it, or why it cannot be. A kind of fact without a handler does not compile. */
export function step(
  state: DuplicateState | null,
  fact: DuplicateFact,
  moment: Moment,
): Outcome<DuplicateState> {
  if (!state) return fact.type === 'start' ? startDuplicate(fact, moment.at) : refuse({ why: 'not-started' });
  if (fact.type === 'start') return refuse({ why: 'already-started' });
  const participant = 'participant' in fact ? fact.participant : undefined;
  if (participant !== undefined && !participantOf(state, participant)) {
    return refuse({ why: 'no-such-participant', participant });
  }
  const ready = withImplied(state, fact, moment);
  return ready.ok ? handle(ready.value, fact, moment) : ready;
}

function handle(
  state: DuplicateState,
  fact: Exclude<DuplicateFact, { type: 'start' }>,
  moment: Moment,
): Outcome<DuplicateState> {
  switch (fact.type) {
    case 'draw':
      return takeRack(state, fact, moment.at);
    case 'move':
      return startMove(state, fact, moment.at);
    case 'answer':
      return addAnswer(state, fact, moment);
    case 'judged':
      return judgeWords(state, fact);
    case 'master':
      return mapped(layMaster(state, fact, moment), stoppedAfter);
    case 'no-move':
      return mapped(closeWithoutMove(state, moment.at), stoppedAfter);
    case 'pause':
      return pauseGame(state, fact, moment.at);
    case 'resume':
      return resumeGame(state, moment.at);
    case 'warning':
      return warn(state, fact, moment);
    case 'penalty':
      return penalize(state, fact);
    case 'left':
      return leaveRoom(state, fact);
    case 'objection':
      return ruleObjection(state, fact);
    case 'ended':
      return endByReferee(state, fact, moment.at);
    case 'reveal':
      return revealSeed(state, fact);
  }
}

const mapped = (outcome: Outcome<DuplicateState>, then: (state: DuplicateState) => DuplicateState) =>
  outcome.ok ? ok(then(outcome.value)) : outcome;

/**
 * What a log may leave unsaid: the first answer, master or failure says that the move was played, from the moment its
 * rack lay there; where no racks are known, from its first fact on.
 */
function withImplied(state: DuplicateState, fact: DuplicateFact, { at }: Moment): Outcome<DuplicateState> {
  if (!opensMove(state, fact)) return ok(state);
  if (state.phase === 'ready') return startMove(state, { type: 'move' }, state.rackSince);
  return state.phase === 'drawing' ? startMove(state, { type: 'move' }, at) : ok(state);
}

function opensMove(state: DuplicateState, fact: DuplicateFact): boolean {
  if (fact.type === 'master' || fact.type === 'no-move' || fact.type === 'left') return true;
  return fact.type === 'answer' && (fact.move === undefined || fact.move > state.moves.length);
}
