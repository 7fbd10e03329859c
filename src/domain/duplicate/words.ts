import { capitals } from '../tiles/tileSet.ts';
import type { Points } from '../units.ts';
import type { ParticipantNumber } from './fact.ts';
import { type AnswerStanding, wordStanding } from './judging.ts';
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
  return state.moves.flatMap((move) => laidIn(state, move));
}

type Laid = Pick<DuplicateState, 'verdicts' | 'ruledWords'> & { readonly words: readonly LaidWord[] };

/** As long as nothing is judged anew what was laid in an earlier move stands as it did: three hundred answers come at once. */
const laid = new WeakMap<MoveRecord, Laid>();

function laidIn(state: DuplicateState, move: MoveRecord): readonly LaidWord[] {
  const { verdicts, ruledWords } = state;
  const before = laid.get(move);
  if (before?.verdicts === verdicts && before.ruledWords === ruledWords) return before.words;
  const words = [...wordsOf(move)].map(([word, participants]) => ({
    word,
    move: move.n,
    standing: wordStanding(state, word, move.n, null),
    participants,
  }));
  laid.set(move, { verdicts, ruledWords, words });
  return words;
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

/** The same with where they were laid: those of the last move first, and in it those of the best claims, which may be laid for all. */
export function undecidedWords(state: DuplicateState): readonly LaidWord[] {
  return laidWords(state)
    .filter(({ standing }) => standing === 'unjudged')
    .map((laid) => ({ laid, claim: bestClaim(state, laid) }))
    .sort((one, other) => other.laid.move - one.laid.move || other.claim - one.claim)
    .map(({ laid }) => laid);
}

/** Those of moves that are over: their points stand in every table, and nobody has judged them. */
export function countingUndecided(state: DuplicateState): readonly LaidWord[] {
  return undecidedWords(state).filter(({ move }) => state.moves[move - 1]!.closedAt !== null);
}

function bestClaim({ moves }: DuplicateState, { move, participants }: LaidWord): Points {
  const answers = lastAnswers(moves[move - 1]!);
  return Math.max(0, ...participants.map((number) => answers.get(number)?.points ?? 0));
}
