import { isSamePlacement } from '../../domain/duplicate/moves.ts';
import { standingOfAnswer } from '../../domain/duplicate/scoring.ts';
import type { AnswerLine, DuplicateState, MoveRecord } from '../../domain/duplicate/state.ts';

/** What the referee should know before a move is laid for all. That it is not the highest is refused by the game itself. */
export type MasterGuard = 'unjudged' | 'more-jokers' | 'equals' | 'not-proposed';

/** `proposed`: the candidates in the order of the rules; `chosen` is one of them. */
export function masterGuards(
  state: DuplicateState,
  move: MoveRecord,
  proposed: readonly AnswerLine[],
  chosen: AnswerLine,
): readonly MasterGuard[] {
  const guards: MasterGuard[] = [];
  if (standingOfAnswer(state, move.n, chosen) === 'unjudged') guards.push('unjudged');
  if (proposed.some(({ jokers }) => jokers < chosen.jokers)) guards.push('more-jokers');
  const others = proposed.filter(({ placement }) => !isSame(placement, chosen.placement));
  if (others.length > 0) guards.push('equals');
  if (proposed[0] && !isSame(proposed[0].placement, chosen.placement)) guards.push('not-proposed');
  return guards;
}

function isSame(one: AnswerLine['placement'], other: AnswerLine['placement']): boolean {
  return one !== null && other !== null && isSamePlacement(one, other);
}
