import { capitals } from '../tiles/tileSet.ts';
import type { ParticipantNumber } from './fact.ts';
import { type Standing, standingOf } from './judging.ts';
import { type DuplicateState, lastAnswers } from './state.ts';

/** A word that was laid in a move, and by whom. */
export type LaidWord = {
  readonly word: string;
  readonly move: number;
  readonly standing: Standing;
  readonly participants: readonly ParticipantNumber[];
};

/** Every word of every move, as it stands for all; the order in which they were laid. */
export function laidWords(state: DuplicateState): readonly LaidWord[] {
  return state.moves.flatMap((move) => {
    const by = new Map<string, ParticipantNumber[]>();
    for (const { participant, words } of lastAnswers(move).values()) {
      for (const word of new Set(words.map(capitals))) by.set(word, [...(by.get(word) ?? []), participant]);
    }
    return [...by].map(([word, participants]) => ({
      word,
      move: move.n,
      standing: standingOf(state, word, move.n, null),
      participants: participants.sort((a, b) => a - b),
    }));
  });
}

/** Words that somebody still has to judge. */
export function unjudgedWords(state: DuplicateState): readonly string[] {
  const open = laidWords(state).filter(({ standing }) => standing === 'unjudged');
  return [...new Set(open.map(({ word }) => word))];
}
