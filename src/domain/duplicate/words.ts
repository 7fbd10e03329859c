import { capitals } from '../tiles/tileSet.ts';
import type { ParticipantNumber } from './fact.ts';
import { type AnswerStanding, standingOf } from './judging.ts';
import { type DuplicateState, lastAnswers, type MoveRecord } from './state.ts';

/** A word that was laid in a move, and by whom. */
export type LaidWord = {
  readonly word: string;
  readonly move: number;
  readonly standing: AnswerStanding;
  readonly participants: readonly ParticipantNumber[];
};

/** Every word of every move, as it stands for all; the order in which they were laid. */
export function laidWords(state: DuplicateState): readonly LaidWord[] {
  return state.moves.flatMap((move) =>
    [...wordsOf(move)].map(([word, participants]) => ({
      word,
      move: move.n,
      standing: standingOf(state, word, move.n, null),
      participants,
    })),
  );
}

/** Moves never change: what was laid in one is looked for once, however often the words are asked for. */
const known = new WeakMap<MoveRecord, ReadonlyMap<string, readonly ParticipantNumber[]>>();

function wordsOf(move: MoveRecord): ReadonlyMap<string, readonly ParticipantNumber[]> {
  const before = known.get(move);
  if (before) return before;
  const by = new Map<string, ParticipantNumber[]>();
  for (const { participant, words } of lastAnswers(move).values()) {
    for (const word of new Set(words.map(capitals))) {
      const participants = by.get(word);
      if (participants) participants.push(participant);
      else by.set(word, [participant]);
    }
  }
  for (const participants of by.values()) participants.sort((a, b) => a - b);
  known.set(move, by);
  return by;
}

/** Words that somebody still has to judge. */
export function unjudgedWords(state: DuplicateState): readonly string[] {
  const open = laidWords(state).filter(({ standing }) => standing === 'unjudged');
  return [...new Set(open.map(({ word }) => word))];
}
