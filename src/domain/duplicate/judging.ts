import { ok } from '../result.ts';
import type { DuplicateRules } from '../rules/duplicateRules.ts';
import { capitals } from '../tiles/tileSet.ts';
import type { Judged, ParticipantNumber } from './fact.ts';
import { type Outcome, outOfRange, refuse } from './refusal.ts';
import type { DuplicateState } from './state.ts';

export type AnswerStanding = 'valid' | 'invalid' | 'unjudged';

/**
 * What the list alone decides: words it knows, and of those it does not know the short ones. Null: the referee has to
 * (004 §12).
 */
export function listVerdict({ judgedByList }: DuplicateRules, word: string, known: boolean): boolean | null {
  if (known) return true;
  return judgedByList === null || [...word.normalize('NFC')].length <= judgedByList ? false : null;
}

/** Words are judged, once for all. A mistake that is announced holds from a move on; what is past stays. */
export function judgeWords(state: DuplicateState, { words, by, from }: Judged): Outcome<DuplicateState> {
  if (words.length === 0) return refuse({ why: 'no-words' });
  const refusal = from === undefined ? null : outOfRange('from', from, 1, state.moves.length + 1);
  if (refusal) return refuse(refusal);
  const verdicts = new Map(state.verdicts);
  for (const { word, valid } of words) {
    const key = capitals(word);
    const before = verdicts.get(key) ?? [];
    const [last] = before;
    if (last && from === undefined) {
      // The list may say again what it said.
      if (last.valid !== valid) return refuse({ why: 'already-judged', word: key, valid: last.valid });
      continue;
    }
    const since = from ?? 1;
    // What is said from the same move on, or a later one, holds no more.
    verdicts.set(key, [{ from: since, valid, by }, ...before.filter((one) => one.from < since)]);
  }
  return ok({ ...state, verdicts });
}

/** A ruling after the game goes before a verdict; a word that nobody judged stands. */
export function wordStanding(
  state: DuplicateState,
  word: string,
  move: number,
  participant: ParticipantNumber | null,
): AnswerStanding {
  const key = capitals(word);
  const ruled =
    state.ruledWords.length === 0
      ? null
      : state.ruledWords.findLast(
          (one) =>
            one.move === move &&
            one.word === key &&
            (one.participant === null || (participant !== null && one.participant === participant)),
        );
  if (ruled) return ruled.valid ? 'valid' : 'invalid';
  const verdict = state.verdicts.get(key)?.find(({ from }) => from <= move);
  return verdict ? (verdict.valid ? 'valid' : 'invalid') : 'unjudged';
}

/** The worst of its words decides. */
export function standingOfWords(
  state: DuplicateState,
  words: readonly string[],
  move: number,
  participant: ParticipantNumber | null,
): AnswerStanding {
  let standing: AnswerStanding = 'valid';
  for (const word of words) {
    const one = wordStanding(state, word, move, participant);
    if (one === 'invalid') return 'invalid';
    if (one === 'unjudged') standing = 'unjudged';
  }
  return standing;
}
