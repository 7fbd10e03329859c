import { type DuplicateState, tileSetOf } from '../../domain/duplicate/state.ts';
import { laidWords } from '../../domain/duplicate/words.ts';
import { compareWords } from '../../domain/tiles/collation.ts';

type RuledWord = { readonly word: string; readonly count: number };

/** Where a regulation has the list judge every word, the long ones begin as at the Slovak championship. */
const USUALLY_SHORT = 6;

/**
 * What the room is told after the game (004 §15): every word that was refused, and of the accepted ones those too long
 * for the list alone; each once, in the order of the alphabet, with how many laid it.
 */
export function ruledWords(
  state: DuplicateState,
): Readonly<Record<'valid' | 'invalid', readonly RuledWord[]>> {
  const counts = { valid: new Map<string, number>(), invalid: new Map<string, number>() };
  const short = state.rules.judgedByList ?? USUALLY_SHORT;
  for (const { word, standing, participants } of laidWords(state)) {
    if (standing === 'unjudged' || (standing === 'valid' && [...word].length <= short)) continue;
    counts[standing].set(word, (counts[standing].get(word) ?? 0) + participants.length);
  }
  const set = tileSetOf(state);
  const listed = (of: ReadonlyMap<string, number>) =>
    [...of]
      .map(([word, count]) => ({ word, count }))
      .sort((one, other) => compareWords(set, one.word, other.word));
  return { valid: listed(counts.valid), invalid: listed(counts.invalid) };
}
