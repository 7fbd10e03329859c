import { standingOfWords } from '../../domain/duplicate/judging.ts';
import { isSamePlacement } from '../../domain/duplicate/moves.ts';
import type { AnswerLine, DuplicateState, MoveRecord } from '../../domain/duplicate/state.ts';

/** What the referee should know before a move is laid for all. That it is not the highest is refused by the game itself. */
export type MasterGuard = 'unjudged' | 'more-jokers' | 'equals' | 'not-proposed';

type Candidate = Pick<AnswerLine, 'placement' | 'words' | 'jokers' | 'points'>;

/** `proposed`: the answers that may be laid, in the order of the rules; `chosen` is one of them, or was typed. */
export function masterGuards(
  state: DuplicateState,
  move: MoveRecord,
  proposed: readonly Candidate[],
  chosen: Candidate,
): readonly MasterGuard[] {
  const guards: MasterGuard[] = [];
  const equal = proposed.filter(({ points }) => points === chosen.points);
  if (standingOfWords(state, chosen.words, move.n, null) === 'unjudged') guards.push('unjudged');
  if (equal.some(({ jokers }) => jokers < chosen.jokers)) guards.push('more-jokers');
  const others = equal.filter(({ placement }) => !isSame(placement, chosen.placement));
  if (others.length > 0) guards.push('equals');
  if (equal[0] && !isSame(equal[0].placement, chosen.placement)) guards.push('not-proposed');
  return guards;
}

function isSame(one: AnswerLine['placement'], other: AnswerLine['placement']): boolean {
  return one !== null && other !== null && isSamePlacement(one, other);
}
