import { columnOf, readSquare, rowOf } from '../board/square.ts';
import type { EqualOrder } from '../rules/duplicateRules.ts';
import { compareWords } from '../tiles/collation.ts';
import { capitals, type TileSet } from '../tiles/tileSet.ts';
import { counts } from './scoring.ts';
import { type AnswerLine, type DuplicateState, lastAnswers, type MoveRecord, tileSetOf } from './state.ts';

type Ordered = Pick<AnswerLine, 'placement' | 'words' | 'jokers'>;

/** Which of two moves of the same worth is proposed: negative for the first. */
export function compareEquals(
  set: TileSet,
  order: readonly EqualOrder[],
  one: Ordered,
  other: Ordered,
): number {
  for (const rule of order) {
    const difference = COMPARE[rule](one, other, set);
    if (difference !== 0) return difference;
  }
  return 0;
}

const COMPARE: Readonly<Record<EqualOrder, (one: Ordered, other: Ordered, set: TileSet) => number>> = {
  word: (one, other, set) => compareWords(set, mainWord(one), mainWord(other)),
  top: (one, other) => rowOf(squareOf(one)) - rowOf(squareOf(other)),
  left: (one, other) => columnOf(squareOf(one)) - columnOf(squareOf(other)),
  across: (one, other) => Number(one.placement?.down ?? false) - Number(other.placement?.down ?? false),
  'fewer-jokers': (one, other) => one.jokers - other.jokers,
};

const mainWord = ({ placement, words }: Ordered): string => capitals(words[0] ?? placement?.word ?? '');
const squareOf = ({ placement }: Ordered): number => (placement && readSquare(placement.at)) ?? 0;

/** The answers that may become the master, the proposed one first: the best that are not known to be wrong. */
export function proposals(state: DuplicateState, move: MoveRecord): readonly AnswerLine[] {
  const standing = [...lastAnswers(move).values()].filter(
    (answer) => answer.points > 0 && counts(state, move, answer),
  );
  const best = Math.max(0, ...standing.map(({ points }) => points));
  const set = tileSetOf(state);
  return standing
    .filter(({ points }) => points === best)
    .sort(
      (one, other) =>
        compareEquals(set, state.rules.equals, one, other) || one.participant - other.participant,
    );
}
