import type { ParticipantNumber } from '../../domain/duplicate/fact.ts';
import type { AnswerStanding } from '../../domain/duplicate/judging.ts';
import { standingOfAnswer } from '../../domain/duplicate/scoring.ts';
import {
  type AnswerLine,
  type DuplicateState,
  lastAnswers,
  type MoveRecord,
} from '../../domain/duplicate/state.ts';

/** Equal answers, and who gave them. */
type AnswerGroup = {
  readonly key: string;
  readonly answer: AnswerLine;
  readonly participants: readonly ParticipantNumber[];
  readonly standing: AnswerStanding;
};

/** The best first; what is known to be wrong, and nothing at all, at the end. */
export function groupAnswers(state: DuplicateState, move: MoveRecord): readonly AnswerGroup[] {
  const groups = new Map<string, { answer: AnswerLine; participants: ParticipantNumber[] }>();
  for (const answer of lastAnswers(move).values()) {
    const key = keyOf(answer);
    const group = groups.get(key);
    if (group) group.participants.push(answer.participant);
    else groups.set(key, { answer, participants: [answer.participant] });
  }
  return [...groups]
    .map(([key, { answer, participants }]) => ({
      key,
      answer,
      participants: participants.sort((a, b) => a - b),
      standing: standingOfAnswer(state, move.n, answer),
    }))
    .sort((a, b) => worth(b) - worth(a) || a.key.localeCompare(b.key));
}

const worth = ({ answer, standing }: AnswerGroup): number => (standing === 'invalid' ? -1 : answer.points);

function keyOf({ placement, points, words }: AnswerLine): string {
  return placement
    ? `${placement.at}${placement.down ? 'v' : '>'}${placement.word}`
    : `${points} ${words.join(' ')}`;
}
